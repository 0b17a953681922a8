/**
 * What probes do with files. Not by `import`, which asks a module of Node for all that it exports: that of `node:fs` then
 * loads its streams, a sixth of what our own part of a start takes.
 */
export const { closeSync, existsSync, openSync, readFileSync, writeSync } =
  process.getBuiltinModule('node:fs')
