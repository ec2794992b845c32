"""`script/faults`: people play on three nodes while these die, and while the database and the bus start anew."""
