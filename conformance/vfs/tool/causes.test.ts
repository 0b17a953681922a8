import { describe, expect, test } from 'vitest'
import {
  answer,
  call,
  cancel,
  conversationOf,
  error,
  exit,
  init,
  line,
  noted,
  plain,
  type Reported,
  refusal,
  result,
  rpc,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import { shownBy } from '../../fixtures/shown-by.ts'
import { toolCauses } from './causes.ts'

const shown = shownBy(toolCauses)
const FINAL = 'vfs.lifecycle.final-notification'
const DIED =
  'the process ended with exit status 1 and no final notification after request 1 (fs.read)'

test('a line of text is no object either, whatever else the session shows', () => {
  const c = plain(init(), line('starting'), call(1, 'fs.read'), exit())
  const ONLY = 'vfs.framing.only-messages-on-stdout'
  expect(shown(c, 'vfs.framing.one-object-per-line', { index: 2 })).toEqual([ONLY])
  expect(shown(c, 'vfs.rpc.call-shape', { index: 3 })).toEqual([])
  expect(shown(c, FINAL)).toEqual([])
})

test('where no line is a message nothing but lines is seen', () => {
  const c = plain(init(), line('{'), line('  "jsonrpc": "2.0"'), line('}'), exit())
  expect(shown(c, FINAL)).toEqual(['vfs.framing.one-object-per-line'])
  expect(shown(c, 'vfs.framing.tool-writes-utf8', { index: 2 })).toEqual([])
})

test('a message without its version is refused, and is no message; whatever it lacks besides is its own', () => {
  const c = plain(init(), line({ id: 1, method: 'fs.read', params: {} }), refusal(1, -32_600))
  const VERSION = ['vfs.rpc.tool-states-version']
  expect(shown(c, 'vfs.framing.only-messages-on-stdout', { index: 2 })).toEqual(VERSION)
  expect(shown(c, 'vfs.case.expected-files')).toEqual([...VERSION, FINAL])
  expect(shown(c, 'vfs.rpc.call-shape', { index: 2 })).toEqual([])
  const mixed = plain(init(), line({ id: 1, method: 'fs.read', params: {} }), result())
  expect(shown(mixed, 'vfs.case.expected-files')).toEqual([])
})

test('what ends at an error ends because of it, when nothing else is observed', () => {
  const c = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), exit(1))
  const SURVIVES = ['vfs.rpc.tool-survives-error-response']
  expect(shown(c, FINAL, { observed: DIED })).toEqual(SURVIVES)
  expect(shown(c, 'vfs.rpc.call-shape', { observed: 'params is a list', index: 2 })).toEqual([])
  const hung = 'nothing more came after request 1 (fs.read)'
  const stood = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), timer('idle'), cancel)
  expect(shown(stood, FINAL, { observed: hung })).toEqual(SURVIVES)
  const wentOn = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), call(2, 'fs.read'), exit(1))
  expect(shown(wentOn, FINAL, { observed: DIED })).toEqual([])
})

test('requests one after another are on their way whatever comes meanwhile', () => {
  const AHEAD = ['vfs.rpc.one-outstanding-request']
  const TAKEN = 'vfs.cancel.not-taken-for-response'
  const ahead = plain(init(), call(1, 'fs.read'), call(2, 'fs.read'), cancel, answer(1), answer(2))
  expect(shown(ahead, TAKEN)).toEqual(AHEAD)
  expect(shown(ahead, 'vfs.rpc.call-shape', { index: 2 })).toEqual([])
  const misled = plain(init(), call(1, 'fs.read'), cancel, call(2, 'fs.read'), answer(1), exit())
  expect(shown(misled, TAKEN)).toEqual([])
})

describe('what a case expects is missed because of the defect that ends it', () => {
  const CASE = 'vfs.case.expected-files'
  const OUTCOME = 'vfs.case.expected-outcome'
  const context = { expect: { outcome: 'success' } } as const
  test.each<[string, Reported[], string[]]>([
    ['no final notification', [init(), call(1, 'fs.read'), answer(1), exit(1)], [FINAL, OUTCOME]],
    [
      'a response in its place',
      [init(), line(rpc({ id: 1, result: {} })), exit()],
      ['vfs.rpc.tool-never-responds', FINAL, OUTCOME],
    ],
    [
      'a method that is none',
      [init(), call(1, 'fs.readFile'), refusal(1, -32_601), error(), exit()],
      ['vfs.methods.tool-uses-dotted-names', OUTCOME],
    ],
    [
      'an absolute path',
      [init(), call(1, 'fs.read', { path: '/x' }), refusal(1, -32_602), error(), exit()],
      ['vfs.paths.tool-sends-relative-paths', OUTCOME],
    ],
    [
      'params without their members',
      [init(), call(1, 'fs.read', {}), refusal(1, -32_602), error(), exit()],
      ['vfs.methods.params-follow-schema', OUTCOME],
    ],
    [
      'an absolute path that it was not refused for',
      [init(), call(1, 'fs.read', { path: '/x' }), answer(1), error(), exit()],
      [OUTCOME],
    ],
    ['its own error', [init(), error(), exit()], [OUTCOME]],
    ['nothing', [init(), result(), exit()], []],
  ])('%s', (_, events, causes) => {
    expect(shown(conversationOf({ context }, ...events), CASE)).toEqual(causes)
  })
})

test('a request whose line stays open gets no answer', () => {
  const open = line(rpc({ id: 1, method: 'fs.read', params: {} }), 'none')
  const c = plain(init(), timer('idle'), cancel, open, exit())
  const LINES = 'vfs.framing.one-object-per-line'
  expect(shown(c, FINAL)).toEqual([LINES])
  expect(shown(c, 'vfs.case.expected-outcome')).toEqual([LINES, FINAL])
  expect(shown(c, 'vfs.rpc.call-shape', { index: 4 })).toEqual([])
})

test.each<[string, Reported[]]>([
  ['tool-prints-one-report', [line('debug'), line({ type: 'success', content: 'done' })]],
  ['tool-report-is-whole', [line({ type: 'success' })]],
])('the report of a one-shot tool that violates %s is none that a case expects', (id, lines) => {
  const c = conversationOf(
    { context: { protocol: 'outcome' } },
    noted('run', { answers: {} }),
    ...lines,
    exit(),
  )
  expect(shown(c, 'vfs.case.expected-result')).toContain(`toolstate.one-shot.${id}`)
})

test('a result that is neither Ok nor Err is none that a case expects', () => {
  const [UNTAGGED, RESULT] = ['toolstate.state.stopped-has-result', 'vfs.case.expected-result']
  const stopped = (tag: string) => plain(init(), state('stopped', { result: { [tag]: 'done' } }))
  expect(shown(stopped('ok'), RESULT)).toEqual([UNTAGGED])
  expect(shown(stopped('Ok'), RESULT)).toEqual([])
})

test('a result without content is none that a case expects', () => {
  const c = plain(init(), line(rpc({ method: 'result', params: 'done' })), exit())
  expect(shown(c, 'vfs.case.expected-result')).toEqual(['vfs.result.content-form'])
  expect(shown(c, 'vfs.case.expected-files')).toEqual([])
})
