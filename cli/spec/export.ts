import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../nearest.ts'
import { generatedFolder, readGenerated } from './catalogue.ts'
import { type Io, UsageError } from './command.ts'

/**
 * Prints the specification in a format that other programs, or people, read.
 * @throws UsageError when there is no such format or protocol.
 */
export function exported(format: string, protocol: string | undefined, io: Io): number {
  const write = formats.get(format)
  if (!write)
    throw new UsageError(`unknown format \`${format}\`; ${didYouMean(format, [...formats.keys()])}`)
  io.out(write(protocol))
  return 0
}

const formats = new Map<string, (protocol: string | undefined) => string>([
  ['openrpc', (protocol = 'vfs') => oneOf('openrpc', protocol)],
  ['asyncapi', (protocol = 'plugin') => oneOf('asyncapi', protocol)],
  ['json-schema', bundle],
  ['markdown', markdown],
])

function oneOf(folder: string, protocol: string): string {
  const known = names(folder)
  if (!known.includes(protocol)) throw unknownProtocol(folder, protocol, known)
  return readGenerated(`${folder}/${protocol}.json`)
}

const unknownProtocol = (format: string, protocol: string, known: string[]): UsageError =>
  new UsageError(`\`${protocol}\` has no ${format} document; choose ${known.join(', ')}`)

const names = (folder: string): string[] => {
  const path = join(generatedFolder(), folder)
  return existsSync(path)
    ? readdirSync(path)
        .map((name) => name.replace(/\.json$/, ''))
        .sort()
    : []
}

/** Bundles schemas as embedded resources, which resolve each other by `$id`. */
function bundle(protocol: string | undefined): string {
  const known = names('schemas')
  if (protocol && !known.includes(protocol)) throw unknownProtocol('json-schema', protocol, known)
  const schemas = (protocol ? [protocol] : known).flatMap((folder) =>
    names(`schemas/${folder}`).map((name) => [`${folder}/${name}`, schemaAt(folder, name)]),
  )
  return `${JSON.stringify({ $schema: dialect, $defs: Object.fromEntries(schemas) }, null, 2)}\n`
}

const dialect = 'https://json-schema.org/draft/2020-12/schema'

const schemaAt = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(generatedFolder(), 'schemas', folder, `${name}.json`), 'utf8'))

function markdown(protocol: string | undefined): string {
  const text = readGenerated('index.md')
  if (protocol === undefined) return text
  const sections = text.split(/^(?=## )/m)
  const section = sections.find((each) => each.startsWith(`## ${protocol}\n`))
  if (!section) throw unknownProtocol('markdown', protocol, headings(sections))
  return section
}

const headings = (sections: string[]): string[] =>
  sections.slice(1).flatMap((each) => each.match(/^## ([a-z-]+)\n/)?.[1] ?? [])
