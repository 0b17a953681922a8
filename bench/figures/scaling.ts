import type { Figure, Row } from '../figure.ts'
import type { Certified } from '../programs/certify.ts'
import { median, middleOf } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import type { Workspace } from '../workspace.ts'

const ROUNDS = 3
const SMALLEST = 6

/** Processor time a session with ever more cases: what grows faster than its cases shows here. */
export const scaling: Figure = {
  name: 'scaling',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const one = await each(workspace, tool, 1)
    const ten = await each(workspace, tool, 10)
    const hundred = await each(workspace, tool, 100)
    return [row('10 × the cases', ten, one), row('100 × the cases', hundred, ten)]
  },
}

/** Milliseconds of processor time a session, one value a round. */
async function each(workspace: Workspace, tool: string, times: number): Promise<number[]> {
  const cases = Array.from({ length: SMALLEST * times }, (_, i) => ({ name: `case ${i}` }))
  const certify = {
    config: { role: 'tool', cases },
    ...{ command: [tool, 'calls', '3'], base: '.', only: ['vfs.framing.*-order'] },
  }
  const values: number[] = []
  for (let i = 0; i < (times > 10 ? 1 : ROUNDS); i++) {
    const { processorMs, sessions } = await workspace.run<Certified>('certify', certify)
    values.push(processorMs / sessions)
  }
  return values
}

const row = (figure: string, measured: number[], limit: number[]): Row => ({
  figure,
  ...middleOf({ measured: [median(measured)], limit: [median(limit)] }),
  unit: 'ms',
  target: { atMost: 1.25 },
  note: 'processor time a session with a tenth of them',
})
