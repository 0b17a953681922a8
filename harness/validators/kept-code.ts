import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'

const require = createRequire(import.meta.url)

/** It goes with the packages, whose Ajv wrote the code. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/validators')

/** The validator that was kept under a key, if one was. */
export function keptCode(key: readonly string[]): ValidateFunction | undefined {
  try {
    return require(fileOf(key))
  } catch {
    return undefined
  }
}

/** Keeps the code of a validator for later starts where it can be written, and gives the validator. */
export function keepCode(
  key: readonly string[],
  ajv: Ajv2020,
  validate: ValidateFunction,
): ValidateFunction {
  const { default: standalone } = require('ajv/dist/standalone/index.js') as {
    default: typeof import('ajv/dist/standalone/index.js').default
  }
  const file = fileOf(key)
  const own = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(own, standalone(ajv, validate))
    renameSync(own, file)
  } catch {
    // A folder that cannot be written costs time, nothing else.
  }
  return validate
}

const fileOf = (key: readonly string[]): string =>
  join(folder, `${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32)}.cjs`)
