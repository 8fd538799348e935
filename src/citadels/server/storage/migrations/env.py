"""Runs the migrations on the connection that the server hands over."""

from alembic import context

from citadels.server.storage import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema.metadata)
with context.begin_transaction():
    context.run_migrations()
