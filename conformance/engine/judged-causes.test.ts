import { describe, expect, test } from 'vitest'
import { type Output, session } from '../fixtures/output-session.ts'
import type { Check } from './check.ts'
import { satisfied, violated } from './finding.ts'
import { judgeBy } from './judge.ts'

describe('what a violation follows from', () => {
  const CAUSE_ID = 'vfs.framing.one-object-per-line'
  const checkOf = (verifies: string): Check<Output> => ({
    ...{ verifies, title: 'does y', on: 'every baseline' },
    judge: ({ output }) =>
      output.split(' ').includes(verifies) ? [violated('y', output)] : [satisfied()],
  })
  const OTHERS = ['vfs.rpc.echoes-ids', 'vfs.rpc.error-shape'] as const
  const suite = {
    hasOneRow: () => true,
    causes: [CAUSE_ID, OTHERS[0]].map((requirement) => ({
      requirement: requirement as typeof CAUSE_ID,
      shows: ({ output }: Output) => output.includes(`shows:${requirement}`),
    })),
  }
  const ledBy = (...outputs: string[]) => {
    const judge = judgeBy<Output>(suite, [CAUSE_ID, ...OTHERS].map(checkOf))
    for (const [i, output] of outputs.entries()) judge.add(session(`s${i}`, output))
    return judge.rows().map(({ becauseOf }) => becauseOf)
  }

  test('a cause that every violating session shows, and that has failed itself', () => {
    const led = `${OTHERS[1]} shows:${CAUSE_ID}`
    expect(ledBy(CAUSE_ID, led, 'fine')).toEqual([undefined, undefined, CAUSE_ID])
    expect(ledBy(led)).toEqual([undefined, undefined, undefined])
    expect(ledBy(CAUSE_ID, led, OTHERS[1])).toEqual([undefined, undefined, undefined])
  })

  test('the first of several, which one that follows from it cannot be', () => {
    const both = `shows:${CAUSE_ID} shows:${OTHERS[0]}`
    const all = `${CAUSE_ID} ${OTHERS.join(' ')}`
    expect(ledBy(`${all} ${both}`)).toEqual([undefined, CAUSE_ID, CAUSE_ID])
    expect(ledBy(`${OTHERS.join(' ')} ${both}`)).toEqual([undefined, undefined, OTHERS[0]])
  })

  test('a later one that stands alone, where an earlier one failed for it only', () => {
    const earlier = `${CAUSE_ID} ${OTHERS[1]} shows:${OTHERS[0]}`
    const alone = `${OTHERS[0]} shows:${OTHERS[0]}`
    expect(ledBy(earlier, alone)).toEqual([OTHERS[0], undefined, OTHERS[0]])
    expect(ledBy(earlier, alone, CAUSE_ID)).toEqual([undefined, undefined, OTHERS[0]])
  })
})
