import { generateSync } from 'json-schema-faker'
import { type Random, randomFrom, seedFrom } from '../random.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import { type Choice, choicesOf, chosen } from './choices.ts'
import { generable } from './patterns.ts'

/** An instance that was made for one branch of a schema; whether it is valid, a validator states. */
export interface Candidate {
  branch: string
  value: unknown
}

/** How many instances of each branch are tried. */
const EACH = 4

/** Makes instances of a schema branch by branch: with everything in them, with little, and something between. */
export function instancesOf(schema: JsonObject, seed: number, each = EACH): Candidate[] {
  const random = randomFrom(seed, 'instances', JSON.stringify(schema))
  const whole = generable(schema)
  return choicesOf(whole).flatMap((choice) =>
    Array.from({ length: each }, (_, turn) => fake(choice, whole, turn, random)).flat(),
  )
}

function fake(choice: Choice, whole: JsonObject, turn: number, random: Random): Candidate[] {
  const plain = chosen(choice.schema, random) as JsonObject
  const schema = isObject(whole.$defs) ? { ...plain, $defs: whole.$defs } : plain
  const value = faked(schema, seedFrom(random), FULLNESS[turn] ?? random())
  return value === undefined ? [] : [{ branch: choice.name, value }]
}

/** The first instance has every member that may be there, the second only those that must. */
const FULLNESS = [1, 0]

/** One instance as json-schema-faker makes it; `undefined` where it cannot. */
function faked(schema: JsonObject, seed: number, fullness: number): unknown {
  try {
    return plainCopy(
      generateSync(schema as Parameters<typeof generateSync>[0], {
        seed,
        optionalsProbability: fullness,
        alwaysFakeOptionals: fullness === 1,
        fillProperties: false,
        maxDefaultItems: 2,
        refDepthMax: 2,
        maxDepth: 6,
      }),
    )
  } catch {
    return undefined
  }
}

/** What is left of a value after it went over the wire; nothing when it cannot. */
function plainCopy(value: unknown): unknown {
  const text = JSON.stringify(value)
  return text === undefined || text.length > 20_000 ? undefined : JSON.parse(text)
}
