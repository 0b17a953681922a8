import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { CONFIG, read } from '../requests.ts'
import { FIRST } from '../stored-and-read.ts'
import { loggedText, printed, printedElsewhere } from './drawn-texts.ts'

const MORE: readonly JsonObject[] = [
  { colour: 'red' },
  { größe: { deep: [1, null] } },
  { x_note: null, again: [] },
]

const UNKNOWN = ['frobnicate', 'LIST_CONVERSATIONS', 'list_conversation', '', 'toString', 'ü']

const ILL_TYPED: readonly JsonObject[] = [
  { type: 'read_events' },
  ...[Number(FIRST.id), null, [FIRST.id], { id: FIRST.id }, true].map(read),
  ...[5, [], true, {}].map((path) => ({ ...CONFIG, path })),
]

const withId = (messages: Arbitrary<JsonObject>): Arbitrary<JsonObject> =>
  fc.tuple(messages, fc.constantFrom('a', '', '0', 'ü')).map(([each, id]) => ({ ...each, id }))

const withMore = (messages: Arbitrary<JsonObject>): Arbitrary<JsonObject> =>
  fc.tuple(messages, fc.constantFrom(...MORE)).map(([each, more]) => ({ ...each, ...more }))

const notice: Arbitrary<JsonObject> = fc.oneof(
  printed,
  loggedText.map((message) => ({ type: 'log', level: 'info', message, fields: {} })),
)

const bare = loggedText.map((message): JsonObject => ({ type: 'log', level: 'info', message }))
const loud = loggedText.map(
  (message): JsonObject => ({ type: 'log', level: 'loud', message, fields: {} }),
)

/** Messages of which each kind is a risk of its own; requests are drawn from those that are none. */
export const risks = (request: Arbitrary<JsonObject>): Arbitrary<JsonObject>[] => [
  printedElsewhere,
  withMore(request),
  withMore(notice),
  withId(notice),
  bare,
  loud,
  fc.constantFrom(...ILL_TYPED),
  withId(fc.constantFrom(...ILL_TYPED)),
  fc.constantFrom(...UNKNOWN).map((type) => ({ type })),
  withId(fc.constantFrom(...UNKNOWN).map((type) => ({ type }))),
]
