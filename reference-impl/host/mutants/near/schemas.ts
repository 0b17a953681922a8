import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { onParameters } from '../showing.ts'

const without = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(each, names))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, each]) => [name, without(each, names)]),
  )
}

/** Drops some keywords of the tool's own parameters. */
const dropping = (...names: string[]) => onParameters((own) => without(own, names) as JsonObject)

/** Hosts that show the parameters of a tool nearly as they are. */
export const nearSchemaMutants = mutantsIn('toolstate.schema')({
  'spawn-has-tool-parameters#constraints': {
    'drops-patterns: shows no pattern of a parameter': dropping('pattern'),
    'drops-constants: shows no constant of a parameter': dropping('const'),
    'drops-lower-counts: shows no least number of items': dropping('minItems', 'uniqueItems'),
    'drops-exclusive-limits: shows no limit that is itself excluded': dropping(
      'exclusiveMinimum',
      'multipleOf',
    ),
    'opens-objects: lets an object have other members than its own':
      dropping('additionalProperties'),
    'drops-unions: shows no union of a parameter': dropping('anyOf'),
  },
})
