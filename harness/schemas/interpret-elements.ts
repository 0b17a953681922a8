import { elementsOf, equal, type JsonObject } from '../wire/json.ts'
import type { Judging } from './judging.ts'

/** Keywords about arrays. */
export function elementsHold(schema: JsonObject, value: unknown[], outer: Judging): boolean {
  const { minItems, maxItems, uniqueItems, prefixItems, items } = schema
  if (typeof minItems === 'number' && value.length < minItems) return false
  if (typeof maxItems === 'number' && value.length > maxItems) return false
  const judging = outer.evaluated ? { ...outer, evaluated: undefined } : outer
  const prefix = elementsOf(prefixItems)
  for (let i = 0; i < value.length; i++) {
    const part = i < prefix.length ? prefix[i] : items
    if (part !== undefined && !judging.holds(part, value[i], judging)) return false
  }
  if (uniqueItems === true && !areUnique(value)) return false
  return schema.contains === undefined || contains(schema, value, judging)
}

const areUnique = (list: unknown[]) =>
  list.every((one, i) => list.findIndex((other) => equal(one, other)) === i)

function contains(schema: JsonObject, value: unknown[], judging: Judging): boolean {
  const { minContains = 1, maxContains } = schema
  const { length } = value.filter((one) => judging.holds(schema.contains, one, judging))
  return (
    length >= Number(minContains) && (maxContains === undefined || length <= Number(maxContains))
  )
}
