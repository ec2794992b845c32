"""What is printed of Sintra."""
