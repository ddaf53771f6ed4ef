"""Run by Alembic, with a connection that the store hands over."""

from alembic import context
from sqlalchemy import Connection

from quadrille.server.store import FORM

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=FORM)
with context.begin_transaction():
    context.run_migrations()
