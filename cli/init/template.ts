import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SuiteEntry } from '../../conformance/suite-entry.ts'
import { linesOf } from '../lines-of.ts'
import { packageRoot } from '../package.ts'
import { yamlFlow } from '../yaml/document.ts'
import { type Schema, within } from './schema.ts'

/** Characters of a comment. */
const WIDTH = 90

/** A configuration to start from: every key with what it means, those that most tools leave out commented out. */
export function template(
  { role, schema: path, start }: SuiteEntry,
  file = 'jp-conformance.yaml',
): string {
  const schema = JSON.parse(readFileSync(join(packageRoot(), path), 'utf8')) as Schema
  return `${heading(role, file)}\n${members(schema, { role, ...start }, schema).join('\n')}\n`
}

const heading = (
  role: string,
  file: string,
) => `# How jp-conformance certifies this ${role}: jp-conformance ${role} --config ${file}
# Every key may be left out. A key that stands behind a #, without a space, is not set;
# it shows what is taken then, or an example.
`

/** What is shown of an entry that is not set. */
const SAMPLES: Members = {
  http: { method: 'GET', url: 'https://example.test/', status: 200, body: 'hello', base64: 'aGk=' },
  process: { program: 'git', args: ['status'], exit_code: 0 },
  schemas: {
    name: 'my tool',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
    valid: [{ path: 'a.txt' }],
    invalid: [{}],
  },
}

type Members = Readonly<Record<string, unknown>>

function members(schema: Schema, set: Members, root: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => [
    ...comment(property, root),
    ...(key in set ? member(key, property, set[key], root) : unset(key, property, root)),
  ])
}

function comment(property: Schema, root: Schema): string[] {
  const { description = '', enum: words } = { ...within(property, root), ...property }
  const choice = words === undefined ? '' : ` One of ${words.join(', ')}.`
  return linesOf(`${description}${choice}`, WIDTH).map((line) => `# ${line}`)
}

function member(key: string, property: Schema, value: unknown, root: Schema): string[] {
  const schema = within(property, root)
  const item = within(schema.items ?? {}, root)
  if (Array.isArray(value) && item.properties) {
    const entries = value.flatMap((entry) => listed(members(item, entry as Members, root)))
    return [`${key}:`, ...entries.map((line) => `  ${line}`)]
  }
  if (schema.properties === undefined) return [`${key}: ${yamlFlow(value)}`]
  const inner = members(schema, value as Members, root)
  return [`${key}:`, ...inner.map((line) => `  ${line}`)]
}

function unset(key: string, property: Schema, root: Schema): string[] {
  const schema = { ...within(property, root), ...property }
  const item = within(schema.items ?? {}, root)
  if (item.properties) {
    const entry = members(item, (SAMPLES[key] ?? {}) as Members, root)
    return [`${key}:`, ...listed(entry.map(off)).map(below)].map(off)
  }
  if (schema.properties) return [`${key}:`, ...members(schema, {}, root).map(below)].map(off)
  const shown = schema.examples?.[0] ?? schema.default ?? schema.const ?? emptyOf(schema)
  return [off(`${key}: ${yamlFlow(shown)}`)]
}

const EMPTY = new Map<unknown, unknown>([
  ['object', {}],
  ['array', []],
  ['boolean', false],
])

const emptyOf = ({ type }: Schema): unknown => EMPTY.get(type) ?? ''

// Only the first key of an entry carries the dash: comments above it stay above.
function listed(lines: string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('# '))
  return lines.map((line, at) => (at === first ? dashed(line) : `  ${line}`))
}

function dashed(line: string): string {
  return line.startsWith('#') ? `#- ${line.slice(1)}` : `- ${line}`
}

function below(line: string): string {
  return `  ${line}`
}

function off(line: string): string {
  const text = line.trimStart()
  const indent = line.slice(0, line.length - text.length)
  return text.startsWith('#') ? line : `${indent}#${text}`
}
