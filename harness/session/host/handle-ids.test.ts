import { describe, expect, test } from 'vitest'
import { openHost } from '../../fixtures/virtual-host-session.ts'
import type { Action } from '../../host-scenario.ts'
import { handlesOf } from './handle-ids.ts'

const spawn = (id: string, args: object = {}) => ({
  call: { id: `spawn ${id}`, arguments: { action: 'spawn', id, ...args } },
  background: true as const,
})

const act = (action: string, id: string) => ({ call: { arguments: { action, id } } })

const shown = (call: string, id: string) => ({
  result: { responses: [{ id: call, result: JSON.stringify({ id, state: 'running' }) }] },
})

describe('where the host makes the ids of handles', () => {
  const open = (...actions: readonly Action[]) => {
    const scenario = { tool: { stateful: true }, tools: [{ name: 'plain' }], actions }
    const handles = handlesOf({ name: 'area: it', ...scenario }, 'rfd009-r1')
    return openHost(scenario, { handles })
  }
  const lastCall = ({ asked }: ReturnType<typeof open>) =>
    (asked.at(-1)?.params as { calls: { arguments: object }[] }).calls[0]?.arguments

  test('a spawn has none, and the id of its response takes the place of the name', () => {
    const session = open(spawn('a', { count: 1 }), act('fetch', 'a'), act('abort', 'a'))
    expect(lastCall(session)).toEqual({ action: 'spawn', count: 1, record: '/channels/1.ndjson' })
    expect(session.replies(shown('spawn a', 'h_7')).asked).toHaveLength(3)
    expect(lastCall(session)).toMatchObject({ action: 'fetch', id: 'h_7' })
    expect(lastCall(session.replies())).toMatchObject({ action: 'abort', id: 'h_7' })
  })

  test('a later response changes no id', () => {
    const session = open(spawn('a'), act('fetch', 'a'), act('abort', 'a'))
    session.replies(shown('spawn a', 'h_1')).replies(shown('call', 'mine'))
    expect(lastCall(session)).toMatchObject({ action: 'abort', id: 'h_1' })
  })

  test('what names a handle waits for the response to its spawn', () => {
    const session = open(spawn('a'), spawn('b'), act('fetch', 'a'))
    expect(session.asked).toHaveLength(3)
    session.replies(shown('spawn b', 'h_2'), 3)
    expect(session.asked).toHaveLength(3)
    expect(lastCall(session.replies(shown('spawn a', 'h_1'), 2))).toMatchObject({ id: 'h_1' })
  })

  test('of two handles with one name the later is meant', () => {
    const session = open(spawn('a'), act('abort', 'a'), spawn('a'), act('fetch', 'a'))
    session.replies(shown('spawn a', 'h_1')).replies()
    expect(lastCall(session.replies(shown('spawn a', 'h_2')))).toMatchObject({ id: 'h_2' })
  })

  test('a name that stands for no handle is handed over as it is', () => {
    const session = open(act('fetch', 'nope'))
    expect(lastCall(session)).toMatchObject({ action: 'fetch', id: 'nope' })
  })

  test('the user ends a handle by the id that it was given', () => {
    const session = open(spawn('a'), { end_handle: 'a' })
    session.replies(shown('spawn a', 'h_3'))
    expect(session.asked.at(-1)).toMatchObject({ method: 'end_handle', params: { id: 'h_3' } })
  })

  test('a tool of one run keeps an id of its own', () => {
    const own = { call: { tool: 'plain', arguments: { action: 'spawn', id: 'y' } } }
    expect(lastCall(open(own))).toMatchObject({ action: 'spawn', id: 'y' })
  })
})

test('where the assistant chooses them they are handed over as they are', () => {
  const session = openHost({ tool: { stateful: true }, actions: [spawn('a')] }).replies()
  expect(session.asked.at(-1)?.params).toMatchObject({ calls: [{ arguments: { id: 'a' } }] })
})
