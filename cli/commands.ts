import { suites } from '../conformance/suite-list.ts'

/** Every other command than those that certify, with what it does, in the order of the help. */
export const commands = {
  fuzz: 'try generated sessions of any role, and show what fails by the smallest of them',
  tap: 'stand between a host and its tool or plugin: pass bytes on, record, judge both',
  judge: 'judge recorded sessions again, without the subject',
  replay: 'play a failed check of a saved report again: fixed, still failing, or not reproducible',
  report: 'write saved results in any report format, compare them, merge shards',
  spec: 'list and show requirements, trace them to checks, export the specification',
  fixtures: 'write valid and invalid messages, as JSON Schema Test Suite files',
  init: 'write a commented configuration to start from',
  reference: 'run a reference program',
  examples: 'list the example tools in other languages',
} as const

/** The name of a command. */
export type CommandName = keyof typeof commands

/** Every command: one for each role, and the others. */
export const commandNames = (): string[] => [
  ...suites.map(({ role }) => role),
  ...Object.keys(commands),
]

/** Whether a command line begins with a command, an option, or nothing. */
export function isCommandLine([word]: readonly string[]): boolean {
  if (word === undefined || word === 'help') return true
  return (word.startsWith('-') && word !== '--') || commandNames().includes(word)
}
