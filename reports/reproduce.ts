import type { Result, Results } from './results.ts'

/** The command line that repeats a run: the same one, with its seed spelt out. */
export function reproduce(results: Results): string {
  const command = commandOf(results)
  return commandLine(isJudgement(command) ? command : withOptions(command, seedOf(results)))
}

/**
 * The command line that shows one result again: its requirement alone, or with the one whose check held that session.
 * Known failures are left out, so that this one counts; what judges stored sessions judges all of them.
 */
export function again({ requirement, heldFor }: Result, results: Results): string {
  const whole = without(
    commandOf(results).filter((word) => word !== '--update-known-failures'),
    ['--only', '--skip', '--shard', '--report', '--known-failures'],
  )
  const only = [requirement, heldFor ?? []].flat().flatMap((id) => ['--only', id])
  const options = isJudgement(whole) ? [] : [...only, ...seedOf(results)]
  return commandLine(withOptions(whole, options))
}

/** An argument vector as a line for a POSIX shell; control characters are spelt, never printed. */
export function commandLine(command: string[]): string {
  return command.map(quote).join(' ')
}

function commandOf({ command, suite, subject }: Results): string[] {
  return command ?? [suite.name, subject.role, '--', ...subject.command]
}

const isJudgement = ([, name]: string[]) => name === 'judge'

const seedOf = ({ seed }: Results) => ['--seed', String(seed)]

/** Adds pairs of options before the subject's words, but for those that stand there already. */
function withOptions(command: string[], pairs: string[]): string[] {
  const dashes = command.indexOf('--')
  const end = dashes < 0 ? command.length : dashes
  const options = command.slice(0, end)
  const given = (name: string) =>
    options.some((word) => word === name || word.startsWith(`${name}=`))
  const added = pairs.filter((_, i) => !given(pairs[i - (i % 2)] as string))
  return [...options, ...added, ...command.slice(end)]
}

/** Leaves options out together with their values. */
function without(command: string[], names: string[]): string[] {
  const isLeftOut = (word = '') => names.some((name) => word === name)
  return command.filter(
    (word, i) =>
      !isLeftOut(word) &&
      !isLeftOut(command[i - 1]) &&
      !names.some((name) => word.startsWith(`${name}=`)),
  )
}

function quote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(word)) return `'${word.replaceAll("'", "'\\''")}'`
  return `$'${word.replace(/[\\']/g, '\\$&').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, bytes)}'`
}

function bytes(character: string): string {
  const hex = [...new TextEncoder().encode(character)].map((byte) => byte.toString(16))
  return hex.map((byte) => `\\x${byte.padStart(2, '0')}`).join('')
}
