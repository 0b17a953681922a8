import { expect, test } from 'vitest'
import { eventIn } from './event.ts'

const start = { event: 'start', at: 0, session: 's', role: 'tool', command: ['x'], revision: 'r' }
const exit = { event: 'exit', at: 9, code: null, signal: 'SIGKILL', survivors: ['sh'] }
const entry = { line: '{}', seen: [{}], pid: 7 }
const request = { method: 'GET', path: '/', headers: { a: ['b'] }, rawHeaders: ['a', 'b'] }

test.each([
  start,
  { ...start, fault: { kind: 'late-init' }, context: { features: [], expect: { result: 1 } } },
  { event: 'received', at: 1.5, base64: '/w==', ending: 'lf', later: true },
  exit,
  { event: 'probe', at: 1, call: '1', entry },
  { event: 'web', at: 1, request },
])('an event is read (%#)', (event) => {
  expect(eventIn(JSON.stringify(event))).toEqual(event)
})

test.each<[object, string]>([
  [{ event: 'constructor', at: 0 }, 'unknown event `constructor`'],
  [{ event: 'stderr', text: '' }, 'the event `stderr` has no `at`.'],
  [{ event: 'received', at: 0, text: {}, ending: 'lf' }, 'has a `text` that is not a text.'],
  [{ ...start, session: 1 }, 'has a `session` that is not a text.'],
  [{ ...start, command: ['x', 1] }, 'has a `command` that is not a list of texts.'],
  [{ ...start, fault: 'late' }, 'has a `fault` that is not an object.'],
  [{ ...start, fault: {} }, 'has no `fault.kind`.'],
  [{ ...start, context: { features: 5 } }, 'has a `context.features` that is not a list of texts.'],
  [{ ...exit, code: '0' }, 'has a `code` that is not a number or null.'],
  [{ event: 'web', at: 1, request: { ...request, headers: [] } }, 'is not an object.'],
])('what is wrong with an event is told (%#)', (event, says) => {
  expect(eventIn(JSON.stringify(event))).toEqual({ says: expect.stringContaining(says) })
})
