import type { Tool } from '../../spec/generated/messages/driver.ts'
import type { Reply } from './host.ts'

/** The part of a tool's configuration that only a driver can carry out; undefined when there is none. */
export function beyondCommand({
  limits,
  options,
  answers,
  stateful,
  runtime,
  run,
}: Tool): string | undefined {
  if (limits && Object.keys(limits).length > 0) return 'the limits of a tool'
  if (options && Object.keys(options).length > 0) return 'the options of a tool'
  if (answers && Object.keys(answers).length > 0) return 'preset answers'
  if (stateful) return 'that a tool is stateful'
  if (runtime === 'stdio') return 'the runtime of a tool'
  return run === 'ask' ? 'that a call needs permission' : undefined
}

/** The reply to a request that a plain command cannot carry out. */
export const cannot = (what: string): Reply => ({
  refused: `a plain command cannot be given ${what}`,
  lacks: 'words',
})

/** What is replaced in the words of a host that is a plain command. */
export const PLACEHOLDERS = ['{tool}', '{arguments}', '{root}', '{policy}']

const placeholder = new RegExp(PLACEHOLDERS.join('|').replaceAll(/[{}]/g, '\\$&'), 'g')

/** An argument of the command with its placeholders replaced. */
export const filled = (argument: string, values: Record<string, string>) =>
  argument.replace(placeholder, (each) => values[each.slice(1, -1)] ?? '')
