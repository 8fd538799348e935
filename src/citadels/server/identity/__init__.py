"""Identity: what proves who a guest is, without a password."""
