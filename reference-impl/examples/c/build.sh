#!/bin/sh
# Builds the tool into build/.
set -e
cd "$(dirname "$0")"
mkdir -p build
"${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra -Wpedantic -o build/stat stat.c json.c
