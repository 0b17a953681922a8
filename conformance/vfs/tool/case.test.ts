import { expect, test } from 'vitest'
import { readConversation } from '../../../harness/conversation.ts'
import {
  error,
  exit,
  init,
  line,
  noted,
  type Reported,
  result,
  state,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import type { SessionContext } from '../../../harness/transcript.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { readOneShot } from '../../toolstate/tool/one-shot-reading.ts'
import { caseRules } from './case.ts'

const expecting = (wanted: SessionContext['expect'], ...events: Reported[]) =>
  readConversation(transcript({ context: { expect: wanted } }, init(), ...events))

const output = (wanted: unknown, ...events: Reported[]) => expecting({ result: wanted }, ...events)
const left = (files: Record<string, unknown>) =>
  expecting({ files: { 'a.txt': 'A' } }, result(), noted('project-snapshot', { files: files }))

trios(caseRules, {
  'ends as the case expects': {
    satisfied: expecting({ outcome: 'error' }, error()),
    violated: [
      [expecting({ outcome: 'success' }, error()), 'the case ended with error: `no`'],
      [expecting({ outcome: 'error' }, result()), 'the case ended with success'],
      [
        expecting({ outcome: 'success' }, exit(3)),
        'the process ended with exit status 3 and no final notification before its first line',
      ],
    ],
    silent: expecting({ outcome: 'any' }, error()),
  },
  'states what the case expects': {
    satisfied: output({ matches: '^d.ne$' }, result('done')),
    violated: [
      [output('done', result('done ')), 'the result is `done `'],
      [output({ matches: '^d' }, result('undone')), 'the result is `undone`'],
      [output('done', exit(null, 'SIGSEGV')), 'the process died of SIGSEGV before its first line'],
    ],
    silent: expecting({}, result('any')),
  },
  'leaves the files that the case expects': {
    satisfied: left({ 'a.txt': 'A', more: 'B' }),
    violated: [
      [left({ 'a.txt': 'B' }), 'a.txt holds `"B"`'],
      [left({}), 'a.txt is not there'],
    ],
    silent: expecting({}, result()),
  },
})

test('what a tool did not come to, as a limit of ours ended it, is not held against it', () => {
  const expect_ = { outcome: 'success', result: 'done', files: { 'a.txt': 'A' } } as const
  const context = { expect: expect_, hurried: ['session' as const] }
  const cut = readConversation(transcript({ context }, init(), timer('session'), exit()))
  for (const rule of caseRules) expect(judge(rule, cut)).toMatchObject([{ kind: 'inconclusive' }])
})

const done = { message: 'done', trace: [], transient: false }
const failures: [string, Reported][] = [
  ['a stopped state with a tagged failure', state('stopped', { result: { Err: done } })],
  ['a stopped state with a bare failure', state('stopped', { result: done })],
  ['a stopped state with an error', state('stopped', { content: 'so far', error: done })],
]

test.each(failures)('%s is an error', (_, final) => {
  const [rule] = caseRules.filter(({ verifies }) => verifies === 'vfs.case.expected-outcome')
  expect(rule && judge(rule, expecting({ outcome: 'error' }, final))).toEqual([
    { kind: 'satisfied' },
  ])
})

test.each([
  [
    'text blocks, one after the other',
    result([
      { type: 'text', text: 'do' },
      { type: 'text', text: 'ne' },
    ]),
  ],
  ['the state that a stateful tool stopped in', state('stopped', { result: { Ok: 'done' } })],
  [
    'a stopped state, whatever its content',
    state('stopped', { result: { Ok: 'done' }, content: 'a' }),
  ],
  ['the message of an error', error({ message: 'done' })],
  ...failures,
])('the result is the text of %s', (_, final) => {
  const [rule] = caseRules.filter(({ verifies }) => verifies === 'vfs.case.expected-result')
  expect(rule && judge(rule, output('done', final))).toEqual([{ kind: 'satisfied' }])
})

test.each([
  'a\nb',
  'a\nb\n',
])('ordinary output is that text, whether %j states its last line feed', (wanted) => {
  const [rule] = caseRules.filter(({ verifies }) => verifies === 'vfs.case.expected-result')
  const run = { event: 'run', answers: {} } as Reported
  const lines = [run, line('a'), line('b'), exit()]
  const c = readOneShot(transcript({ context: { expect: { result: wanted } } }, ...lines))
  expect(rule && judge(rule, c)).toEqual([{ kind: 'satisfied' }])
})
