import type { SchemaError } from '../../harness/validators/validate.ts'
import { segmentsOf } from '../../harness/wire/json-pointer.ts'
import type { Problem } from '../problem.ts'
import type { YamlFile } from './document.ts'
import { relevantErrors } from './relevant-errors.ts'
import { sentence } from './sentence.ts'

/** What a schema has against a file, one problem an error: its line, the key, what was expected, how to fix it. */
export function explain(file: YamlFile, errors: readonly SchemaError[]): Problem[] {
  const problems = relevantErrors(errors).map((error) => {
    const path = segmentsOf(error.instancePath)
    return { at: file.at([...path, ...inner(error)]), ...sentence(error, spelt(path)) }
  })
  return problems.sort((a, b) => lineOf(a) - lineOf(b))
}

/** A path as a reader writes it: `cases[0].expect`. */
export function spelt(path: readonly string[]): string {
  return path.map(step).join('').replace(/^\./, '')
}

function step(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`
  return /^[\w-]+$/.test(key) ? `.${key}` : `["${key}"]`
}

function lineOf({ at }: Problem): number {
  return Number(at?.split(':').at(-1) ?? 0)
}

// The error is about a key inside the value that the pointer names.
function inner({ params }: SchemaError): string[] {
  const key = params.additionalProperty ?? params.propertyName
  return typeof key === 'string' ? [key] : []
}
