"""What is printed of Sagrada."""
