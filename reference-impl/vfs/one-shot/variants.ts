import { writeWhole } from '../tool/stdio.ts'
import type { Seams } from './seams.ts'

/** Other ways in which the reference one-shot tool may do what it does, by their names. @see rfd009 §One-shot tool wrapping */
export const variants: Record<string, (seams: Seams) => Partial<Seams>> = {
  // The report is spread over lines that end with CR LF, with white space around it, and members that no document names.
  spread: () => ({
    print(report) {
      const text = JSON.stringify({ version: 1, ...report, more: null }, null, 2)
      writeWhole(1, `\r\n \t${text.replaceAll('\n', '\r\n')}\r\n\r\n`)
    },
  }),
  // The report ends with the output, without a line feed.
  'no-feed': () => ({ print: (report) => writeWhole(1, JSON.stringify(report)) }),
  // Its question states its kind of answer in an object with a tag.
  tagged: ({ question }) => ({
    question: (path) => ({ ...question(path), answer_type: { type: 'boolean' } }),
  }),
  // It reports states, where others report outcomes.
  states: ({ print }) => ({
    print({ type, question, content, ...failure }) {
      if (type === 'needs_input') print({ type: 'waiting', content: null, question })
      else print({ type: 'stopped', result: type === 'error' ? { Err: failure } : { Ok: content } })
    },
  }),
}
