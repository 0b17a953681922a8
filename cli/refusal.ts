import { commandNames } from './commands.ts'
import { didYouMean } from './nearest.ts'
import { ownFaultText } from './own-fault.ts'
import { refuse } from './problem.ts'
import { type Status, status } from './status.ts'

/** Refuses a command line whose first word is no command. */
export function refuseCommand([word = '']: readonly string[]): Status {
  const says = `unknown command \`${word}\`; ${didYouMean(word, commandNames())}`
  return refuse([{ says, hint: 'jp-conformance --help' }], status.usage)
}

/** Refuses the name of a reference program that is none of the known ones. */
export function refuseReference(name: string, known: readonly string[]): Status {
  const says =
    name === ''
      ? 'name a reference program.'
      : `unknown reference program \`${name}\`; ${didYouMean(name, known)}`
  const hint = `jp-conformance reference (${known.join(' | ')}) [ARGUMENTS…]`
  return refuse([{ says, hint }], status.usage)
}

/** Says that the suite itself failed. */
export function tellOwnFault(error: unknown, argv: readonly string[]): Status {
  process.stderr.write(ownFaultText(error, argv))
  return status.error
}
