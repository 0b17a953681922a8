import { writeFileSync } from 'node:fs'
import type { Mutant } from '../mutants/mutant.ts'
import { writeWhole } from '../tool/stdio.ts'
import type { Seams } from './seams.ts'

/** The reference one-shot tool with one deliberate defect. */
interface OneShotMutant extends Pick<Mutant, 'id' | 'violates' | 'change' | 'cases' | 'limits'> {
  apply(seams: Seams): Partial<Seams>
}

/** Every mutant of the reference one-shot tool. */
export const mutants: readonly OneShotMutant[] = [
  {
    id: 'toolstate.one-shot.prints-a-banner',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'prints its name before its report',
    apply: ({ print }) => ({
      print(report) {
        writeWhole(1, 'save 0.1\n')
        print(report)
      },
    }),
  },
  {
    id: 'toolstate.one-shot.indents-beside-a-banner',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'prints its name before its report, which it indents over several lines',
    apply: () => ({
      print: (report) => writeWhole(1, `save 0.1\n${JSON.stringify(report, null, 2)}\n`),
    }),
  },
  {
    id: 'toolstate.one-shot.ends-with-a-zero',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'writes the byte zero after its report',
    apply: () => ({ print: (report) => writeWhole(1, `${JSON.stringify(report)}\0`) }),
  },
  {
    id: 'toolstate.one-shot.colours-its-report',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'prints its report in bold, also where its output is no terminal',
    apply: () => ({
      print: (report) => writeWhole(1, `\u001b[1m${JSON.stringify(report)}\u001b[0m\n`),
    }),
  },
  {
    id: 'toolstate.one-shot.rings-the-bell',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'rings the bell of a terminal before its report',
    apply: () => ({ print: (report) => writeWhole(1, `\u0007${JSON.stringify(report)}\n`) }),
  },
  {
    id: 'toolstate.one-shot.names-its-window',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'hides the cursor and gives the window of a terminal a title before its report',
    apply: () => ({
      print: (report) => writeWhole(1, `\u001b[?25l\u001b]0;save\u0007${JSON.stringify(report)}\n`),
    }),
  },
  {
    id: 'toolstate.one-shot.repeats-itself',
    violates: 'toolstate.one-shot.tool-prints-one-report',
    change: 'prints its report twice, in one line',
    apply: () => ({ print: (report) => writeWhole(1, `${JSON.stringify(report).repeat(2)}\n`) }),
  },
  {
    id: 'toolstate.one-shot.fails-without-trace',
    violates: 'toolstate.one-shot.tool-report-is-whole',
    change: 'leaves the trace of a failure out',
    cases: ['fails without a text'],
    apply: () => ({ failure: (message) => ({ type: 'error', message, transient: false }) }),
  },
  {
    id: 'toolstate.one-shot.waits-at-its-question',
    violates: 'toolstate.one-shot.tool-asks-and-exits#exits',
    change: 'reads its input after its question',
    cases: ['asks before it writes over a file'],
    limits: { idle_ms: 500 },
    apply({ print, leave }) {
      let asked = false
      return {
        print(report) {
          asked = report.type === 'needs_input'
          print(report)
        },
        leave: () => (asked ? process.stdin.resume() : leave()),
      }
    },
  },
  {
    id: 'toolstate.one-shot.cuts-its-question',
    violates: 'toolstate.one-shot.tool-asks-and-exits#question-complete',
    change: 'exits before the last bytes of its question are written',
    apply: () => ({ print: (report) => writeWhole(1, JSON.stringify(report).slice(0, -20)) }),
  },
  {
    id: 'toolstate.one-shot.spells-its-question',
    violates: 'toolstate.one-shot.tool-asks-and-exits#question-complete',
    change: 'gives its question the type `NeedsInput`',
    cases: ['asks before it writes over a file'],
    apply: ({ print }) => ({
      print: (report) =>
        print(report.type === 'needs_input' ? { ...report, type: 'NeedsInput' } : report),
    }),
  },
  {
    id: 'toolstate.one-shot.empties-before-it-asks',
    violates: 'toolstate.one-shot.tool-asks-before-it-acts',
    change: 'empties the file before it asks whether it may write over it',
    cases: ['leaves the file'],
    apply: ({ question }) => ({
      question(path) {
        writeFileSync(path, '')
        return question(path)
      },
    }),
  },
  {
    id: 'toolstate.one-shot.asks-in-spite',
    violates: 'toolstate.one-shot.tool-takes-answer',
    change: 'asks whether or not it was started with the answer',
    apply: () => ({ answerIn: () => undefined }),
  },
  {
    id: 'toolstate.one-shot.takes-no-for-nothing',
    violates: 'toolstate.one-shot.tool-takes-answer',
    change: 'takes a no for no answer',
    cases: ['asks before it writes over a file'],
    apply: () => ({ answerIn: (answers) => answers.overwrite || undefined }),
  },
  {
    id: 'toolstate.one-shot.numbers-its-runs',
    violates: 'toolstate.one-shot.tool-asks-the-same',
    change: 'gives its question an id of the run',
    apply: ({ question }) => ({
      question: (path) => ({ ...question(path), id: `overwrite-${process.pid}` }),
    }),
  },
]
