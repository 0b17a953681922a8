import type { Figure } from '../figure.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { cExample } from '../subjects.ts'

/** Judging stored transcripts, next to the least that reading them takes. */
export const judge: Figure = {
  name: 'judge',
  async measure(workspace) {
    const given = { rounds: 7, copies: 20, certify: await cExample(workspace) }
    const rounds = await workspace.run<Rounds>('judge', given)
    return [
      {
        figure: 'judging transcripts',
        ...middleOf(rounds),
        unit: 'MB/s',
        target: { atLeast: 0.5 },
        note: 'JSON.parse and one validation a message',
      },
    ]
  },
}
