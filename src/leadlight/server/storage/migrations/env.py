"""Alembic runs this file for `storage.database.migrate`."""

from alembic import context
from sqlalchemy import create_engine

from leadlight.server.storage.schema import metadata

engine = create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    connection.exec_driver_sql("begin immediate")  # all or nothing, even if the program is killed half-way
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
