import { commandLine } from '../reports/reproduce.ts'
import type { Problem } from './problem.ts'

/** Options of this program that take a value and that few others have. */
const VALUED = ['only', 'skip', 'revision', 'shard', 'time-scale', 'jobs', 'transcripts', 'report']

/** The same without a value, and those whose value names a file of this program. */
const OTHERS = ['known-failures', 'update-known-failures', 'exec', 'driver', 'config']

/** What of the subject's command looks like an option of this program: nothing that keeps anything from being run. */
export function laterOptions(role: string, command: readonly string[]): Problem[] {
  const at = command.findIndex((word, place) => place > 0 && isOurs(word, command[place + 1]))
  if (at < 0) return []
  const word = command[at] ?? ''
  const rest = command.slice(at)
  const isPair = VALUED_WORDS.has(word) || /^--(known-failures|config)$/.test(word)
  const option = rest.slice(0, isPair ? 2 : 1)
  const subject = [...command.slice(0, at), ...rest.slice(option.length)]
  return [
    {
      message: `\`${option.join(' ')}\` stands after \`--\`, so it is passed to the command.`,
      hint: `If it is an option of this program: jp-conformance ${role} ${commandLine(option)} -- ${commandLine(subject)}`,
    },
  ]
}

const VALUED_WORDS = new Set(VALUED.map((name) => `--${name}`))
const OTHER_WORDS = new Set(OTHERS.map((name) => `--${name}`))

function isOurs(word: string, next = ''): boolean {
  const [name = '', value] = word.split('=', 2)
  if (name === '--config') return /jp-conformance/.test(value ?? next)
  return VALUED_WORDS.has(name) || OTHER_WORDS.has(name)
}
