# What the server says.
