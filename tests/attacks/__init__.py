"""The attacks that the first release did not withstand, over the network and the command line alone.

They use only what 0.1.0 had, too: `LEADLIGHT_ATTACKED=PYTHON script/test tests/attacks` runs them against the Leadlight
that is installed for another Python. docs/security.md says what they do to 0.1.0.
"""
