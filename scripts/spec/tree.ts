import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadFile, readSpecFile, type SpecFile } from './file.ts'
import type { Finding } from './finding.ts'
import { asFormat, type Format, type Formats } from './formats.ts'

/** All files of the specification by kind, in the order of their paths. */
export type SpecTree = { [K in Format]: SpecFile<Formats[K]>[] } & {
  /** JSON Schemas of whole documents: `spec/config/` and `spec/results/`. */
  documents: SpecFile<Record<string, unknown>>[]
}

const layout: { at: RegExp; kind: Format | 'documents' | 'other' }[] = [
  { at: /^spec\/(sources|features|revisions)\.yaml$/, kind: 'other' },
  { at: /^spec\/(generated|formats|providers)\//, kind: 'other' },
  { at: /^spec\/ambiguities\/[^/]+\.yaml$/, kind: 'ambiguities' },
  { at: /^spec\/drafts\/[^/]+\.yaml$/, kind: 'drafts' },
  { at: /^spec\/(config|results)\/[^/]+\.schema\.json$/, kind: 'documents' },
  { at: /^spec\/[^/]+\/messages\/[^/]+\.yaml$/, kind: 'message' },
  { at: /^spec\/[^/]+\/machines\/[^/]+\.yaml$/, kind: 'machine' },
  { at: /^spec\/[^/]+\/[^/]+\.yaml$/, kind: 'area' },
]

/** Reads everything below `<root>/spec`; files whose form is wrong become findings and are left out. */
export function readTree(root: string): { tree: SpecTree; findings: Finding[] } {
  const findings: Finding[] = []
  const paths = specPaths(root)
  const read = <K extends Format>(kind: K, at: string[]): SpecFile<Formats[K]>[] =>
    at.flatMap((path) => keep(readSpecFile(root, path), kind, findings))
  const of = <K extends Format>(kind: K) =>
    read(
      kind,
      paths.filter((path) => kindOf(path) === kind),
    )
  const single = <K extends Format>(kind: K) =>
    read(
      kind,
      paths.filter((path) => path === `spec/${kind}.yaml`),
    )
  const tree = {
    sources: single('sources'),
    features: single('features'),
    revisions: single('revisions'),
    ambiguities: of('ambiguities'),
    drafts: of('drafts'),
    message: of('message'),
    machine: of('machine'),
    area: of('area'),
    documents: paths
      .filter((path) => kindOf(path) === 'documents')
      .flatMap((path) => keepDocument(readSpecFile(root, path), findings)),
  }
  return { tree, findings }
}

function specPaths(root: string): string[] {
  const folder = join(root, 'spec')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `spec/${path.replaceAll('\\', '/')}`)
    .sort()
}

const kindOf = (path: string) => layout.find(({ at }) => at.test(path))?.kind

function keep<K extends Format>(file: ReadFile, kind: K, findings: Finding[]) {
  if (file.errors.length > 0) findings.push(...unreadable(file))
  if (file.errors.length > 0) return []
  const read = asFormat(kind, file)
  findings.push(...read.findings)
  return read.file ? [read.file] : []
}

function keepDocument(file: ReadFile, findings: Finding[]): SpecFile<Record<string, unknown>>[] {
  findings.push(...unreadable(file))
  return isRecord(file.value) ? [{ ...file, value: file.value }] : []
}

const unreadable = ({ path, errors }: ReadFile): Finding[] =>
  errors.map(({ line, message }) => ({
    file: path,
    line,
    rule: 'format',
    problem: message,
    expected: 'a file that parses as YAML 1.2 or JSON',
    fix: 'mend the syntax at this line',
  }))

/** Tells whether a value is an object with members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
