import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../wire/json.ts'
import type { Fault } from './fault.ts'
import { tacticOf } from './faults.ts'
import { REFUSAL } from './plugin.ts'
import { awkwardForm } from './plugin-text.ts'
import type { Move } from './tactic.ts'

const BASE_DELAY = 100
const INIT = { type: 'init', version: 1, paths: {}, options: {}, config: { a: 'b' }, log_level: 0 }
const LIST = {
  type: 'conversations',
  id: 'x',
  data: ['one', 'two', 'three'].map((title, i) => ({ id: String(i), title, events_count: 0 })),
}
const EVENTS = {
  type: 'events',
  conversation: '1',
  data: [{ timestamp: '2026-03-01 09:00:00.0', type: 'chat_request', content: 'Hello' }],
}
const APPLIED = { applied: true }
const SHUTDOWN = { emit: { type: 'shutdown' } }

/** What becomes of a message: 0 is `init`, k is the reply to the k-th request. */
function moves(fault: Fault, message: JsonObject, at: number, id?: string): Move[] {
  const request = { id, method: 'list_conversations', params: undefined }
  const turn = { at, baseDelayMs: BASE_DELAY, ...(at > 0 && { request }) }
  return tacticOf(fault, BASE_DELAY).rewrite?.(message, turn) ?? []
}

/** The message that is sent in the place of another, by a fault that has taken place with it. */
function changed(fault: Fault, message: JsonObject): JsonObject {
  const made = moves(fault, message, message.type === 'init' ? 0 : 1)
  expect(made.filter((move) => 'applied' in move)).toEqual([APPLIED])
  const [first] = made
  return first && 'emit' in first ? first.emit : {}
}

describe('shutdown comes around one message', () => {
  test.each([
    ['after', [APPLIED, { emit: LIST }, { pauseMs: BASE_DELAY }, SHUTDOWN]],
    ['same-write', [APPLIED, { sendTogether: [LIST, { type: 'shutdown' }] }]],
    ['instead', [APPLIED, SHUTDOWN]],
  ] as const)('%s', (when, expected) => {
    expect(moves({ kind: 'shutdown', at: 1, when }, LIST, 1)).toEqual(expected)
    expect(moves({ kind: 'shutdown', at: 1, when }, INIT, 0)).toEqual([{ emit: INIT }])
  })

  test('twice', () => {
    const twice = moves({ kind: 'shutdown-twice', at: 1 }, LIST, 1)
    expect(twice).toEqual([APPLIED, SHUTDOWN, SHUTDOWN])
  })
})

test('a refused request has its id in the error, and none where it had none', () => {
  const error = { type: 'error', request: 'list_conversations', message: REFUSAL }
  const fault: Fault = { kind: 'error-reply', at: 1 }
  expect(moves(fault, LIST, 1)).toEqual([{ emit: error }, APPLIED])
  expect(moves(fault, LIST, 1, 'x')).toEqual([{ emit: { ...error, id: 'x' } }, APPLIED])
})

test('a subscription is refused once the plugin waits: a `query` sent with it was sent before the refusal', () => {
  const turn = { at: 1, baseDelayMs: BASE_DELAY }
  const request = { id: undefined, method: 'subscribe', params: undefined }
  const tactic = tacticOf({ kind: 'error-reply', at: 1 }, BASE_DELAY)
  const made = tactic.rewrite?.({ type: 'subscribed' }, { ...turn, request })
  const error = { type: 'error', request: 'subscribe', message: REFUSAL }
  expect(made).toEqual([{ pauseMs: BASE_DELAY / 20 }, { emit: error }, APPLIED])
})

test('awkward text stands around each text that people wrote, and in nothing else', () => {
  const { data } = changed({ kind: 'awkward-text' }, LIST)
  expect(data).toEqual(LIST.data.map((one) => ({ ...one, title: awkwardForm(one.title) })))
  expect(changed({ kind: 'awkward-text' }, EVENTS).data).toEqual([
    { ...EVENTS.data[0], content: awkwardForm('Hello') },
  ])
  const config = { type: 'config', data: { a: ['b', 1] } }
  expect(changed({ kind: 'awkward-text' }, config).data).toEqual({ a: [awkwardForm('b'), 1] })
})

test('arguments are awkward texts, behind which the type of another message stands', () => {
  const { args } = changed({ kind: 'awkward-arguments' }, { ...INIT, args: ['show', '-a'] })
  expect(args).toEqual([awkwardForm('show'), awkwardForm('-a'), 'describe'])
})

test('titles are null, absent and empty in turn, and the last of several is kept', () => {
  const bare = LIST.data.map(({ title, ...entry }) => entry)
  const [first, last] = [{ ...bare[0], title: null }, LIST.data[2]]
  const { data } = changed({ kind: 'untitled-conversations' }, LIST)
  expect(data).toEqual([first, bare[1], last])
  const longer = { ...LIST, data: [...LIST.data, ...LIST.data.slice(2)] }
  const { data: more } = changed({ kind: 'untitled-conversations' }, longer)
  expect(more).toEqual([first, bare[1], { ...bare[2], title: '' }, last])
})

test('unknown events stand before and behind the known ones', () => {
  const { data } = changed({ kind: 'unknown-events' }, EVENTS)
  const types = (data as JsonObject[]).map(({ type }) => type)
  const unknown = ['config_delta', 'x-unknown']
  expect(types).toEqual([...unknown, 'chat_request', ...unknown])
})

test('what a plugin is started with can be less, more or other', () => {
  const { paths, ...required } = INIT
  expect(changed({ kind: 'missing-members' }, INIT)).toEqual(required)
  const { options, ...bare } = INIT
  expect(changed({ kind: 'missing-settings' }, INIT)).toEqual({ ...bare, config: {} })
  expect(changed({ kind: 'other-version', version: 9 }, INIT)).toEqual({ ...INIT, version: 9 })
  expect(changed({ kind: 'log-level', level: 4 }, INIT)).toEqual({ ...INIT, log_level: 4 })
  const long = changed({ kind: 'long-lines', bytes: 5_000 }, INIT)
  expect(long.config).toMatchObject(INIT.config)
  expect(JSON.stringify(long).length).toBeGreaterThan(5_000)
})

test('an empty configuration is empty whichever way it is read', () => {
  const fault: Fault = { kind: 'missing-settings' }
  const whole = { type: 'config', id: 'x', data: { a: 1 } }
  expect(moves(fault, whole, 1)).toEqual([{ emit: { ...whole, data: {} } }])
  expect(moves(fault, { ...whole, path: 'a' }, 1)).toEqual([
    {
      emit: { type: 'error', id: 'x', request: 'read_config', message: 'there is no setting a' },
    },
  ])
})
