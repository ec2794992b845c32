"""What an action is worth and why: opinions on a position, reasons in words, and reviews of matches."""
