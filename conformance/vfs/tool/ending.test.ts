import { describe, expect, test } from 'vitest'
import {
  call,
  cancel,
  conversationOf,
  exit,
  init,
  killed,
  line,
  noted,
  plain,
  type Reported,
  result,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import { doubtOf, endMessage, howItEnded, isHurried, stuck } from './ending.ts'

test.each([
  ['flood', 'the tool wrote more than this suite takes of a session'],
  ['requests', 'the tool made request after request without end (fs.read)'],
  ['startup', 'no line came after init'],
  ['idle', 'nothing more came after request 1 (fs.read)'],
  ['session', 'the conversation took longer than a session may'],
  ['exit', 'the process was still there after its final notification'],
  ['cancel-grace', 'the process was still there after cancel'],
  ['end-of-input', 'the process was still there after the end of its input'],
])('a conversation in which %s expired states it', (name, words) => {
  const reported = plain(init(), call(1, 'fs.read'), timer(name), killed, exit(null, 'SIGKILL'))
  expect(stuck(reported)).toBe(words)
  expect(howItEnded(reported)).toBe(words)
})

test('a tool that waits for an input gets the key that declares one', () => {
  const state = line({ jsonrpc: '2.0', method: 'state', params: { type: 'waiting' } })
  expect(stuck(plain(init(), state, timer('idle'), killed))).toBe(
    'nothing more came after line 1, which reports a state: `stateful: true` in its configuration declares a tool that does',
  )
  expect(stuck(plain(init(), state, line('x'), timer('idle'), killed))).toBe(
    'nothing more came after line 2',
  )
})

test('how a process ended by itself', () => {
  expect(howItEnded(plain(init(), exit(2)))).toBe(
    'the process ended with exit status 2 and no final notification before its first line',
  )
  expect(howItEnded(plain(init(), line('a'), line('b'), exit(null, 'SIGSEGV')))).toBe(
    'the process died of SIGSEGV after line 2',
  )
  expect(howItEnded(plain(init(), noted('out-of-memory'), exit(null, 'SIGKILL')))).toBe(
    'the process was killed because its container ran out of memory before its first line',
  )
  expect(howItEnded(plain(init()))).toBe('the session was ended early before its first line')
  expect(stuck(plain(init(), exit(0)))).toBeUndefined()
})

describe('a session that ends because its case gives nothing more', () => {
  const asks = line({ type: 'needs_input', question: { id: 'q' } })
  const yesOrNo = { id: 'q', answer_type: 'Boolean' }
  const asksYesOrNo = line({ type: 'needs_input', question: yesOrNo })
  const run = (answers: object) => noted('run', { answers })
  test.each<[string, Reported[]]>([
    [
      'the tool asks the question `q`, to which the case has no answer under `answers`, and ends',
      [run({}), asks, exit()],
    ],
    [
      'the tool asks the question `q` again in spite of its answer',
      [run({}), asks, exit(), run({ q: true }), asks, exit()],
    ],
    [
      'the tool asks the question `q` again since the case answers `"yes"`, and it takes one of `true, false`',
      [run({}), asksYesOrNo, exit(), run({ q: 'yes' }), asksYesOrNo, exit()],
    ],
  ])('%s', (words, events) => {
    const context = { protocol: 'outcome' } as const
    expect(howItEnded(conversationOf({ context }, ...events))).toBe(words)
  })

  test('of a one-shot tool that waits for its input it is stated where its call is', () => {
    const context = { protocol: 'outcome' } as const
    const waits = conversationOf({ context }, run({}), timer('idle'), killed, exit(null, 'SIGTERM'))
    expect(howItEnded(waits)).toMatch(/^no line came; .* JP_TOOL, and nothing on its stdin$/)
  })

  test('a stateful tool is aborted when no inputs are left', () => {
    const context = { protocol: 'stdio' } as const
    const aborted = noted('signal', {
      signal: 'SIGTERM',
      reason: 'the tool is aborted',
      abort: true,
    })
    expect(howItEnded(conversationOf({ context }, line('a'), aborted, exit()))).toBe(
      'the tool was still there after line 1, when no `inputs` of the case were left, and was aborted',
    )
  })
})

test.each([
  ['the run was interrupted', [noted('interrupted')]],
  ['the subject could not be started here: ENOENT', [noted('start-failed', { reason: 'ENOENT' })]],
  ['the machine was too busy to keep a deadline', [timer('idle', { late: 201 })]],
])('%s: nothing can be concluded', (reason, events) => {
  expect(doubtOf(plain(init(), ...events))).toEqual({ kind: 'inconclusive', reason })
})

test.each([
  ['startup', 'limits.startup_ms: 60000'],
  ['idle', 'limits.idle_ms: 60000'],
  ['exit', 'limits.exit_ms'],
  ['cancel-grace', 'limits.cancel_grace_ms: 5000'],
  ['session', 'time_limit_ms'],
] as const)('where the suite is less patient than the documents, %s decides nothing', (name, key) => {
  const c = plain(init(), timer(name))
  const hurried = { ...c, start: { ...c.start, context: { hurried: [name] } } }
  expect(doubtOf(hurried)).toMatchObject({
    kind: 'inconclusive',
    reason: expect.stringContaining(key),
  })
  expect(doubtOf({ ...hurried, start: { ...c.start, context: { hurried: [] } } })).toBeUndefined()
})

test.each([
  ['a late start is given more time', true, [timer('startup'), exit()]],
  ['what stood in a buffer is not', false, [timer('startup'), cancel, call(1, 'fs.read'), exit()]],
  ['a session without end is not', false, [timer('session'), exit()]],
] as const)('%s', (_, expected, events) => {
  const c = plain(init(), ...events)
  const context = { hurried: ['startup' as const, 'session' as const] }
  expect(isHurried({ ...c, start: { ...c.start, context } })).toBe(expected)
})

test('a deadline that was noticed in time leaves no doubt', () => {
  expect(doubtOf(plain(init(), timer('idle', { late: 199 })))).toBeUndefined()
  expect(doubtOf(plain(init(), timer('idle')))).toBeUndefined()
})

test('the end message is the first final, or the state in which the tool stopped', () => {
  expect(endMessage(plain(state('running'), state('stopped')))?.params.type).toBe('stopped')
  expect(endMessage(plain(state('stopped'), result()))?.method).toBe('result')
  expect(endMessage(plain(state('running')))).toBeUndefined()
})
