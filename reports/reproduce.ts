import type { Result, Results } from './results.ts'

/** The command line that repeats a run: the same one, with its seed spelt out. */
export function reproduce({ command, suite, subject, seed }: Results): string {
  const plain = [suite.name, subject.role, '--', ...subject.command]
  return commandLine(withSeed(command ?? plain, seed))
}

/** The command line that plays one check of a saved JSON report again. */
export function replay({ check }: Result, { suite, subject }: Results): string {
  return commandLine([suite.name, 'replay', 'REPORT.json', check, '--', ...subject.command])
}

/** An argument vector as a line for a POSIX shell; control characters are spelt, never printed. */
export function commandLine(command: string[]): string {
  return command.map(quote).join(' ')
}

function withSeed(command: string[], seed: number): string[] {
  const dashes = command.indexOf('--')
  const end = dashes < 0 ? command.length : dashes
  const options = command.slice(0, end)
  const given = options.some((word) => word === '--seed' || word.startsWith('--seed='))
  return given ? command : [...options, '--seed', String(seed), ...command.slice(end)]
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
