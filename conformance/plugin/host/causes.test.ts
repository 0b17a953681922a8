import { expect, test } from 'vitest'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { shownBy } from '../../fixtures/shown-by.ts'
import { pluginHostCauses } from './causes.ts'
import { scenes } from './index.ts'

const shown = shownBy(pluginHostCauses)

const message = (members: JsonObject) => ({
  index: 1,
  type: members.type,
  message: members,
})

/** What a host shows, of which some is known. */
const readingOf = (known: object) =>
  ({
    ...{ init: message({ type: 'init' }), replies: [], shutdowns: [], events: [], transcript: [] },
    ...{ start: {}, messages: [], started: true, probe: () => ({ messages: [], started: false }) },
    ...known,
  }) as unknown as PluginHostReading

const IN_VAIN = { events: ['waited in vain'] }
const LIST = 'plugin.conversations.lists-conversations#reply'
const ARGS = 'plugin.lifecycle.init-has-arguments#complete'
const REPLIES = 'plugin.errors.one-reply'

test('whatever a plugin does that waits in vain follows from that, and `init` does not', () => {
  const c = readingOf(IN_VAIN)
  expect(shown(c, LIST)).toEqual([REPLIES])
  expect(shown(c, 'plugin.print.text-is-shown')).toEqual([REPLIES])
  expect(shown(c, ARGS)).toEqual([])
  expect(shown(c, 'plugin.framing.host-writes-utf8-json#strict')).toEqual([])
  expect(shown(readingOf({}), LIST)).toEqual([])
  expect(shown(readingOf({ ...IN_VAIN, replies: [message({ type: 'config' })] }), LIST)).toEqual([])
  expect(shown(readingOf({ ...IN_VAIN, init: undefined }), LIST)).toEqual([])
})

test('a reply without a line feed is the reason why none comes', () => {
  expect(shown(readingOf({ ...IN_VAIN, begun: '{"type"' }), LIST)).toEqual([
    'plugin.framing.host-writes-one-object-per-line',
    REPLIES,
  ])
})

test('without `shutdown` a plugin that waits for it does nothing, but it may be in the wrong group', () => {
  const signal = { event: 'signal', signal: 'SIGTERM', reason: 'a mark', at: 1 }
  const replies = [message({ type: 'config' })]
  const c = readingOf({ ...IN_VAIN, replies, transcript: [signal] })
  const SIGTERM = ['plugin.shutdown.sigterm-is-relayed']
  expect(shown(c, 'plugin.shutdown.exit-after-shutdown#code')).toEqual(SIGTERM)
  expect(shown(c, 'plugin.shutdown.own-process-group')).toEqual([])
  expect(shown(c, 'plugin.shutdown.grace-is-undisturbed#no-signal')).toEqual([])
  const relayed = { ...c, shutdowns: [message({ type: 'shutdown' })] }
  expect(shown(relayed, 'plugin.shutdown.exit-after-shutdown#code')).toEqual([])
})

test('only what is observed of types follows from types', () => {
  const c = readingOf({ replies: [message({ kind: 'config', data: [] })] })
  const TYPES = ['plugin.framing.host-names-types']
  expect(shown(c, LIST, { observed: '`type` of reply 1 is missing' })).toEqual(TYPES)
  expect(shown(c, LIST, { observed: 'the reply is missing' })).toEqual(TYPES)
  expect(shown(c, LIST, { observed: '`data` of reply 1 is `[]`' })).toEqual([])
  const typed = readingOf({ replies: [message({ type: 'config' })] })
  expect(shown(typed, LIST, { observed: 'the reply is `"config"`' })).toEqual([])
})

test.each([
  ['follow', [{ type: 'conversations' }], ['plugin.conversations.creates-conversations']],
  [
    'follow from a refusal too',
    [{ type: 'conversations' }, { type: 'error', request: 'create_conversation' }],
    ['plugin.conversations.creates-conversations'],
  ],
  ['do not where it is served', [{ type: 'conversations' }, { type: 'created' }], []],
])('what comes after a request that is not served: %s', (_, replies, expected) => {
  const creates = /"send":{"type":"ready"}},{"send":{"type":"create_conversation"/
  const scenario = scenes.find(({ given }) => creates.test(JSON.stringify(given.steps)))?.name
  expect(scenario).toBeDefined()
  const messages = replies.map(message)
  expect(
    shown(readingOf({ start: { scenario }, messages }), 'plugin.locks.created-is-locked'),
  ).toEqual(expected)
})
