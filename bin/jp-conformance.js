#!/usr/bin/env node
// Old syntax on purpose: a Node that is too old must get as far as saying so.
var version = process.versions.node.split('.').map(Number)

if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
  process.stderr.write(
    // biome-ignore lint/style/useTemplate: a template is no old syntax.
    'jp-conformance needs Node 22.18 or newer, and this is Node ' + process.versions.node + '.\n',
  )
  process.exitCode = 2
} else {
  // A checkout has the sources, the published package only what was built from them.
  import('../cli/main.ts').catch((error) => {
    var built = error.code === 'ERR_MODULE_NOT_FOUND' && /\/cli\/main\.ts$/.test(error.url)
    if (!built) throw error
    return import('../dist/cli/main.js')
  })
}
