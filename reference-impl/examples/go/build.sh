#!/bin/sh
# Builds the tools and the probe into build/.
set -e
cd "$(dirname "$0")"
export GOFLAGS=-mod=readonly GOTOOLCHAIN=local GOPROXY=off
go build -o build/find .
go build -o build/probe ./probe
go build -o build/slow ./slow
