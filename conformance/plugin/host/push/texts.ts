import { equal, isObject, type JsonObject, mapValues } from '../../../../harness/wire/json.ts'
import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { lock, push } from '../requests.ts'
import { NUMBERS } from '../stored.ts'
import { afterwards, EMPTY, lacks, pushing } from './pushed.ts'

const CALL = { type: 'tool_call_request', id: 'Call_Plain', name: 'grep' }
const PLAIN = [
  { type: 'chat_request', content: 'Zm9v' },
  { type: 'chat_request', content: ' a\r\n\tb u\u0308 \n' },
  { ...CALL, arguments: { word: 'YmFy', deep: [{ word: 'Zm9v' }], YmF6: 'grüße 📏' } },
  { type: 'tool_call_response', id: CALL.id, content: 'YmF6', is_error: false },
  { type: 'chat_response', message: 'c2Vo' },
  { type: 'chat_response', message: ' ü\r\nu\u0308 ' },
]
const NUMBERED = {
  ...CALL,
  id: 'call_numbers',
  metadata: { source: { code: 'Zm9v', via: 'grüße' } },
  arguments: { sizes: NUMBERS, deep: [{ open: false, none: null }] },
}

/** What an answer has to meet. */
const SCHEMA = {
  type: 'object',
  properties: { many: { type: 'integer', minimum: 0 } },
  additionalProperties: false,
}

/** Batches of one event, with which a host need not agree; what it takes is there. */
const FURTHER = {
  reasoning: { type: 'chat_response', reasoning: 'YmFy' },
  failure: { type: 'tool_call_response', id: NUMBERED.id, content: 'Zm9v', is_error: true },
  empty: { type: 'tool_call_response', id: NUMBERED.id, content: '', is_error: false },
  data: { type: 'chat_response', data: { sizes: NUMBERS, open: false, none: null } },
  schema: { type: 'chat_request', content: 'How many?', schema: SCHEMA },
}
type Further = keyof typeof FURTHER

const plain = dialogue({
  lock: lock(EMPTY.id),
  push: push(EMPTY.id, { type: 'turn_start' }, ...PLAIN, NUMBERED),
  ...(mapValues(FURTHER, (event) => push(EMPTY.id, event)) as Record<
    Further,
    ReturnType<typeof push>
  >),
})

/** What of the further events was taken must be there. */
const isThere =
  (name: Further): Observe =>
  (reading) =>
    plain.are('pushed', name)(reading)
      ? undefined
      : afterwards((events) => lacks(events, [FURTHER[name]]))(reading)

/** What was pushed of the metadata must be there; a host may add members of its own. */
const hasMetadata = (events: readonly JsonObject[]) => {
  const { metadata = NUMBERED.metadata } = events.find(({ id }) => id === NUMBERED.id) ?? {}
  const { source } = isObject(metadata) ? metadata : {}
  return !equal(source, NUMBERED.metadata.source) && `\`metadata\` is ${shown(metadata)}`
}

/** Texts that look as if they were encoded, or can be tidied up, and values that are no texts. */
export const textScenes = [
  pushing('text that looks like base64', plain.steps, {
    'plugin.push.pushed-text-is-plain': [
      'the texts as they were pushed',
      firstOf(
        plain.are('pushed', 'push'),
        afterwards((events) => lacks(events, PLAIN)),
        afterwards(hasMetadata),
        isThere('reasoning'),
        isThere('empty'),
      ),
    ],
    'plugin.push.events-are-appended#values': [
      'the numbers, truth values and null that were pushed',
      firstOf(
        afterwards((events) => {
          const call = events.find(({ id }) => id === NUMBERED.id)
          return !equal(call?.arguments, NUMBERED.arguments) && `they are ${shown(call?.arguments)}`
        }),
        isThere('failure'),
        isThere('data'),
        isThere('schema'),
      ),
    ],
  }),
]
