import { join } from 'node:path'
import type { Figure, Row } from '../figure.ts'
import { peakOfPackage } from '../peak.ts'
import { benchTool, cExample } from '../subjects.ts'
import { environment, root } from '../workspace.ts'

/** The memory of the built package in a whole certification, of a good subject and of hostile ones. */
export const memory: Figure = {
  name: 'memory',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const { command } = await cExample(workspace)
    const folder = await workspace.built()
    const megabytes = (...words: string[]) => peakOfPackage(folder, ['tool', ...words], environment)
    const hostile = (...words: string[]) => megabytes('--only', REASSEMBLES, '--', tool, ...words)
    return [
      row('memory, a C tool', await megabytes('--config', C_TOOL, '--', ...command), 80),
      row('memory, a line without end', await hostile('flood'), 300),
      row('memory, lines without end', await hostile('chatter'), 300),
      row('memory, lines of 10 MB', await hostile('line', '10'), 300),
    ]
  },
}

const C_TOOL = join(root, 'reference-impl/examples/c/jp-conformance.yaml')

/** A few conversations, two at once, are enough for a flood. */
const REASSEMBLES = 'vfs.framing.tool-reassembles-input'

const row = (figure: string, measured: number, limit: number): Row => ({
  figure,
  ...{ measured, limit, unit: 'MB', ratio: measured / limit, target: { atMost: 1 } },
  note: 'what our own process may use at most',
})
