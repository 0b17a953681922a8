import type { JsonObject } from '../../../harness/wire/json.ts'
import { example } from '../examples.ts'

const ONE_RUN = {
  plain: example('a plain object'),
  choice: example('conflicting members'),
  wait: example('await'),
}

/** Tools of one run: one whose schema needs no change for most providers, and some that do. */
export const oneRun = Object.entries(ONE_RUN).map(([name, parameters]) => ({ name, parameters }))

/** Tools that live on, by name, and what they declare. */
export const LIVING = {
  git: ['spawn', 'fetch', 'apply', 'abort'],
  check: ['spawn', 'fetch', 'abort'],
} as const

/** The parameters of each of them. */
export const PARAMETERS = {
  type: 'object',
  properties: { command: { enum: ['stage', 'commit'] } },
  required: ['command'],
}

/** Schemas that are none of a tool's arguments, lead nowhere or admit nothing, and may well be refused. */
export const BAD: readonly { name: string; parameters: JsonObject }[] = [
  { name: 'text', parameters: { type: 'string' } },
  { name: 'lost', parameters: { type: 'object', properties: { a: { $ref: '#/$defs/nowhere' } } } },
  {
    name: 'never',
    parameters: { type: 'object', properties: { a: { not: {} } }, required: ['a'] },
  },
]
