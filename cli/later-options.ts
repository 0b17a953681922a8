import { commandLine } from '../reports/reproduce.ts'
import type { Problem } from './problem.ts'

/** Options of this program that few others have, and that a value follows. */
const VALUED = ['only', 'skip', 'revision', 'shard', 'time-scale', 'jobs', 'transcripts']
  .concat('report', 'config', 'known-failures')
  .map((name) => `--${name}`)

/** The same without a value. */
const FLAGS = ['--update-known-failures', '--exec', '--driver']

/** What of the subject's command looks like an option of this program: nothing that keeps anything from being run. */
export function laterOptions(role: string, command: readonly string[]): Problem[] {
  const at = command.findIndex((word, place) => place > 0 && isOurs(word, command[place + 1]))
  if (at < 0) return []
  const size = VALUED.includes(command[at] ?? '') ? 2 : 1
  const option = command.slice(at, at + size)
  const subject = command.toSpliced(at, size)
  return [
    {
      message: `\`${option.join(' ')}\` stands after \`--\`, so it is passed to the command.`,
      hint: `If it is an option of this program: jp-conformance ${role} ${commandLine(option)} -- ${commandLine(subject)}`,
    },
  ]
}

/** Many programs have an option `--config`. */
function isOurs(word: string, next = ''): boolean {
  const [name = '', value = next] = word.split('=', 2)
  return (
    [...VALUED, ...FLAGS].includes(name) &&
    (name !== '--config' || value.includes('jp-conformance'))
  )
}
