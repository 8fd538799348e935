"""Every character, one file each: king.py has the class King; the editions list them by id."""
