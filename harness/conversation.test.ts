import { expect, test } from 'vitest'
import { readConversation } from './conversation.ts'
import {
  answer,
  applied,
  bytes,
  call,
  cancel,
  closed,
  error,
  exit,
  init,
  killed,
  line,
  noted,
  plain,
  refusal,
  result,
  rpc,
  sent,
  state,
  timer,
  transcript,
  under,
} from './fixtures/transcript-lines.ts'

test('a request is matched to the answer with its id', () => {
  const { requests } = plain(
    init(),
    call(1, 'fs.read', { path: 'a' }),
    answer(1, { content: 'A' }),
    call(2, 'fs.exists'),
    refusal(2, -32001),
    result(),
  )
  expect(requests).toMatchObject([
    { number: 1, id: 1, method: 'fs.read', params: { path: 'a' }, answer: { at: 3000 } },
    { number: 2, id: 2, method: 'fs.exists', answer: { message: { error: { code: -32001 } } } },
  ])
})

test.each([
  ['a number from a text', 1, '1'],
  ['a text from a number', '1', 1],
  ['null from nothing', null, undefined],
  ['one text from another', 'a', 'A'],
])('reports %s', (_, asked, answered) => {
  const { requests } = plain(call(asked, 'fs.read'), answer(answered))
  expect(requests[0]).not.toHaveProperty('answer')
})

test('an answer that came before its request, or was used, answers nothing', () => {
  const { requests } = plain(
    answer(1),
    call(1, 'fs.read'),
    answer(1, 'first'),
    call(1, 'fs.read'),
    answer(1, 'second'),
    call(1, 'fs.read'),
  )
  expect(requests.map((request) => request.answer?.message.result)).toEqual([
    'first',
    'second',
    undefined,
  ])
})

test('answers that come in another order find their requests', () => {
  const { requests } = plain(
    call('a', 'fs.read'),
    call('b', 'fs.read'),
    answer('b', 2),
    answer('a', 1),
  )
  expect(requests.map((request) => request.answer?.message.result)).toEqual([1, 2])
})

test('a final is a final even with an id, and cancel with an id is a request', () => {
  const reported = plain(
    line(rpc({ id: 1, method: 'result', params: {} })),
    line(rpc({ id: 2, method: 'cancel' })),
    line(rpc({ method: 'cancel' })),
  )
  expect(reported.finals.map(({ method }) => method)).toEqual(['result'])
  expect(reported.requests.map(({ method }) => method)).toEqual(['cancel'])
  expect(reported.notifications.map(({ method }) => method)).toEqual(['result', 'cancel'])
})

test('finals and states are kept apart, and params that are no object count as none', () => {
  const { finals, states } = plain(
    state('running'),
    result(),
    error(),
    line(rpc({ method: 'state' })),
  )
  expect(finals.map(({ method }) => method)).toEqual(['result', 'error'])
  expect(states.map(({ params }) => params)).toEqual([{ type: 'running' }, {}])
})

test('lines are counted from one and read as far as they can be', () => {
  const { lines } = plain(init(), line('no json'), bytes(0xff), line('[1]'), line({ a: 1 }, 'none'))
  expect(lines).toMatchObject([
    { number: 1, index: 2, text: 'no json', value: undefined },
    { number: 2, text: undefined, value: undefined },
    { number: 3, value: [1] },
    { number: 4, message: { a: 1 }, ending: 'none' },
  ])
  expect(lines.map(({ message }) => message !== undefined)).toEqual([false, false, false, true])
})

test('a fault counts when it took place; an environment always did', () => {
  expect(under({ kind: 'late-init' }).faultApplied).toBe(false)
  expect(under({ kind: 'late-init' }, applied).faultApplied).toBe(true)
  for (const kind of ['elsewhere', 'decoy-project', 'again'] as const) {
    expect(under({ kind }).faultApplied, kind).toBe(true)
  }
  expect(under({ kind: 'foreign-locale', locale: 'C' }).faultApplied).toBe(true)
  expect(plain().faultApplied).toBe(false)
})

test('the end was asked for by cancel or by the end of input, whichever came first', () => {
  expect(plain(init()).endAskedAt).toBeUndefined()
  expect(plain(init(), cancel).endAskedAt).toBe(2000)
  expect(plain(init(), closed).endAskedAt).toBe(2000)
  expect(plain(init(), closed, cancel).endAskedAt).toBe(2000)
  expect(plain(init(), cancel, closed).endAskedAt).toBe(2000)
})

test('reports how it ended, what expired, and what the harness noted', () => {
  const reported = plain(
    init(),
    { event: 'stderr', text: 'a' } as never,
    { event: 'stderr', text: 'b' } as never,
    timer('idle', { late: 3 }),
    killed,
    exit(null, 'SIGTERM'),
    noted('project-snapshot', { files: { a: 'A' } }),
    noted('interrupted'),
  )
  expect(reported.expired('idle')).toMatchObject({ ms: 1000, late: 3 })
  expect(reported.expired('startup')).toBeUndefined()
  expect(reported).toMatchObject({
    signal: { signal: 'SIGTERM' },
    exit: { signal: 'SIGTERM' },
    files: { a: 'A' },
    interrupted: true,
    stderr: 'ab',
  })
  expect(plain(noted('start-failed', { reason: 'ENOENT' })).couldNotStart).toBe('ENOENT')
})

test('our own messages keep their places; what we sent in bytes is none', () => {
  const reported = plain(init(), { event: 'sent', base64: '//4=' } as never, sent({ a: 1 }))
  expect(reported.sent.map(({ index }) => index)).toEqual([1, 3])
})

test('a transcript begins with its start event', () => {
  expect(() => readConversation(transcript({}, init()).slice(1))).toThrow('start event')
  expect(() => readConversation([])).toThrow(TypeError)
})
