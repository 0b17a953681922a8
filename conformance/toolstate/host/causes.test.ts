import { expect, test } from 'vitest'
import type { HostCall } from '../../../harness/host-conversation.ts'
import { shownBy } from '../../fixtures/shown-by.ts'
import { conversationOf } from '../../vfs/host/fixtures/conversation.ts'
import { handleCauses } from './causes.ts'

const shown = shownBy(handleCauses)
const ANY = 'toolstate.registry.lasts-for-the-turn'
const STATE = ['toolstate.responses.state-member']
const SPAWN = ['toolstate.commands.spawn-starts-one-process']
const APPLY = ['toolstate.commands.input-reaches-running-tool']
const HANGS = ['toolstate.await-conditions.all-waits-for-every-handle']
const NO_AWAIT = ['toolstate.await-schema.comes-with-the-host']
const ABORT = ['toolstate.commands.abort-ends-process']

/** An action on the handle `a`, and how it was answered. */
const action = (name: string, more: Partial<HostCall>): Partial<HostCall> & { id: string } => ({
  ...{ id: name, arguments: { action: name, id: 'a' }, handle: 'a' },
  ...more,
})
const spawned = (more: Partial<HostCall> = {}) =>
  action('spawn', { index: 1, answeredAt: 1, result: { id: 'a', state: 'running' }, ...more })

test('a handle that is shown without anything is because of its state', () => {
  const bare = conversationOf([spawned(), action('fetch', { index: 2, result: { id: 'a' } })])
  expect(shown(bare, ANY, { index: 2 })).toEqual(STATE)
  expect(shown(bare, ANY, { index: 1 })).toEqual([])
  expect(shown(bare, ANY, { index: 1, lanes: ['fetch'] })).toEqual(STATE)
})

test('a handle that is shown with anything lacks nothing but its state', () => {
  const result = { id: 'a', status: 'running' }
  const c = conversationOf([spawned(), action('fetch', { index: 2, result })])
  expect(shown(c, ANY, { index: 2, expected: 'the state running' })).toEqual(STATE)
  expect(shown(c, ANY, { index: 2, expected: 'a content' })).toEqual([])
})

test('a call about a handle of which every spawn has failed fails because of that', () => {
  const refused = spawned({ result: undefined, error: 'no' })
  const fetch = action('fetch', { index: 2, error: 'Handle `a` not found' })
  const awaited = { id: 'await', index: 3, arguments: { any: ['a'] }, error: 'not found' }
  const c = conversationOf([refused, fetch, awaited])
  expect([1, 2, 3].map((index) => shown(c, ANY, { index }))).toEqual([SPAWN, SPAWN, SPAWN])
  expect(shown(c, ANY, { index: 2, expected: 'a failure that reports `a`' })).toEqual([])
  expect(shown(conversationOf([spawned(), fetch]), ANY, { index: 2 })).toEqual([])
})

test('a handle whose process stays after its abort is there still because of that', () => {
  const session = (goneAt?: number) =>
    conversationOf([
      spawned({ processes: [{ pid: 1, kind: 'probe', ...(goneAt !== undefined && { goneAt }) }] }),
      action('abort', { index: 2, answeredAt: 2, result: { id: 'a', state: 'stopped' } }),
      action('fetch', { index: 3, answeredAt: 4, result: { id: 'a', state: 'running' } }),
    ])
  expect(shown(session(), ANY, { index: 3 })).toEqual(ABORT)
  expect(shown(session(5), ANY, { index: 3 })).toEqual(ABORT)
  expect(shown(session(3), ANY, { index: 3 })).toEqual([])
  expect(shown(session(), ANY, { index: 1 })).toEqual([])
  expect(shown(session(), ANY, { index: 1, observed: 'one that stays' })).toEqual(ABORT)
})

test('a handle that was to be given an input stays as it is where every apply fails', () => {
  const session = (apply: Partial<HostCall>) =>
    conversationOf([
      spawned(),
      action('apply', { index: 2, ...apply }),
      { id: 'await', index: 3, arguments: { all: ['a'] } },
      { id: 'other', index: 4, arguments: { all: ['b'] } },
    ])
  const refused = session({ error: 'not done yet' })
  expect([2, 3].map((index) => shown(refused, ANY, { index }))).toEqual([APPLY, APPLY])
  expect(shown(refused, ANY, { index: 4 })).toEqual([])
  expect(shown(refused, ANY, { index: 2, expected: 'a failure that reports `a`' })).toEqual([])
  const taken = session({ result: { id: 'a', state: 'running' } })
  expect(shown(taken, ANY, { index: 3 })).toEqual([])
})

test('an await is never answered, or never with a result, where none of its session is', () => {
  const session = (first: Partial<HostCall>, second: Partial<HostCall> = first) =>
    conversationOf([
      spawned(),
      { id: 'one', tool: 'await', index: 2, arguments: { all: ['a'] }, ...first },
      { id: 'two', tool: 'await', index: 3, arguments: { any: ['a'] }, ...second },
    ])
  const open = { answeredAt: undefined }
  const answered = { answeredAt: 2, result: { completed: [], pending: [] } }
  const refused = { answeredAt: 2, error: 'no such tool' }
  expect(shown(session(open), ANY, { index: 3 })).toEqual(HANGS)
  expect(shown(session(answered, open), ANY, { index: 3 })).toEqual([])
  expect(shown(session(refused), ANY, { index: 2 })).toEqual(NO_AWAIT)
  expect(shown(session(refused), ANY, { index: 2, expected: 'a refusal' })).toEqual([])
  expect(shown(session(refused, answered), ANY, { index: 2 })).toEqual([])
})
