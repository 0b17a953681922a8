import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { equal, isObject, type JsonObject, mapValues } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied } from '../../../engine/finding.ts'
import { inTurn } from '../actions.ts'
import { onAnswer, onCall, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { messagesIn } from '../host-lines.ts'
import { answered, fs } from '../method-calls.ts'
import { succeeded, succeeds } from '../outcome.ts'
import { line, responsesTo, SHORT_TIMEOUTS, settle, since } from '../requests.ts'
import { beside, settledId, unserved } from './beside.ts'

/** What is no object, or an object without an id: an error about it has the id null. */
const WITHOUT_ID: Record<string, ProbeStep> = {
  'a text': line('"fs.exists"'),
  'a number': line('7'),
  null: line('null'),
  true: line('true'),
  false: line('false'),
  zero: line('0'),
  'an empty text': line('""'),
  'an empty object': line('{}'),
  'no id and no method': line('{"jsonrpc":"2.0","params":{}}'),
}

/** Invalid requests with the id that each has. */
const WITH_ID: Record<string, readonly [id: string | number, more: JsonObject]> = {
  'no method': [41, {}],
  'a method that is a number': ['x', { method: 7 }],
  'a method that is null': [0, { method: null }],
  'no method and an empty id': ['', {}],
  'another version': [42, { jsonrpc: '1.0', method: 'fs.exists', params: { path: 'a' } }],
  'a version that is a number': ['43', { jsonrpc: 2, method: 'fs.exists', params: { path: 'a' } }],
}

const MALFORMED: Record<string, ProbeStep> = {
  ...WITHOUT_ID,
  ...mapValues(WITH_ID, ([id, more]) => ({ send: { jsonrpc: '2.0', id, ...more } })),
}

export const malformed: HostScenario = {
  name: 'rpc: malformed messages',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: inTurn({
    objects: [
      settle,
      ...Object.entries(MALFORMED).flatMap(([mark, step]) => [{ mark }, step, settle]),
      { finish: 'objects' },
    ],
    'no JSON': [
      settle,
      ...answered('before', fs.exists('a')),
      { mark: 'no JSON' },
      line('{"jsonrpc":"2.0","id":"torn","method":"fs.exis'),
      settle,
      { finish: 'no JSON' },
    ],
    'a long line': [
      settle,
      { raw: '{"jsonrpc":"2.0","id":"torn","method":"' },
      { raw: 'x'.repeat(10_000), times: 200 },
      { raw: '\n' },
      settle,
      { finish: 'a long line' },
    ],
    later: [settle, { finish: 'later' }],
  }),
}

const afterNoJson = onCall('no JSON', 'the next request, or a failed run', (call, c) => {
  if (call && succeeded(call)) return satisfied('no JSON: it goes on')
  return call?.error !== undefined ? satisfied('no JSON: the run fails') : outcomeText(c, call)
})

const unreadable = onCall('no JSON', 'the id null', (call, c) => {
  if (!call || responsesTo(call, 'before').length === 0)
    return inconclusive(`the host did not come that far: ${outcomeText(c, call)}`)
  const lines = since(call, 'no JSON')
  const settled = succeeded(call) ? settledId(lines) : undefined
  const answers = messagesIn(lines).filter(({ id }) => settled === undefined || id !== settled)
  const odd = answers.find(({ id }) => id !== null)
  if (odd) return oddId(odd)
  if (answers.length > 0) return satisfied('an error')
  return satisfied(succeeded(call) ? 'silence' : 'a failed run')
})

const oddId = (answer: JsonObject) => ('id' in answer ? 'an id that was guessed' : 'no id')

/** A message whose id cannot be read is answered with the id null, or not at all. */
const nullId = (name: string) =>
  onCall('objects', 'the id null', (call) => {
    const lines = call ? since(call, name) : []
    const settled = settledId(lines)
    if (!call || settled === undefined) return []
    const odd = messagesIn(lines).find(({ id }) => id !== settled && id !== null)
    return odd && `${name}: ${oddId(odd)}`
  })

/** A long line that is no JSON may end its own run, but not the host. */
const afterLongLine = succeeds('later', 'later')

const readable = (name: string, id: unknown) =>
  beside(
    name,
    'an error with the id of the request, or null',
    ([answer, again]) => {
      if (!answer) return `${name}: silence`
      if (again) return `${name}: more than one answer`
      if (!isObject(answer.error)) return `${name}: a result`
      if (answer.id === null) return satisfied('null')
      return equal(answer.id, id) ? satisfied('its id') : `${name}: another id`
    },
    'objects',
  )

/** Messages that are no requests. @see rfd-d11 §Request and response format */
export const malformedChecks = checksOn(malformed, {
  'vfs.rpc.survives-malformed-messages': {
    needs: ['fs'],
    judge: [
      ...Object.keys(MALFORMED).map((_, i) => onAnswer(i + 1, 'an answer', unserved)),
      afterNoJson,
      afterLongLine,
    ],
  },
  'vfs.rpc.unreadable-id-is-null': [unreadable, ...Object.keys(WITHOUT_ID).map(nullId)],
  'vfs.rpc.readable-id-of-invalid-request': Object.entries(WITH_ID).map(([name, [id]]) =>
    readable(name, id),
  ),
})
