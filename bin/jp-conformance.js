#!/usr/bin/env node
// Syntax and modules that old Nodes have: one that is too old must get as far as stating it.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) refuseOldNode()
else start()

function start() {
  // An import of Node's files loads its streams too, of which the help has no need: 2 ms of its 15.
  const { existsSync } = process.getBuiltinModule('node:fs')
  const { dirname } = process.getBuiltinModule('node:path')
  const root = dirname(import.meta.dirname)
  if (!isCheckout(root, existsSync)) {
    import('../dist/cli/main.js')
  } else if (existsSync(`${root}/node_modules/commander`)) {
    // Most of a start is the compiling of TypeScript; a certification starts reference programs a hundred times.
    const { enableCompileCache } = process.getBuiltinModule('node:module')
    enableCompileCache(`${root}/node_modules/.cache/jp-conformance`)
    import('../cli/main.ts')
  } else {
    refuse(
      `the packages of the checkout ${root} are not installed.`,
      `Install them: cd ${root} && npm ci`,
    )
  }
}

async function refuseOldNode() {
  const { existsSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1)
  refuse(
    `Node 22.18 or newer is needed, and this is Node ${process.versions.node}.`,
    isCheckout(root, existsSync)
      ? `Use the one of the checkout: cd ${root} && npm ci && export PATH="$PWD/node_modules/.bin:$PATH"`
      : 'Install a newer one: https://nodejs.org',
  )
}

/** Whether the sources are there; the published package has only what was built from them. */
function isCheckout(root, existsSync) {
  return existsSync(`${root}/cli/main.ts`)
}

function refuse(message, hint) {
  process.stderr.write(`jp-conformance: ${message}\n  ${hint}\n`)
  process.exitCode = 2
}
