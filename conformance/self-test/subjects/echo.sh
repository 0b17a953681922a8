# Gives every line back as it came.
exec cat
