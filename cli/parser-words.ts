import type { Command } from 'commander'
import { visibleLines } from '../reports/visible.ts'
import { startedAs } from './started-as.ts'

/** What the parser refuses, reported as everything else is; what was typed acts on no screen. */
export function inOurWords(text: string): string {
  return visibleLines(text)
    .replace(/^error: /, 'jp-conformance: ')
    .replace(/'([^'\n]*)'/g, '`$1`')
    .replace(/(unknown option `-(\w{2,})`)(?=\n|$)/, '$1; a long option has two dashes: `--$2`')
    .replace(/\n\(Did you mean (?:one of )?([^\n]*)\?\)/, '; did you mean `$1`?')
}

/** Has the parser throw, and follow what it refuses by the command that prints the help; `name` is empty for the program. */
export function refusing(command: Command, name: string): Command {
  const words = [...startedAs(), name, '--help'].filter((word) => word !== '')
  return command.exitOverride().showHelpAfterError(`  ${words.join(' ')}`)
}
