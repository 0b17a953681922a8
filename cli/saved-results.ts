import { readFileSync } from 'node:fs'
import type { Results } from '../reports/results.ts'
import type { Problems } from './problem.ts'

/** Reads a saved JSON report; a file that is none is a problem. */
export async function readResults(path: string, problems: Problems): Promise<Results | undefined> {
  const value = valueOf(path, problems)
  if (value === undefined) return undefined
  const { results } = await import('../spec/generated/validators/results.js')
  if (results(value)) return { ...absent, ...value } as Results
  const { keysOf, spelt } = await import('./yaml/explain.ts')
  const [first] = results.errors ?? []
  const where = spelt(keysOf(first?.instancePath ?? '')) || 'the document'
  const says = `${path} is not a saved report: ${where} ${first?.message ?? 'is wrong'}.`
  problems.push({ says, hint: 'Save one with --report json=FILE.' })
  return undefined
}

// What a document may leave out.
const absent = {
  started: '1970-01-01T00:00:00Z',
  ms: 0,
  command: [],
  nullLine: [],
  notExercised: [],
  noise: {},
  smoke: { started: true, sentence: 'Not recorded.' },
  transcripts: {},
}

function valueOf(path: string, problems: Problems): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const { message } = error as Error
    const kind = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    problems.push({ says: `the results ${path} ${kind}: ${message}` })
    return undefined
  }
}
