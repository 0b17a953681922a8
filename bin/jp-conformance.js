#!/usr/bin/env node
// Old syntax on purpose: a Node that is too old must get as far as saying so.
var version = process.versions.node.split('.').map(Number)

if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
  process.stderr.write(
    'jp-conformance needs Node 22.18 or newer, and this is Node ' + process.versions.node + '.\n',
  )
  process.exitCode = 2
} else {
  import('../dist/cli/main.js').catch((error) => {
    var unbuilt = error.code === 'ERR_MODULE_NOT_FOUND' && /\/dist\/cli\/main\.js$/.test(error.url)
    if (!unbuilt) throw error
    return import('../cli/main.ts')
  })
}
