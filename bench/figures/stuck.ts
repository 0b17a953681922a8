import type { Figure, Row } from '../figure.ts'
import type { Certified, Certify } from '../programs/certify.ts'
import { interleaved, middleOf } from '../rounds.ts'
import { benchTool } from '../subjects.ts'

const ROUNDS = 3
const OTHERS = 100
const LIMITS = { startup_ms: 1_000, cancel_grace_ms: 200 }

/** What one tool that hangs costs itself and the others. */
export const stuck: Figure = {
  name: 'stuck',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const own: number[] = []
    const others = (hangs: boolean) => async () => {
      const { cases } = await workspace.run<Certified>('certify', certify(tool, hangs))
      if (hangs) own.push(cases.stuck?.longestMs ?? Number.NaN)
      return Math.max(
        ...Object.entries(cases).map(([n, { endedMs }]) => (n === 'stuck' ? 0 : endedMs)),
      )
    }
    const rounds = await interleaved(ROUNDS, others(true), others(false))
    return [ownCost(own), othersCost(middleOf(rounds))]
  },
}

/** Rules alone, so that each case is run twice and no fault makes anything else wait. */
function certify(tool: string, hangs: boolean): Certify {
  const cases = Array.from({ length: OTHERS }, (_, i) => ({ name: `case ${i}` }))
  if (hangs) cases.splice(OTHERS / 2, 0, { name: 'stuck', ...{ arguments: { stuck: true } } })
  return {
    config: { role: 'tool', limits: LIMITS, cases },
    ...{ command: [tool, 'calls', '10'], base: '.', only: ['vfs.framing.one-object-per-line'] },
  }
}

function ownCost(own: number[]): Row {
  const deadline = LIMITS.startup_ms + LIMITS.cancel_grace_ms
  return {
    figure: 'a stuck session itself',
    ...middleOf({ measured: own, limit: own.map(() => deadline) }),
    unit: 'ms',
    target: { atMost: 1.1 },
    note: 'its own deadline and grace period',
  }
}

const othersCost = (middle: ReturnType<typeof middleOf>): Row => ({
  figure: 'a stuck session, the others',
  ...middle,
  unit: 'ms',
  target: { atMost: 1.1 },
  note: `${OTHERS} other cases without it`,
})
