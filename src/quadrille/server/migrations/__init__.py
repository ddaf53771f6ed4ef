"""Steps that bring an older log to its present form; Alembic runs them."""
