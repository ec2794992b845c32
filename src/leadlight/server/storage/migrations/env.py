"""Alembic runs this file for `storage.database.migrate`."""

from alembic import context

from leadlight.server.storage.schema import metadata

engine = context.config.attributes["engine"]
# All or nothing, even if the program is killed half-way. Where several nodes start at once, one of them migrates.
BEGIN = {"sqlite": "begin immediate", "postgresql": "select pg_advisory_xact_lock(76101108)"}
try:
    with engine.connect() as connection:
        connection.exec_driver_sql(BEGIN[engine.dialect.name])
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
        with context.begin_transaction():
            context.run_migrations()
        connection.commit()
finally:
    engine.dispose()
