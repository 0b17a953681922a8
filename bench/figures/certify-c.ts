import type { Figure, Row } from '../figure.ts'
import type { Certified } from '../programs/certify.ts'
import { median } from '../rounds.ts'
import { cExample } from '../subjects.ts'
import { wallOf } from '../wall.ts'

const ROUNDS = 3

/** A whole certification of a C tool, next to the processor time and the waiting that it cannot do without. */
export const certifyC: Figure = {
  name: 'certify-c',
  async measure(workspace) {
    const certify = await cExample(workspace)
    const runs: Certified[] = []
    for (let i = 0; i < ROUNDS; i++) runs.push(await workspace.run<Certified>('certify', certify))
    return [wallOf('certification of a C tool', runs), rate(runs)]
  },
}

function rate(runs: Certified[]): Row {
  const measured = median(runs.map(({ sessions, ms }) => (sessions / ms) * 1000))
  return {
    figure: 'sessions of a certification',
    measured,
    limit: 100,
    unit: '/s',
    ratio: measured / 100,
    target: { atLeast: 1 },
    note: `100/s on two cores; ${runs[0]?.sessions} sessions`,
  }
}
