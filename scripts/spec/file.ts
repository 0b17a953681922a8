import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** Members and indexes that lead to a value inside a file. */
export type Steps = readonly (string | number)[]

/** A YAML or JSON file of the specification, which knows the line of each of its values. */
export type SpecFile<T = unknown> = {
  /** Path from the root of the package, with slashes. */
  path: string
  /** First folder below `spec/`, or the file's name without ending for files beside it. */
  protocol: string
  /** The folder that it stands in. */
  folder: string
  /** File name without its ending. */
  name: string
  value: T
  /** Line, from 1, of the value or of its nearest parent that stands in the file. */
  line: (steps: Steps) => number
}

/** A file that was read, and the errors of the YAML parser. */
export type ReadFile = SpecFile & { errors: { line: number; message: string }[] }

/** Reads one file of the specification; throws when there is none. */
export function readSpecFile(root: string, path: string): ReadFile {
  const counter = new LineCounter()
  const text = readFileSync(join(root, path), 'utf8')
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line)
  return {
    ...namesIn(path),
    value: document.errors.length > 0 ? undefined : (document.toJS() as unknown),
    line: (steps) => lineAt(offsetOf(document, steps)),
    errors: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
  }
}

function namesIn(path: string): Pick<SpecFile, 'path' | 'protocol' | 'folder' | 'name'> {
  const parts = path.split('/').slice(1)
  const name = (parts.at(-1) ?? '').replace(/\.(schema\.json|yaml)$/, '')
  const folders = parts.length > 1 ? parts.slice(0, -1) : [name]
  return { path, protocol: folders[0] ?? name, folder: folders.at(-1) ?? name, name }
}

function offsetOf(document: Document, steps: Steps): number {
  const last = steps.at(-1)
  if (last === undefined) return 0
  const parent = steps.length === 1 ? document.contents : document.getIn(steps.slice(0, -1), true)
  return startOf(parent, last) ?? offsetOf(document, steps.slice(0, -1))
}

function startOf(parent: unknown, step: string | number): number | undefined {
  if (isSeq(parent)) return rangeStart(parent.items[Number(step)])
  if (!isMap(parent)) return undefined
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
  return rangeStart(pair?.key)
}

const rangeStart = (node: unknown): number | undefined =>
  isNode(node) ? (node.range?.[0] ?? undefined) : undefined
