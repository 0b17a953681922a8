import { describe, expect, test } from 'vitest'
import type { Fault } from '../../harness/adversary/fault.ts'
import { type Conversation, readConversation } from '../../harness/conversation.ts'
import {
  call,
  error,
  exit,
  init,
  line,
  plain,
  result,
  rpc,
  state,
  under,
} from '../../harness/fixtures/talk.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { AcrossRule, AnyCheck, Check, Rule } from '../check.ts'
import { type Finding, inconclusive, notApplicable, satisfied, violated } from '../finding.ts'
import { reads } from '../fixtures/trios.ts'
import { vfsToolChecks } from '../vfs/index.ts'
import { heldAs, judgeCase } from './judge.ts'
import { Panel } from './panel.ts'
import { resultOf, type Tally, undeclaredRow } from './row.ts'
import { spoke, tallyAcross } from './tally.ts'

const said = { verifies: 'vfs.x.y', title: 'does y', toExercise: 'Add y.' }
const rule = (...findings: Finding[]): Rule => ({ ...said, judge: () => findings })
const on = (check: AnyCheck, ...conversations: Conversation[]) =>
  judgeCase(new Panel([check]), conversations.map(heldAs)).tallies[0] ?? { check, found: [] }
const kinds = ({ found }: Tally) =>
  found.map(({ bad, doubt }) => (bad && 'violated') ?? (doubt && 'inconclusive') ?? 'satisfied')
const times = ({ found }: Tally) => found.reduce((sum, { count }) => sum + count, 0)

test.each<[string, boolean, Conversation]>([
  ['a call of the protocol', true, plain(init(), call(1, 'fs.read'))],
  ['a final', true, plain(init(), error())],
  ['a state', true, plain(init(), state('running'))],
  ['nothing', false, plain(init(), exit())],
  ['noise', false, plain(init(), line('hello'), line('{}'))],
  ['a call of another protocol', false, plain(call(1, 'initialize'))],
  ['a final without the version', false, plain(line({ method: 'result', params: {} }))],
])('%s speaks the protocol: %s', (_, speaks, conversation) => {
  expect(spoke(conversation)).toBe(speaks)
})

test('one that did not speak keeps nothing, but breaks what it breaks', () => {
  const all = rule(satisfied(), violated('e', 'o'), inconclusive('u'))
  const silent = plain(init(), line('noise'))
  expect(on(all, reads()).found).toMatchObject([{ count: 3, bad: { observed: 'o' }, doubt: 'u' }])
  expect(on(all, silent).found).toMatchObject([{ count: 2, bad: { observed: 'o' }, doubt: 'u' }])
  expect(on(rule(satisfied()), silent).found).toEqual([])
})

describe('which conversations are judged', () => {
  const CAUSE: Fault = { kind: 'cancel', at: 1, when: 'same-write' }
  const TWIN: Fault = { kind: 'cancel', at: 1, when: 'after' }
  const held = (fault: Fault, content: string) => under(fault, init(), result(content))
  const bad = ({ finals }: Conversation) => finals[0]?.params.content === 'bad'
  const check: Check = {
    ...said,
    faults: () => [],
    judges: (fault) => fault.kind === 'cancel' && fault.when === 'same-write',
    twin: () => TWIN,
    judge: (c) => [bad(c) ? violated('e', 'bad') : satisfied()],
  }

  test('a rule: all of them, or the plain ones', () => {
    const conversations = [reads(), held(TWIN, 'x')]
    expect(times(on(rule(satisfied()), ...conversations))).toBe(2)
    expect(times(on({ ...rule(satisfied()), plainOnly: true }, ...conversations))).toBe(1)
  })

  test('a check: those under its own faults', () => {
    expect(kinds(on(check, reads(), held(TWIN, 'fine'), held(CAUSE, 'fine')))).toEqual([
      'satisfied',
    ])
    expect(kinds(on(check, reads(), held(TWIN, 'fine')))).toEqual([])
  })

  test('a fault proves nothing when its twin went wrong too', () => {
    expect(kinds(on(check, reads(), held(TWIN, 'fine'), held(CAUSE, 'bad')))).toEqual(['violated'])
    expect(kinds(on(check, reads(), held(TWIN, 'bad'), held(CAUSE, 'bad')))).toEqual([])
    expect(kinds(on(check, reads(), held(TWIN, 'fine'), held(CAUSE, 'bad')))).toEqual(['violated'])
  })

  test('a rule over all cases: the plain ones together, and nothing without any', () => {
    const across: AcrossRule = { ...said, judgeAll: (plains) => plains.map(() => satisfied()) }
    expect(tallyAcross(across, [reads(), reads()])).toMatchObject([{ found: [{ count: 2 }] }])
    expect(tallyAcross(across, [])).toEqual([])
    expect(tallyAcross(check, [reads()])).toEqual([])
    expect(kinds(on(across, reads()))).toEqual([])
  })
})

