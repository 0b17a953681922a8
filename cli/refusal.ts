import { BadArgument } from '../reference-impl/bad-argument.ts'
import { commandNames } from './commands.ts'
import { didYouMean } from './nearest.ts'
import { ownFaultText } from './own-fault.ts'
import { refuse } from './problem.ts'
import { type Status, status } from './status.ts'
import { Unwritten } from './unwritten.ts'

/** Refuses a command line whose first word is no command. */
export function refuseCommand([word = '']: readonly string[]): Status {
  const message = `unknown command \`${word}\`; ${didYouMean(word, commandNames())}`
  return refuse([{ message, hint: 'jp-conformance --help' }], status.usage)
}

/** Refuses the name of a reference program that is none of the known ones. */
export function refuseReference(name: string, known: readonly string[]): Status {
  const message =
    name === ''
      ? 'name a reference program.'
      : `unknown reference program \`${name}\`; ${didYouMean(name, known)}`
  const hint = `jp-conformance reference (${known.join(' | ')}) [ARGUMENTS…]`
  return refuse([{ message, hint }], status.usage)
}

/** Refuses an argument of a reference program, with the one that is closest to it. */
function refuseArgument({ message, word, known }: BadArgument): Status {
  const close = known.length > 0 ? didYouMean(word, known) : ''
  return refuse([{ message: close === '' ? message : `${message}; ${close}` }], status.usage)
}

/** States what was asked for and is not there, what could not be written, or that the suite itself failed. */
export function reportOwnFault(error: unknown, argv: readonly string[]): Status {
  if (error instanceof Unwritten) return refuse([{ message: error.message }], status.usage)
  if (error instanceof BadArgument) return refuseArgument(error)
  process.stderr.write(ownFaultText(error, argv))
  return status.error
}
