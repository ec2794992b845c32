"""Second, deliberately naive engines, each written from its page of docs/rules alone, to hold the fast ones against."""
