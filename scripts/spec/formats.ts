import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type {
  AmbiguitiesFile,
  AreaFile,
  EvidenceFile,
  FeaturesFile,
  MachineFile,
  MessageFile,
  ProviderFile,
  RevisionsFile,
  SourcesFile,
} from '../../spec/generated/formats.ts'
import type { ReadFile, SpecFile } from './file.ts'
import type { Finding } from './finding.ts'

/** The kinds of files below `spec/`, each with the type that its format schema lets through. */
export type Formats = {
  sources: SourcesFile
  features: FeaturesFile
  revisions: RevisionsFile
  ambiguities: AmbiguitiesFile
  message: MessageFile
  machine: MachineFile
  area: AreaFile
  evidence: EvidenceFile
  provider: ProviderFile
}

/** Name of a kind of file. */
export type Format = keyof Formats

/** Folder of the format schemas. */
const formatsFolder = join(import.meta.dirname, '../../spec/formats')

/** Reads the schema of one format. */
export const formatSchema = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(formatsFolder, `${name}.schema.json`), 'utf8'))

/** What a value has against one definition of a format, or nothing; throws when there is no such definition. */
export function againstDefinition(
  format: string,
  name: string,
  value: unknown,
): string | undefined {
  const judge = ajv.getSchema(`definition ${format} ${name}`) ?? compileDefinition(format, name)
  return judge(value) ? undefined : ajv.errorsText(judge.errors, { dataVar: name.toLowerCase() })
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const compiled = new Map<Format, ValidateFunction>()

/** Lets a file through as its format, or reports what its form has against it. */
export function asFormat<K extends Format>(
  format: K,
  file: ReadFile,
): { file?: SpecFile<Formats[K]>; findings: Finding[] } {
  const judge = judgeOf(format)
  if (isFile(file, judge)) return { file, findings: [] }
  return {
    findings: (judge.errors ?? []).filter(isLeaf).map((error) => shapeFinding(file, format, error)),
  }
}

function compileDefinition(format: string, name: string): ValidateFunction {
  const definitions = formatSchema(format).$defs
  const schema: unknown = Object.entries(definitions ?? {}).find(([key]) => key === name)?.[1]
  if (typeof schema !== 'object' || schema === null)
    throw new Error(`spec/formats/${format}.schema.json has no ${name}`)
  return ajv.addSchema(schema, `definition ${format} ${name}`).compile(schema)
}

function judgeOf<K extends Format>(format: K): ValidateFunction<Formats[K]> {
  const judge = compiled.get(format) ?? ajv.compile(formatSchema(format))
  compiled.set(format, judge)
  return judge as ValidateFunction<Formats[K]>
}

const isFile = <T>(file: SpecFile, judge: ValidateFunction<T>): file is SpecFile<T> =>
  judge(file.value)

const isLeaf = ({ keyword }: ErrorObject): boolean => keyword !== 'anyOf' && keyword !== 'if'

function shapeFinding(file: SpecFile, format: Format, error: ErrorObject): Finding {
  const steps = error.instancePath.split('/').slice(1).map(unescaped)
  const extra: unknown = error.params.additionalProperty
  const place = typeof extra === 'string' ? [...steps, extra] : steps
  return {
    file: file.path,
    line: file.line(place),
    rule: 'format',
    problem: `${place.join('.') || 'the file'} ${error.message ?? error.keyword}${detail(error)}`,
    expected: `what spec/formats/${format}.schema.json describes`,
    fix:
      typeof extra === 'string'
        ? `remove or respell \`${extra}\``
        : `change ${place.join('.') || 'the file'}`,
  }
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

function detail({ params }: ErrorObject): string {
  const allowed: unknown = params.allowedValues
  return Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''
}
