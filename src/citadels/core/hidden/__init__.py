"""What is hidden: the view of each seat, and games that a seat cannot tell from the true one."""
