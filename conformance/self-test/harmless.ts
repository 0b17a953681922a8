import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Results } from '../../spec/generated/results.ts'
import { SUBJECT } from './mark.ts'

/** Characters of a report on a subject, however much it writes. */
const LONGEST = 1024 * 1024

/** Expects that a subject left nothing running, and that no report shows a secret or does anything where it is shown. */
export function didNoHarm(
  mark: string,
  results: Results,
  secret: string,
  reports: Readonly<Record<string, string>>,
): void {
  expect(processesOf(mark)).toEqual([])
  const text = JSON.stringify(results)
  expect(text).not.toContain(secret)
  expect(text.length).toBeLessThan(LONGEST)
  for (const [format, report] of Object.entries(reports)) isHarmless(format, report)
}

/** What a report states of each row, for the message of a test. */
export const reasonsOf = ({ results }: Results): string =>
  results
    .map(({ verdict, requirement, reason }) => `${verdict} ${requirement} ${reason}`)
    .join('\n')

/** The command lines of living processes that a subject, or anything that it started, still is. */
function processesOf(mark: string): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => readOf(pid, 'environ').split('\0').includes(`${SUBJECT}=${mark}`))
    .filter((pid) => !/\) [ZX] /.test(readOf(pid, 'stat')))
    .map((pid) => readOf(pid, 'cmdline').replaceAll('\0', ' '))
}

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

/** Controls besides tab and line feed, and marks that turn the direction of text. */
const ACTING = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

function isHarmless(format: string, text: string): void {
  const acting = ACTING.exec(text)
  expect(acting && text.slice(acting.index - 40, acting.index + 40), format).toBeNull()
  if (format !== 'html' && format !== 'junit') return
  expect(text, format).not.toContain('<img src=x')
  expect(text, format).not.toContain('<script>alert')
}
