module jp-conformance.dev/examples/find

go 1.21
