import { readingOf } from '../spec/providers.ts'
import type { SpecTree } from '../spec/tree.ts'
import { banner, type Output } from './output.ts'

/** Writes the profiles as data. */
export function providerData(tree: SpecTree): Output {
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
