#!/bin/sh
# Builds the tool into build/.
set -e
cd "$(dirname "$0")"
javac -encoding UTF-8 -Xlint:all,-serial -d build Fetch.java Host.java Json.java
