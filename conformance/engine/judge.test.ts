import { describe, expect, test } from 'vitest'
import { AGAIN, type Fault, nameOf } from '../../harness/adversary/fault.ts'
import { type Output, session } from '../fixtures/output-session.ts'
import type { Check, Compared } from './check.ts'
import { type Finding, inconclusive, satisfied, violated } from './finding.ts'
import { judgeBy } from './judge.ts'
import { requirementOf } from './selection.ts'

const about = {
  ...{ verifies: 'vfs.framing.one-object-per-line', title: 'does y', toExercise: 'Add y.' },
}

const CAUSE: Fault = { kind: 'cancel', at: 1, when: 'same-write' }
const CONTROL: Fault = { kind: 'cancel', at: 1, when: 'after' }

const verdict = ({ output }: Output): Finding[] => [
  output === 'bad' ? violated('fine', output) : satisfied(output),
]

/** The rows that a check gives of sessions that come in this order. */
function judged(check: Check<Output>, ...sessions: Output[]) {
  const judge = judgeBy<Output>({ keeps: () => true }, [check])
  judge.expect(sessions.map(({ start }) => start))
  for (const each of sessions) judge.add(each)
  judge.finish()
  return judge.rows().map((row) => [row.case, row.verdict, row.reason].join(' | '))
}

describe('which sessions are judged', () => {
  const rule: Check<Output> = { ...about, on: 'every reading', judge: verdict }
  const fault: Check<Output> = {
    ...about,
    on: { fault: (one) => nameOf(one) === nameOf(CAUSE), control: () => CONTROL },
    judge: verdict,
  }

  test('a rule: all of them, or those without a fault', () => {
    const all = [session('one'), session('one', 'late', CAUSE)]
    expect(judged(rule, ...all)).toEqual(['one | pass | satisfied 2 times: fine; late'])
    expect(judged({ ...rule, on: 'every baseline' }, ...all)).toEqual([
      'one | pass | satisfied once: fine',
    ])
  })

  test('a check of faults: those under its own', () => {
    const [plain, control] = [session('one'), session('one', 'fine', CONTROL)]
    expect(judged(fault, plain, control, session('one', 'ok', CAUSE))).toEqual([
      'one | pass | satisfied once: ok',
    ])
    expect(judged(fault, plain, control)[0]).toContain('never exercised')
  })

  test.each([
    ['first', 0],
    ['last', 2],
  ])('a fault proves nothing when its control, which comes %s, went wrong too', (_, at) => {
    const others = [session('one'), session('one', 'bad', CAUSE)]
    const withControl = (output: string) => others.toSpliced(at, 0, session('one', output, CONTROL))
    expect(judged(fault, ...withControl('fine'))).toEqual(['one | fail | bad'])
    expect(judged(fault, ...withControl('bad'))[0]).toContain('never exercised')
  })

  test('what a session leaves open is inconclusive, and nothing else of it', () => {
    const [open, other] = [session('one', 'bad'), session('two', 'bad')]
    open.start.undecided = { promises: [about.verifies], reason: 'too busy' }
    other.start.undecided = { promises: ['vfs.rpc.echoes-ids'], reason: 'too busy' }
    const rows = ['one | inconclusive | too busy', 'two | fail | bad']
    expect(judged(rule, open, other)).toEqual(rows)
  })

  test('what a busy machine left open names the delays, and nothing else does', () => {
    const lacking = { ...rule, judge: () => [inconclusive('no reply')] }
    const [plain, busy] = [session('one'), session('two')]
    busy.start.delays = 'on a busy machine: a timer comes 90 ms late'
    const rows = [
      'one | inconclusive | no reply',
      'two | inconclusive | no reply (on a busy machine: a timer comes 90 ms late)',
    ]
    expect(judged(lacking, plain, busy)).toEqual(rows)
    expect(judged(rule, busy)).toEqual(['two | pass | satisfied once: fine'])
  })

  test('a check of a scenario: the sessions of that name', () => {
    const named = session('one')
    named.start.scenario = 'read: a text'
    const check: Check<Output> = { ...rule, on: { scenario: 'read: a text' } }
    expect(judged(check, named, session('two', 'bad'))).toEqual([
      'one | pass | satisfied once: fine',
    ])
  })

  test('a check of all baselines: these together, and nothing without any', () => {
    const check: Check<Output> = {
      ...about,
      on: 'all baselines',
      judgeAll: (all) => [satisfied(all.map(({ start }) => start.case).join(' and '))],
    }
    const sessions = [session('one'), session('two'), session('two', 'x', AGAIN)]
    expect(judged(check, ...sessions)).toEqual([' | pass | satisfied once: one and two'])
    expect(judged(check)[0]).toContain('never exercised')
  })
})

