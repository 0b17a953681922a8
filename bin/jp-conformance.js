#!/usr/bin/env node
// Syntax and modules that old Nodes have: one that is too old must get as far as stating it.
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
// A checkout has the sources, the published package only what was built from them.
const isCheckout = existsSync(`${root}/cli/main.ts`)

if (major < 22 || (major === 22 && minor < 18)) {
  refuse(
    `Node 22.18 or newer is needed, and this is Node ${process.versions.node}.`,
    isCheckout
      ? `Use the one of the checkout: cd ${root} && npm ci && export PATH="$PWD/node_modules/.bin:$PATH"`
      : 'Install a newer one: https://nodejs.org',
  )
} else if (!isCheckout) {
  import('../dist/cli/main.js')
} else if (existsSync(`${root}/node_modules/commander`)) {
  // Most of a start is the compiling of TypeScript; a certification starts reference programs a hundred times.
  module.enableCompileCache(`${root}/node_modules/.cache/jp-conformance`)
  import('../cli/main.ts')
} else {
  refuse(
    `the packages of the checkout ${root} are not installed.`,
    `Install them: cd ${root} && npm ci`,
  )
}

function refuse(message, hint) {
  process.stderr.write(`jp-conformance: ${message}\n  ${hint}\n`)
  process.exitCode = 2
}
