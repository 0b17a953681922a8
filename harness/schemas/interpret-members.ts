import { isObject, type JsonObject } from '../wire/json.ts'
import type { Judging } from './judging.ts'
import { patternOf } from './pattern-of.ts'
import { Uncertain } from './uncertain.ts'

/** Keywords about objects. */
export function membersHold(schema: JsonObject, value: JsonObject, judging: Judging): boolean {
  const names = Object.keys(value)
  if (names.includes('__proto__')) throw new Uncertain()
  return (
    counted(schema, value, names) &&
    eachHolds(schema, value, names, judging) &&
    namesHold(schema, names, judging) &&
    dependentsHold(schema, value, judging)
  )
}

function counted(schema: JsonObject, value: JsonObject, names: string[]): boolean {
  const { required, minProperties, maxProperties } = schema
  if (typeof minProperties === 'number' && names.length < minProperties) return false
  if (typeof maxProperties === 'number' && names.length > maxProperties) return false
  return required === undefined || haveAll(value, required)
}

function haveAll(value: JsonObject, required: unknown): boolean {
  if (!Array.isArray(required)) throw new Uncertain()
  return required.every((name) => Object.hasOwn(value, name))
}

/** Each member by its own schema, by those of the patterns that its name fits, or by that of all others. */
function eachHolds(
  schema: JsonObject,
  value: JsonObject,
  names: string[],
  outer: Judging,
): boolean {
  const properties = mapOf(schema.properties)
  const patterns = Object.entries(mapOf(schema.patternProperties))
  const rest = schema.additionalProperties
  const judging = outer.evaluated ? { ...outer, evaluated: undefined } : outer
  return names.every((name) => {
    const parts = patterns.filter(([pattern]) => patternOf(pattern)(name)).map(([, part]) => part)
    if (Object.hasOwn(properties, name)) parts.push(properties[name])
    else if (parts.length === 0 && rest !== undefined) parts.push(rest)
    if (parts.length > 0) outer.evaluated?.add(name)
    return parts.every((part) => judging.holds(part, value[name], judging))
  })
}

function mapOf(value: unknown): JsonObject {
  if (value === undefined) return {}
  if (!isObject(value) || Object.hasOwn(value, '__proto__')) throw new Uncertain()
  return value
}

function namesHold({ propertyNames }: JsonObject, names: string[], outer: Judging): boolean {
  if (propertyNames === undefined) return true
  const judging = { ...outer, evaluated: undefined }
  return names.every((name) => judging.holds(propertyNames, name, judging))
}

function dependentsHold(schema: JsonObject, value: JsonObject, judging: Judging): boolean {
  const { dependentRequired, dependentSchemas } = schema
  const given = ([name]: [string, unknown]) => Object.hasOwn(value, name)
  return (
    Object.entries(mapOf(dependentRequired))
      .filter(given)
      .every(([, required]) => haveAll(value, required)) &&
    Object.entries(mapOf(dependentSchemas))
      .filter(given)
      .every(([, part]) => judging.holds(part, value, judging))
  )
}
