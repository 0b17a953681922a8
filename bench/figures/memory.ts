import type { Figure, Row } from '../figure.ts'
import type { Certified, Certify } from '../programs/certify.ts'
import { benchTool, cExample } from '../subjects.ts'

/** The memory of our own process in a whole certification, of a good subject and of hostile ones. */
export const memory: Figure = {
  name: 'memory',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const megabytes = async (certify: Certify) =>
      (await workspace.run<Certified>('certify', certify)).megabytes
    return [
      row('memory, a C tool', await megabytes(await cExample(workspace)), 80),
      row('memory, a line without end', await megabytes(hostile([tool, 'flood'])), 300),
      row('memory, lines without end', await megabytes(hostile([tool, 'chatter'])), 300),
      row('memory, lines of 10 MB', await megabytes(hostile([tool, 'line', '10'])), 300),
    ]
  },
}

/** A few conversations, two at once, are enough for a flood. */
const hostile = (command: string[]): Certify => ({
  config: { role: 'tool', cases: [{ name: 'case', files: { 'a.txt': 'hello' } }] },
  ...{ command, base: '.', only: ['vfs.framing.tool-reassembles-input'] },
})

const row = (figure: string, measured: number, limit: number): Row => ({
  figure,
  ...{ measured, limit, unit: 'MB', ratio: measured / limit, target: { atMost: 1 } },
  note: 'what our own process may use at most',
})
