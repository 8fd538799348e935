"""Training: how the value and the tastes of bots are fitted from their own games."""
