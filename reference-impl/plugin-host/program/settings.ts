import { existsSync, readFileSync } from 'node:fs'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { BadArgument } from '../../bad-argument.ts'
import { Refusal } from './message.ts'

/** The settings that hold where no layer states any. */
const DEFAULTS: JsonObject = {
  assistant: { name: 'Ada' },
  plugins: { shutdown_timeout_secs: 5 },
}

/** Merges the layers of the configuration, from the widest to the narrowest, and what the command line overrides. */
export function resolveSettings(
  files: readonly string[],
  overrides: readonly string[],
): JsonObject {
  const layers = files.filter((file) => existsSync(file)).map(readLayer)
  const settings = [DEFAULTS, ...layers].reduce(merge, {})
  return overrides.map(layerOf).reduce(merge, settings)
}

function readLayer(file: string): JsonObject {
  const layer = parse(readFileSync(file, 'utf8'))
  if (!isObject(layer)) throw new BadArgument(`${file} is no JSON object`)
  return layer
}

/** The layer that one override stands for; its value is JSON, or else a text. */
function layerOf(override: string): JsonObject {
  const at = override.indexOf('=')
  const [key, text] = [override.slice(0, at), override.slice(at + 1)]
  const value = parse(text)
  return key
    .split('.')
    .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value ?? text) as JsonObject
}

function merge(wide: JsonObject, narrow: JsonObject): JsonObject {
  const merged: JsonObject = { ...wide }
  for (const [name, value] of Object.entries(narrow)) {
    const before = merged[name]
    merged[name] = isObject(before) && isObject(value) ? merge(before, value) : value
  }
  return merged
}

/** The value that a dotted path leads to. @throws Refusal when there is none. @see rfd072 §Workspace Queries */
export function valueAt(settings: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (!isObject(value) || !Object.hasOwn(value, name))
      throw new Refusal(`config path not found: ${path}`)
    return value[name]
  }, settings)
}