describe('the row of a tally', () => {
  const requirement = {
    id: 'vfs.x.y',
    level: 'must',
    disposition: 'require',
    feature: 'fs',
    text: 'It does y.',
    source: ['rfd-d11 §x'],
  } as unknown as CatalogueRequirement
  const rowOf = (findings: Finding[], more: Partial<CatalogueRequirement> = {}) =>
    resultOf(on(rule(...findings), reads()), { ...requirement, ...more })

  test.each<[string, Finding[], Partial<CatalogueRequirement>, string, string]>([
    ['kept once', [satisfied()], {}, 'pass', 'held once'],
    ['kept twice', [satisfied(), satisfied()], {}, 'pass', 'held 2 times'],
    [
      'kept in ways',
      [satisfied('b'), satisfied('a'), satisfied('b')],
      {},
      'pass',
      'held 3 times: b; a',
    ],
    ['a broken must', [satisfied(), violated('e', 'o')], {}, 'fail', 'o'],
    ['a broken should', [violated('e', 'o')], { level: 'should' }, 'warn', 'o'],
    ['a broken may', [violated('e', 'o')], { level: 'may' }, 'warn', 'o'],
    [
      'one that is only reported',
      [violated('e', 'o')],
      { disposition: 'report' },
      'warn',
      'unspecified: observed o',
    ],
    ['a doubt', [satisfied(), inconclusive('u')], {}, 'inconclusive', 'u'],
    ['a doubt and a break', [inconclusive('u'), violated('e', 'o')], {}, 'fail', 'o'],
    ['never exercised', [], {}, 'not-applicable', 'never exercised (feature fs)'],
  ])('%s', (_, findings, more, verdict, reason) => {
    expect(rowOf(findings, more)).toMatchObject({ verdict, reason, requirement: 'vfs.x.y' })
  })

  test('tells what was expected and observed, and where', () => {
    const fault: Fault = { kind: 'late-answers' }
    const check: Check = {
      ...said,
      faults: () => [],
      judges: () => true,
      judge: () => [violated('e', 'o')],
    }
    const row = resultOf(on(check, reads(), under(fault, init(), result())), requirement)
    expect(row).toMatchObject({
      check: 'does y',
      case: 'a case',
      fault: 'late-answers',
      transcript: 'late-answers',
      expected: 'e',
      observed: 'o',
      requirementText: 'It does y.',
    })
  })

  test('what was never exercised says what to add; a pass points at a conversation and at no fault', () => {
    expect(rowOf([]).advice).toBe('Add y.')
    expect(rowOf([])).not.toHaveProperty('transcript')
    expect(rowOf([satisfied()])).toMatchObject({ transcript: 'plain' })
    expect(rowOf([satisfied()])).not.toHaveProperty('fault')
  })

  test('a row took as long as the conversations that it is judged on, one over all cases as the longest', () => {
    const lasting = (at: number) => readConversation([...reads().transcript, { ...ended, at }])
    const ended = { event: 'exit' as const, code: 0, signal: null }
    const [short, long] = [lasting(1_500_000), lasting(2_000_000)]
    const across: AcrossRule = { ...said, judgeAll: () => [satisfied()] }
    const [tally] = tallyAcross(across, [short, long])
    expect(resultOf(on(rule(satisfied()), short, long), requirement)).toMatchObject({ ms: 3_500 })
    expect(resultOf(on(rule(violated('e', 'o')), short, long), requirement).ms).toBe(3_500)
    expect(tally && resultOf(tally, requirement).ms).toBe(2_000)
    expect(rowOf([])).not.toHaveProperty('ms')
  })

  test('what the subject was seen not to have is not applicable, unless something of it was there', () => {
    const none = notApplicable('it has no y')
    expect(rowOf([none])).toMatchObject({ verdict: 'not-applicable', reason: 'it has no y' })
    expect(rowOf([none, satisfied()])).toMatchObject({ verdict: 'pass', reason: 'held once' })
    expect(rowOf([none, inconclusive('u')]).verdict).toBe('inconclusive')
    expect(rowOf([none, violated('e', 'o')]).verdict).toBe('fail')
  })

  test('a feature that is not declared is named', () => {
    const [check] = vfsToolChecks
    expect(check && undeclaredRow(check)).toMatchObject({
      verdict: 'not-applicable',
      reason: expect.stringMatching(/^feature \S+ is not declared$/),
      requirement: check?.verifies,
    })
  })
})

test('a message without the version is none of the protocol', () => {
  expect(spoke(plain(line(rpc({ method: 'result' }))))).toBe(true)
})
