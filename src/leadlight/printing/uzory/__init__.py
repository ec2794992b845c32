"""What is printed of Uzory."""
