import type { Result, Results } from './results.ts'

/** The command line that repeats a run: the same one, with its seed spelt out. */
export function reproduce(results: Results): string {
  const command = commandOf(results)
  return commandLine(isJudgement(command) ? command : withOptions(command, seedOf(results)))
}

/** The command line that shows one result again. @see againOf */
export const again = (result: Result, results: Results): string =>
  commandLine(againOf([result], results))

/**
 * The argument vector that shows some results again: their requirements alone, or with those whose checks requested the
 * sessions. Known failures are left out, so that these count; what judges stored sessions judges all of them.
 */
export function againOf(some: readonly Result[], results: Results): string[] {
  const valued = ['--only', '--skip', '--shard', '--report', '--known-failures']
  const whole = withoutOptions(commandOf(results), valued, ['--update-known-failures'])
  const wanted = some.flatMap(({ requirement, requestedBy }) => [requirement, requestedBy ?? []])
  const only = [...new Set(wanted.flat())].flatMap((id) => ['--only', id])
  return withOptions(whole, isJudgement(whole) ? [] : [...only, ...seedOf(results)])
}

/** An argument vector as a line for a POSIX shell; control characters are spelt, never printed. */
export function commandLine(command: readonly string[]): string {
  return command.map(quote).join(' ')
}

function commandOf({ command, suite, subject }: Results): string[] {
  return command ?? [suite.name, subject.role, '--', ...subject.command]
}

/** Whether a command judges sessions that others make. */
export const isJudgement = (command: string[]) =>
  ['judge', 'tap'].includes(command[command[0] === 'npx' ? 2 : 1] ?? '')

const seedOf = ({ seed }: Results) => ['--seed', String(seed)]

/** Leaves options of ours out of a command, some together with their values; the subject's words stay. */
export function withoutOptions(
  command: string[],
  valued: string[],
  flags: string[] = [],
): string[] {
  const [ours, subject] = parted(command)
  const isLeftOut = (word: string, i: number) =>
    flags.includes(word) ||
    valued.includes(word) ||
    valued.includes(ours[i - 1] ?? '') ||
    valued.some((name) => word.startsWith(`${name}=`))
  return [...ours.filter((word, i) => !isLeftOut(word, i)), ...subject]
}

/** Options of ours in a command with their values, in their order: `--only x` and `--only=x` alike. */
export function valuesOf(command: string[], names: string[]): string[] {
  const [ours] = parted(command)
  return ours.flatMap((word, i) => {
    const name = names.find((each) => word === each || word.startsWith(`${each}=`))
    if (name === undefined) return []
    return [`${name}=${word === name ? ours[i + 1] : word.slice(name.length + 1)}`]
  })
}

/** Adds pairs of options before the subject's words, but for those that stand there already. */
export function withOptions(command: string[], pairs: string[]): string[] {
  const [ours, subject] = parted(command)
  const given = (name: string) => ours.some((word) => word === name || word.startsWith(`${name}=`))
  const added = pairs.filter((_, i) => !given(pairs[i - (i % 2)] as string))
  return [...ours, ...added, ...subject]
}

/** Our own words, and the subject's from `--` on. */
export function parted(command: string[]): [ours: string[], subject: string[]] {
  const dashes = command.indexOf('--')
  const end = dashes < 0 ? command.length : dashes
  return [command.slice(0, end), command.slice(end)]
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
