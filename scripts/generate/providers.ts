import { camel } from '../spec/names.ts'
import { readingOf } from '../spec/providers.ts'
import type { SpecTree } from '../spec/tree.ts'
import { banner, jsonOutput, type Output } from './output.ts'
import { metaSchema } from './provider/meta-schema.ts'
import { providerPage } from './provider/table.ts'

/** Writes the profiles as data, and for each the schema of what the provider accepts. */
export function providerOutputs(tree: SpecTree): Output[] {
  const schemas = tree.provider.map((file) => {
    const { provider: id, title } = file.value
    return { id, schema: metaSchema(id, title, readingOf(file, tree).facts) }
  })
  return [
    providerData(tree),
    providerPage(tree),
    ...schemas.map(({ id, schema }) => jsonOutput(`providers/${id}.schema.json`, schema)),
    schemaIndex(schemas.map(({ id }) => id)),
  ]
}

function schemaIndex(ids: string[]): Output {
  const imports = ids.map(
    (id) => `import ${camel(id)} from './${id}.schema.json' with { type: 'json' }\n`,
  )
  const rows = ids.map((id) => `  '${id}': ${camel(id)},\n`)
  return {
    path: 'providers/index.ts',
    text: `${banner}import type { ProviderId } from '../providers.ts'\n${imports.join('')}
/** By provider, the JSON Schema of what it accepts as the schema of a tool. */
export const metaSchemas: Readonly<Record<ProviderId, Readonly<Record<string, unknown>>>> = {\n${rows.join('')}}\n`,
  }
}

function providerData(tree: SpecTree): Output {
  const ids = tree.provider.map(({ value }) => value.provider)
  const rows = tree.provider.map((file) => {
    const { provider: id, title, confidence, applies_to = [], delegates = {}, ...rest } = file.value
    const errors = (rest.errors ?? []).map(({ text }) => text)
    const profile = { id, title, confidence, extends: rest.extends, applies_to, delegates }
    return `  '${id}': ${JSON.stringify({ ...profile, ...readingOf(file, tree), errors }, null, 2).replaceAll('\n', '\n  ')},\n`
  })
  const union = ids.length === 0 ? ' never' : ids.map((id) => `\n  | '${id}'`).join('')
  return {
    path: 'providers.ts',
    text: `${banner}import type { Confidence, Facts } from './formats.ts'\n
/** Name of a provider profile, as on the wire. */
export type ProviderId =${union}
${profileType}
/** Every profile by its name. */
export const providers: Readonly<Record<ProviderId, Profile>> = {\n${rows.join('')}}\n`,
  }
}

const profileType = `
/** What one provider accepts as the schema of a tool. */
export type Profile = {
  id: ProviderId
  title: string
  confidence: Confidence
  /** Profile whose facts hold where this one is silent; they stand among its facts already. */
  extends?: ProviderId
  /** Interfaces, models and settings that it describes. */
  applies_to: string[]
  /** Profiles of what stands behind it, by model name; \`*\` stands for anything. */
  delegates: { [model: string]: ProviderId }
  /** Every fact; one that is unknown has the value that is safe. */
  facts: Facts
  /** Facts that are unknown. */
  unknown: (keyof Facts)[]
  /** What the provider answers when it refuses a schema. */
  errors: string[]
}
`
