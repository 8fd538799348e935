"""Standing: how strong players are, what they like to play, and how leagues stand; pure sums."""
