"""Wire: what is sent and received, and the one place that builds what a reader is sent."""
