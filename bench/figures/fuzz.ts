import type { Figure } from '../figure.ts'
import type { Certified } from '../programs/certify.ts'
import { middleOf } from '../rounds.ts'
import { cExample } from '../subjects.ts'

const ROUNDS = 3
const RUNS = 2_000

/** Generated sessions of a C tool, each with a process of its own, next to starting and ending it as often. */
export const fuzz: Figure = {
  name: 'fuzz',
  async measure(workspace) {
    const certify = { ...(await cExample(workspace)), runs: RUNS }
    const { command, base: cwd } = certify
    const rounds = { measured: [] as number[], limit: [] as number[] }
    for (let i = 0; i < ROUNDS; i++) {
      const { ms, sessions } = await workspace.run<Certified>('certify', certify)
      const bare = await workspace.run<{ ms: number }>('bare-starts', {
        ...{ command, cwd, times: sessions },
      })
      rounds.measured.push((sessions / ms) * 1_000)
      rounds.limit.push((sessions / bare.ms) * 1_000)
    }
    return [
      {
        figure: 'generated sessions of a C tool',
        ...middleOf(rounds),
        unit: '/s',
        target: { atLeast: 0.7 },
        note: 'start and exit of as many processes, two at once',
      },
    ]
  },
}
