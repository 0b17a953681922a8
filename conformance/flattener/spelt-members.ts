import { namesIn } from '../../harness/generators/closed.ts'
import { equal, isObject, type JsonObject, parse } from '../../harness/wire/json.ts'
import type { Flat } from './trial.ts'

/** Whether every sample is spelt in the flattened form as it is in the given one. */
export const equalSpelling = ({ samples }: Pick<Flat, 'samples'>): boolean =>
  samples.every(({ value, encoded }) => encoded.kind === 'value' && equal(encoded.value, value))

/** Finds whether a member is spelt in the flattened form as in the given one, for all that is seen; what has no form is. */
export function speltAlike({ samples, answer }: Flat): (name: string) => boolean {
  const isSeenAlike = (name: string) => {
    const spelt = samples.flatMap(({ value, encoded }) =>
      isObject(value) && Object.hasOwn(value, name) && encoded.kind === 'value'
        ? [isObject(encoded.value) && equal(encoded.value[name], value[name])]
        : [],
    )
    return spelt.length > 1 && spelt.every(Boolean)
  }
  const others = new Set(namesIn(answer.schema).filter((name) => !isSeenAlike(name)))
  return (name) => !others.has(name)
}

/** Null may stand for what is absent, and a text for what it spells. */
export const keeps = (name: string, value: JsonObject, decoded: JsonObject) =>
  value[name] === null || equal(value[name], decoded[name])

/** How many members a value spells: one that the given schema does not name may hold several, or their JSON text. */
export function speltMembers({ schema }: Flat, value: JsonObject): number {
  const names = namesIn(schema)
  const counts = Object.entries(value).map(([name, part]) => {
    const spelt = typeof part === 'string' ? parse(part) : part
    const held = names.includes(name) ? undefined : spelt
    return isObject(held) ? Math.max(1, Object.keys(held).length) : 1
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
