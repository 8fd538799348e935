"""Every district: the basic ones in one table, the unique ones one file each, as characters."""
