"""Pictures: what a link shows of a table or a result, drawn and turned into pixels here."""
