import type { SchemaError } from '../harness/validators/validate.ts'
import { isObject, MAX_DEPTH } from '../harness/wire/json.ts'
import { segmentsOf } from '../harness/wire/json-pointer.ts'
import { nestsDeeper } from '../harness/wire/json-strings.ts'
import { withPresentMembers } from '../reports/former-members.ts'
import type { Results } from '../spec/generated/results.ts'
import type { Problems } from './problem.ts'
import { readText } from './read-text.ts'
import { whyUnreadable } from './unreadable.ts'

/** Reads a saved JSON report; a file that is none is a problem. */
export async function readResults(path: string, problems: Problems): Promise<Results | undefined> {
  const value = jsonIn(path, problems)
  if (value === undefined) return undefined
  const { results } = await import('../harness/validators/results.ts')
  if (results(value)) return withPresentMembers(value)
  const why = otherFormat(value) ?? (await whyNone(results.errors ?? []))
  const message = `${path} is not a saved report, or one of another version: ${why}`
  problems.push({ message, hint: SAVE })
  return undefined
}

async function whyNone(errors: readonly SchemaError[]): Promise<string> {
  const { spelt } = await import('./yaml/explain.ts')
  const { relevantErrors } = await import('./yaml/relevant-errors.ts')
  const { sentence } = await import('./yaml/sentence.ts')
  const [first] = relevantErrors(errors)
  if (!first) return 'it has not the form of one.'
  return sentence(first, spelt(segmentsOf(first.instancePath)), 'the document').message
}

function jsonIn(path: string, problems: Problems): unknown {
  try {
    const text = readText(path)
    const why = whyUnusable(text)
    if (why === undefined) return JSON.parse(text)
    problems.push({ message: `the results ${path} are ${why}.`, hint: SAVE })
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError)
      problems.push({ message: `the results ${path} are not JSON: ${error.message}.`, hint: SAVE })
    else problems.push({ message: `the results ${path} cannot be read: ${whyUnreadable(error)}.` })
    return undefined
  }
}

function whyUnusable(text: string): string | undefined {
  if (text.trim() === '') return 'empty'
  if (text.startsWith('{"event":')) return 'a transcript, which `jp-conformance judge` reads'
  return nestsDeeper(text, MAX_DEPTH) ? 'nested too deeply to be read' : undefined
}

/** That a document states a format which this version does not read. */
function otherFormat(value: unknown): string | undefined {
  const format = isObject(value) ? value.format : undefined
  if (format === undefined || format === FORMAT) return undefined
  return `its format is ${JSON.stringify(format)}, and this version reads ${FORMAT}.`
}

/** The format of results that is read. */
const FORMAT = 1

const SAVE = 'Save results with --report json=FILE.'
