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

test.each([
  ['fault applied', undefined, { event: 'fault-applied', at: 3 }],
  ['project', { a: 'A' }, { event: 'project-snapshot', at: 3, files: { a: 'A' } }],
  [
    'driver failed',
    { sentence: 'it hangs', kind: 'deadline' },
    { event: 'driver-failed', at: 3, sentence: 'it hangs', kind: 'deadline' },
  ],
  ['mark not seen', 'there', { event: 'mark-not-seen', at: 3, mark: 'there' }],
])('the note `%s` of format 1 is read as an event with a name', (text, data, event) => {
  expect(eventIn(JSON.stringify({ event: 'note', at: 3, text, data }))).toEqual(event)
})

test.each<[object, string]>([
  [{ event: 'constructor', at: 0 }, 'unknown event `constructor`'],
  [
    { event: 'recieved', at: 0, ending: 'lf' },
    'unknown event `recieved`; did you mean `received`?',
  ],
  [{ event: 'note', at: 0, text: 'nothing that was ever noted' }, 'unknown event `note`'],
  [{ event: 'stderr', text: '' }, 'in the event `stderr`, the key `at` is missing in it.'],
  [{ event: 'received', at: 0, text: {}, ending: 'lf' }, '`text` must be a text'],
  [{ event: 'received', at: -1, text: '', ending: 'lf' }, '`at` must be >= 0, but is -1.'],
  [{ ...start, session: 1 }, '`session` must be a text, but is 1.'],
  [{ ...start, command: ['x', 1] }, '`command[1]` must be a text, but is 1.'],
  [{ ...start, fault: 'late' }, '`fault` must be a mapping'],
  [{ ...start, fault: { kind: 'late' } }, 'unknown fault `late`; did you mean `late-init`?'],
  [{ ...start, fault: { kind: 'cancel', at: 1 } }, 'the key `when` is missing in `fault`.'],
  [{ ...start, context: { features: 5 } }, '`context.features` must be a list, but is 5.'],
  [{ ...start, format: 3 }, 'the transcript has format 3, and this program reads formats up to 2.'],
  [{ ...exit, code: '0' }, '`code` must be a whole number or null'],
  [{ event: 'reply', at: 0, exchange: 1, reply: { kind: 'x' } }, 'unknown reply `x`'],
  [
    { event: 'web', at: 1, request: { ...request, headers: [] } },
    '`request.headers` must be a mapping',
  ],
])('what is wrong with an event is reported (%#)', (event, message) => {
  expect(eventIn(JSON.stringify(event))).toMatchObject({
    message: expect.stringContaining(message),
  })
})