describe('what a session is compared with', () => {
  const comparing: Check<Output> = {
    ...about,
    on: 'every reading',
    judge: ({ start }: Output, { baseline, repeated }: Compared<Output>) =>
      start.fault === CAUSE
        ? [satisfied(`${baseline.start.case} ${baseline.output}, ${repeated?.output ?? 'once'}`)]
        : [],
  }
  const [plain, again] = [session('two', 'first'), session('two', 'second', AGAIN)]

  test.each([
    ['in order', [plain, again, session('two', 'x', CAUSE)]],
    ['the other way round', [session('two', 'x', CAUSE), again, plain]],
  ])('its own case without a fault, and that once more: %s', (_, sessions) => {
    expect(judged(comparing, session('one'), ...sessions)).toEqual([
      'two | pass | satisfied once: two first, second',
    ])
  })

  test('a session that was announced and never came is not waited for in the end', () => {
    const judge = judgeBy<Output>({}, [comparing])
    judge.expect([plain, again, session('two', 'x', CAUSE)].map(({ start }) => start))
    expect(judge.add(session('two', 'x', CAUSE)).complete).toEqual([])
    expect(judge.add(plain).complete).toEqual([])
    judge.finish()
    expect(judge.rows()[0]?.reason).toBe('satisfied once: two first, once')
  })
})

test('a violation is reported at once, and a case when all of its sessions were judged', () => {
  const rule: Check<Output> = { ...about, on: 'every reading', judge: verdict }
  const judge = judgeBy<Output>({}, [rule])
  const sessions = [session('one'), session('one', 'bad', CAUSE), session('one', 'bad', CONTROL)]
  judge.expect(sessions.map(({ start }) => start))
  const [first, second, third] = sessions.map((each) => judge.add(each))
  expect(first).toEqual({ violated: [], complete: [] })
  expect(second?.violated).toMatchObject([{ verdict: 'fail', case: 'one' }])
  expect(third?.violated).toEqual([])
  expect(third?.complete).toMatchObject([{ verdict: 'fail', observed: 'bad (2 of 3 times)' }])
})

test('what is not claimed is not judged, and after a stop the rest is open', () => {
  const check: Check<Output> = { ...about, on: 'every reading', judge: verdict }
  const unclaimed = judgeBy<Output>({ unclaimed: () => 'it is not claimed' }, [check])
  unclaimed.expect([session('one').start])
  unclaimed.add(session('one', 'bad'))
  expect(unclaimed.rows()).toMatchObject([
    { verdict: 'not-applicable', reason: 'it is not claimed' },
  ])
  const stopped = judgeBy<Output>({}, [check])
  stopped.stop('not tried: it does not start')
  expect(stopped.rows()).toMatchObject([
    { verdict: 'inconclusive', reason: 'not tried: it does not start' },
  ])
  expect(requirementOf(check).role).toBe('tool')
})

test('a fault of a check is reported with its name', () => {
  const check: Check<Output> = {
    ...about,
    on: 'every reading',
    judge: () => {
      throw new Error('undefined is not a function')
    },
  }
  expect(() => judged(check, session('one'))).toThrow('the check "does y"')
})
