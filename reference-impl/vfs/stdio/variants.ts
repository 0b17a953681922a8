import { writeWhole } from '../tool/stdio.ts'
import type { Seams } from './seams.ts'

const TIDYING_MS = 300

/** Other ways in which the reference stateful tool may do what it does, by their names. @see rfd009 §State transitions */
export const variants: Record<string, (seams: Seams) => Partial<Seams>> = {
  // Every state but the last one is reported twice.
  twice: ({ report }) => ({
    report(state) {
      report(state)
      if (state.type !== 'stopped') report(state)
    },
  }),
  // A report is written byte by byte, with members that no document names, and a CR before its line feed.
  'byte-by-byte': () => ({
    report(state) {
      const line = `${JSON.stringify({ progress: { content: 1 }, ...state, more: null })}\r\n`
      for (const byte of Buffer.from(line)) writeWhole(1, Uint8Array.of(byte))
    },
  }),
  // Its last report ends with the output, without a line feed.
  'no-last-feed': ({ report }) => ({
    report: (state) =>
      state.type === 'stopped' ? writeWhole(1, JSON.stringify(state)) : report(state),
  }),
  // It takes its time to tidy up at SIGTERM.
  'tidies-slowly': ({ terminated }) => ({ terminated: () => setTimeout(terminated, TIDYING_MS) }),
}
