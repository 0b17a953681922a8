#!/bin/sh
# Builds the tool and the probe into target/; `cargo fetch --locked` before it, once, where there is a network.
set -e
cd "$(dirname "$0")"
cargo build --quiet --release --locked --offline
