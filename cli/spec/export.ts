import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialect } from '../../harness/schemas/base.ts'
import { metaSchemaOf } from '../../harness/schemas/provider/meta-schema.ts'
import { providers } from '../../spec/generated/providers.ts'
import { didYouMean } from '../nearest.ts'
import { packageRoot } from '../package.ts'
import { type Io, UsageError } from './command.ts'
import { type NamedSchema, storedSchemas } from './schemas.ts'

/**
 * Prints the specification in a format that other programs, or people, read.
 * @throws UsageError when there is no such format or protocol.
 */
export async function exported(
  format: string,
  protocol: string | undefined,
  io: Io,
): Promise<number> {
  const write = formats.get(format)
  if (!write)
    throw new UsageError(`unknown format \`${format}\`; ${didYouMean(format, [...formats.keys()])}`)
  io.out(await write(protocol))
  return 0
}

type Write = (protocol: string | undefined) => string | Promise<string>

const formats = new Map<string, Write>([
  ['openrpc', (protocol = 'vfs') => oneOf('openrpc', protocol)],
  ['asyncapi', (protocol = 'plugin') => oneOf('asyncapi', protocol)],
  ['json-schema', bundle],
  ['markdown', markdown],
])

async function oneOf(folder: string, protocol: string): Promise<string> {
  const documents = await exportedDocuments()
  const text = documents.get(`${folder}/${protocol}.json`)
  if (text !== undefined) return text
  const known = [...documents.keys()].filter((path) => path.startsWith(`${folder}/`))
  throw unknownProtocol(
    folder,
    protocol,
    known.map((path) => path.slice(folder.length + 1, -'.json'.length)),
  )
}

/** The documents by their paths: those that the built package carries, or, in a checkout, made of `spec/` now. */
async function exportedDocuments(): Promise<Map<string, string>> {
  const built = join(packageRoot(), 'dist/spec')
  const sources = join(packageRoot(), 'scripts/generate/exported.ts')
  if (!existsSync(sources)) return filesBelow(built)
  const { exportedOf } = (await import(sources)) as Exporter
  return exportedOf(packageRoot())
}

/** What a checkout has and the package has not. */
interface Exporter {
  exportedOf(root: string): Map<string, string>
}

const filesBelow = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

const unknownProtocol = (format: string, protocol: string, known: string[]): UsageError =>
  new UsageError(`\`${protocol}\` has no ${format} document; choose ${known.join(', ')}`)

/** Bundles schemas as embedded resources, which resolve each other by `$id`. */
function bundle(protocol: string | undefined): string {
  const schemas = allSchemas()
  const known = [...new Set(schemas.map(({ folder }) => folder))]
  if (protocol && !known.includes(protocol)) throw unknownProtocol('json-schema', protocol, known)
  const entries = schemas
    .filter(({ folder }) => folder === (protocol ?? folder))
    .map(({ folder, name, schema }) => [`${folder}/${name}`, schema])
  return `${JSON.stringify({ $schema: dialect, $defs: Object.fromEntries(entries) }, null, 2)}\n`
}

/** Every schema of a message or a document, then what each provider accepts. */
function allSchemas(): NamedSchema[] {
  const accepted = Object.values(providers).map((profile) => ({
    folder: 'providers',
    name: profile.id,
    schema: metaSchemaOf(profile),
  }))
  return [...storedSchemas(), ...accepted]
}

async function markdown(protocol: string | undefined): Promise<string> {
  const documents = await exportedDocuments()
  const text = documents.get('index.md') ?? ''
  if (protocol === undefined) return text
  if (protocol === 'providers') return documents.get('providers.md') ?? ''
  const sections = text.split(/^(?=## )/m)
  const section = sections.find((each) => each.startsWith(`## ${protocol}\n`))
  if (!section) throw unknownProtocol('markdown', protocol, [...headings(sections), 'providers'])
  return section
}

const headings = (sections: string[]): string[] =>
  sections.slice(1).flatMap((each) => each.match(/^## ([a-z-]+)\n/)?.[1] ?? [])
