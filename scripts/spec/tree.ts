import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../harness/wire/json.ts'
import { type ReadFile, readSpecFile, type SpecFile } from './file.ts'
import type { Finding } from './finding.ts'
import { asFormat, type Format, type Formats } from './formats.ts'

/** All files of the specification by kind, in the order of their paths. */
export type SpecTree = { [K in Format]: SpecFile<Formats[K]>[] } & {
  /** JSON Schemas of whole documents: `config/`, there or in a protocol's folder, `results/` and `transcript/`. */
  documents: SpecFile<Record<string, unknown>>[]
}

type Kind = Format | 'documents' | 'other'

const layout: { at: RegExp; kind: Kind }[] = [
  { at: /^spec\/(generated|formats)\//, kind: 'other' },
  { at: /^spec\/[^/]+\/examples\/[^/]+\.json$/, kind: 'other' },
  { at: /^spec\/providers\/sources\.yaml$/, kind: 'evidence' },
  { at: /^spec\/providers\/[^/]+\.yaml$/, kind: 'provider' },
  { at: /^spec\/ambiguities\/[^/]+\.yaml$/, kind: 'ambiguities' },
  { at: /^spec\/([^/]+\/)?sources\.yaml$/, kind: 'sources' },
  { at: /^spec\/([^/]+\/)?features\.yaml$/, kind: 'features' },
  { at: /^spec\/([^/]+\/)?revisions\.yaml$/, kind: 'revisions' },
  { at: /^spec\/([^/]+\/)?(config|results|transcript)\/[^/]+\.schema\.json$/, kind: 'documents' },
  { at: /^spec\/[^/]+\/messages\/[^/]+\.yaml$/, kind: 'message' },
  { at: /^spec\/[^/]+\/machines\/[^/]+\.yaml$/, kind: 'machine' },
  { at: /^spec\/[^/]+\/[^/]+\.yaml$/, kind: 'area' },
]

/** Reads everything below `<root>/spec`; files whose form is wrong become findings and are left out. */
export function readTree(root: string): { tree: SpecTree; findings: Finding[] } {
  const paths = specPaths(root)
  const findings = paths.filter((path) => kindOf(path) === undefined).map(homeless)
  const files = (kind: Kind) =>
    paths.filter((path) => kindOf(path) === kind).map((path) => readSpecFile(root, path))
  const of = <K extends Format>(kind: K): SpecFile<Formats[K]>[] =>
    files(kind).flatMap((file) => keep(file, kind, findings))
  const tree = {
    sources: of('sources'),
    features: of('features'),
    revisions: of('revisions'),
    ambiguities: of('ambiguities'),
    message: of('message'),
    machine: of('machine'),
    area: of('area'),
    evidence: of('evidence'),
    provider: of('provider'),
    documents: files('documents').flatMap((file) => keepDocument(file, findings)),
  }
  return { tree, findings }
}

function specPaths(root: string): string[] {
  const folder = join(root, 'spec')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `spec/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ya?ml|json)$/.test(path))
    .sort()
}

const kindOf = (path: string): Kind | undefined => layout.find(({ at }) => at.test(path))?.kind

function keep<K extends Format>(file: ReadFile, kind: K, findings: Finding[]) {
  if (file.errors.length > 0) findings.push(...unreadable(file))
  if (file.errors.length > 0) return []
  const read = asFormat(kind, file)
  findings.push(...read.findings)
  return read.file ? [read.file] : []
}

function keepDocument(file: ReadFile, findings: Finding[]): SpecFile<Record<string, unknown>>[] {
  findings.push(...unreadable(file))
  return isObject(file.value) ? [{ ...file, value: file.value }] : []
}

const homeless = (path: string): Finding => ({
  file: path,
  line: 1,
  rule: 'format',
  problem: 'no kind of file stands here',
  expected: `a path that matches one of ${layout.map(({ at }) => at.source.replaceAll('\\', '')).join(', ')}`,
  fix: 'move the file, or add its kind in scripts/spec/tree.ts',
})

const unreadable = ({ path, errors }: ReadFile): Finding[] =>
  errors.map(({ line, message }) => ({
    file: path,
    line,
    rule: 'format',
    problem: message,
    expected: 'a file that parses as YAML 1.2 or JSON',
    fix: 'mend the syntax at this line',
  }))
