import { endStarted } from '../harness/launch/end-at-once.ts'
import { BadArgument } from '../reference-impl/bad-argument.ts'
import { commandLine } from '../reports/reproduce.ts'
import { didYouMean, nearest } from './nearest.ts'
import { ownFaultText } from './own-fault.ts'
import { refuse } from './problem.ts'
import { type Status, status } from './status.ts'
import { Unwritten } from './unwritten.ts'

/** Refuses a command line whose first word is none of the commands. */
export function refuseCommand(argv: readonly string[], commands: readonly string[]): Status {
  const [word = ''] = argv
  if (word === '--' || word.includes('/')) return refuseSubject(argv)
  if (CERTIFYING.has(word)) {
    const message = `unknown command \`${word}\`: a subject is certified by the command of its role.`
    return refuse([{ message, hint: 'jp-conformance tool -- COMMAND…' }], status.usage)
  }
  const close = nearest(word, [...commands, ...BELOW])
  const guess = close ? `did you mean \`${close}\`?` : didYouMean(word, commands)
  const message = `unknown command \`${word}\`; ${guess}`
  return refuse([{ message, hint: HELP }], status.usage)
}

/** Refuses a program that stands where the command of its role must. */
function refuseSubject(argv: readonly string[]): Status {
  const subject = argv[0] === '--' ? argv.slice(1) : argv
  const message = 'no role is named: a program is certified by the command of its role.'
  return refuse([{ message, hint: `jp-conformance tool -- ${commandLine(subject)}` }], status.usage)
}

const HELP = 'jp-conformance --help'

/** What others call the command that tries a subject. */
const CERTIFYING = new Set(['certify', 'check', 'run', 'start', 'test', 'validate', 'verify'])

/** What is also called a command: those that stand below another, and an option that is one elsewhere. */
const BELOW = [
  ...['report compare', 'report merge'],
  ...['spec list', 'spec show', 'spec trace', 'spec diff', 'spec export', '--version'],
]

/** Refuses the name of a reference program that is none of the known ones. */
export function refuseReference(name: string, known: readonly string[]): Status {
  const below = known.filter((each) => each.startsWith(`${name} `))
  const message =
    name === ''
      ? 'name a reference program.'
      : `unknown reference program \`${name}\`; ${didYouMean(name, below.length > 0 ? below : known)}`
  const hint = `jp-conformance reference (${known.join(' | ')}) [ARGUMENTS…]`
  return refuse([{ message, hint }], status.usage)
}

/** Refuses an argument of a reference program, with the one that is closest to it. */
function refuseArgument({ message, word, known }: BadArgument): Status {
  const close = known.length > 0 ? didYouMean(word, known) : ''
  if (close !== '') return refuse([{ message: `${message}; ${close}` }], status.usage)
  return refuse([{ message, ...(known.length > 0 && { hint: amongMany(known) }) }], status.usage)
}

/** Which names there are, where there are too many of them to print. */
const amongMany = (known: readonly string[]): string =>
  `There are ${known.length}, such as ${known.slice(0, 3).join(', ')}; jp-conformance spec trace ID names those of a requirement.`

/** States what was asked for and is not there, what could not be written, or that the suite itself failed. */
export function reportOwnFault(error: unknown, argv: readonly string[]): Status {
  if (error instanceof Unwritten) return refuse([{ message: error.message }], status.usage)
  if (error instanceof BadArgument) return refuseArgument(error)
  if (isBadArgument(error)) return refuse([{ message: error.message }], status.usage)
  process.stderr.write(ownFaultText(error, argv))
  return status.error
}

/** Reports a fault that nobody waits for, and ends whatever was started, which nobody else can do any more. */
export function reportUncaught(fault: unknown, argv: readonly string[]): Status {
  endStarted()
  return reportOwnFault(fault, argv)
}

/** What Node's own parser of arguments throws, which reference programs use. */
const isBadArgument = (error: unknown): error is Error =>
  error instanceof Error && /^ERR_PARSE_ARGS_/.test((error as NodeJS.ErrnoException).code ?? '')
