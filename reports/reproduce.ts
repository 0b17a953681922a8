import type { Result, Results } from './results.ts'

/** The command line that repeats a run: the same one, with its seed spelt out. */
export function reproduce({ command, suite, subject, seed }: Results): string {
  const plain = [suite.name, subject.role, '--', ...subject.command]
  return commandLine(withSeed(command ?? plain, seed))
}

/** The command line that certifies the subject once more for one requirement only. */
export function again({ requirement }: Result, results: Results): string {
  const { command, suite, subject, seed } = results
  const plain = [suite.name, subject.role, '--', ...subject.command]
  const whole = without(command ?? plain, ['--only', '--skip', '--report'])
  return commandLine(withOptions(whole, ['--only', requirement, '--seed', String(seed)]))
}

/** An argument vector as a line for a POSIX shell; control characters are spelt, never printed. */
export function commandLine(command: string[]): string {
  return command.map(quote).join(' ')
}

function withSeed(command: string[], seed: number): string[] {
  return withOptions(command, ['--seed', String(seed)])
}

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
