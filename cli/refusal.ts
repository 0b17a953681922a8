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

/** Says that the suite itself failed. */
export function tellOwnFault(error: unknown, argv: readonly string[]): Status {
  process.stderr.write(ownFaultText(error, argv))
  return status.error
}
