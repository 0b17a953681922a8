import { headline } from './headline.ts'
import { coloured, plain } from './ink.ts'
import type { Results } from './results.ts'
import type { TerminalOptions } from './terminal.ts'
import { failures } from './terminal-failures.ts'
import { visibleCut } from './visible-cut.ts'

/** What a report comes down to where others write as well: its failures, and one sentence about `whom`. */
export function brief(
  results: Results,
  whom: string,
  { colour = false }: TerminalOptions = {},
): string {
  const ink = colour ? coloured : plain
  const { sign, word, sentence, because } = headline(results)
  const why = results.outcome === 'nonconformant' ? [] : because.slice(0, 1)
  const lines = [
    ...failures(results, ink),
    ink(results.outcome, `${sign} ${whom}: ${word}: ${visibleCut(sentence, 400)}`),
    ...why.map((line) => `  ${visibleCut(line, 300)}`),
  ]
  return `${lines.join('\n')}\n`
}
