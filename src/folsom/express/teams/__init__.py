"""Teams of two, with four or six players."""
