import { didYouMean } from './nearest.ts'
import type { Problem } from './problem.ts'

/** Every command with what it does, in the order of the help. */
export const commands = {
  tool: 'certify a tool: the suite plays the host',
  judge: 'judge recorded sessions again, without the subject',
  report: 'write saved results in any report format, compare them, merge shards',
  spec: 'list and show requirements, trace them to checks, export the specification',
  init: 'write a commented configuration to start from',
  reference: 'run a reference program',
  examples: 'list the example tools in other languages',
} as const

/** The name of a command. */
export type CommandName = keyof typeof commands

/** The problem of a command line whose first word is no command. */
export function unknownCommand([word]: readonly string[]): Problem | undefined {
  if (word === undefined || word.startsWith('-') || word === 'help') return undefined
  const known = Object.keys(commands)
  if (known.includes(word)) return undefined
  const says = `unknown command \`${word}\`; ${didYouMean(word, known)}`
  return { says, hint: 'jp-conformance --help' }
}
