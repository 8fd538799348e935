"""Studies: experiments of any size, from a file to figures with their intervals."""
