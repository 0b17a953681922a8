import { readFileSync } from 'node:fs'
import { withPresentMembers } from '../reports/former-members.ts'
import type { Results } from '../spec/generated/results.ts'
import type { Problems } from './problem.ts'
import { whyUnreadable } from './unreadable.ts'

/** Reads a saved JSON report; a file that is none is a problem. */
export async function readResults(path: string, problems: Problems): Promise<Results | undefined> {
  const value = jsonIn(path, problems)
  if (value === undefined) return undefined
  const { results } = await import('../harness/validators/results.ts')
  if (results(value)) return withPresentMembers(value)
  const { keysOf, spelt } = await import('./yaml/explain.ts')
  const [first] = results.errors ?? []
  const where = spelt(keysOf(first?.instancePath ?? '')) || 'the document'
  const message = `${path} is not a saved report: ${where} ${first?.message ?? 'is wrong'}.`
  problems.push({ message, hint: 'Save one with --report json=FILE.' })
  return undefined
}

function jsonIn(path: string, problems: Problems): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const what =
      error instanceof SyntaxError
        ? `are not JSON: ${error.message}`
        : `cannot be read: ${whyUnreadable(error)}.`
    problems.push({ message: `the results ${path} ${what}` })
    return undefined
  }
}
