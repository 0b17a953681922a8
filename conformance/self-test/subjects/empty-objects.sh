# Answers every line with an empty object.
while read -r _; do echo '{}'; done
