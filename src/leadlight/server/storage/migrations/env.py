"""Alembic's way in; `storage.database.migrate` calls it."""

from alembic import context
from sqlalchemy import create_engine

from leadlight.server.storage.schema import metadata

engine = create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    connection.exec_driver_sql("begin immediate")  # all or nothing, also when we are killed half-way
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
