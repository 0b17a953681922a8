import type { EvidenceFile, ProviderFile } from '../../spec/generated/formats.ts'
import type { SpecFile, Steps } from '../spec/file.ts'
import { againstFact, readings } from '../spec/providers.ts'
import { listOf } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

type Provider = SpecFile<ProviderFile>
type Words = Omit<Violation, 'file' | 'line'>

/** Profiles state what they know, and where they know it from. */
export const providerRules: LintRule[] = [
  {
    id: 'provider-name',
    statement: 'A profile is named after its file, and the profiles that it names exist.',
    find: (tree) => tree.provider.flatMap((file) => [...placed(file), ...related(file, tree)]),
  },
  {
    id: 'provider-fact',
    statement: 'A fact has a name and a value that the format knows.',
    find: (tree) => tree.provider.flatMap(factViolations),
  },
  {
    id: 'provider-source',
    statement: 'A fact that is known and an error name sources that exist.',
    find: (tree) => tree.provider.flatMap((file) => sourceViolations(file, tree)),
  },
  {
    id: 'provider-date',
    statement: 'A source was not read before it was written.',
    find: (tree) => tree.evidence.flatMap(dateViolations),
  },
]

const at = (file: SpecFile, steps: Steps, words: Words): Violation => ({
  file: file.path,
  line: file.line(steps),
  ...words,
})

function placed(file: Provider): Violation[] {
  const { provider } = file.value
  if (provider === file.name) return []
  const words = {
    problem: `profile \`${provider}\` stands in ${file.path}`,
    expected: `provider: ${file.name}`,
    fix: `write \`provider: ${file.name}\` or rename the file`,
  }
  return [at(file, ['provider'], words)]
}

function related(file: Provider, { provider }: SpecTree): Violation[] {
  const known = provider.map(({ value }) => value.provider)
  const { extends: parent, delegates = {} } = file.value
  const named: [Steps, string][] = [
    ...(parent === undefined ? [] : [[['extends'], parent] satisfies [Steps, string]]),
    ...Object.entries(delegates).map(([model, id]): [Steps, string] => [['delegates', model], id]),
  ]
  return named
    .filter(([, id]) => !known.includes(id))
    .map(([steps, id]) =>
      at(file, steps, {
        problem: `there is no profile \`${id}\``,
        expected: `one of ${known.join(', ')}`,
        fix: 'respell it, or add the profile',
      }),
    )
}

const factViolations = (file: Provider): Violation[] =>
  Object.entries(file.value.facts).flatMap(([name, { is }]) => {
    if (!(name in readings)) return [at(file, ['facts', name], unknownFact(name))]
    const problem = is === 'unknown' ? undefined : againstFact(name, is)
    if (problem === undefined) return []
    const words = {
      problem,
      expected: `what spec/formats/provider.schema.json states about \`${name}\`, or \`unknown\``,
      fix: 'change the value',
    }
    return [at(file, ['facts', name, 'is'], words)]
  })

const unknownFact = (name: string): Words => ({
  problem: `\`${name}\` is no fact`,
  expected: `one of ${Object.keys(readings).join(', ')}`,
  fix: 'respell it, or describe it in spec/formats/provider.schema.json',
})

function sourceViolations(file: Provider, tree: SpecTree): Violation[] {
  const known = tree.evidence.flatMap(({ value }) => Object.keys(value.sources))
  const facts = Object.entries(file.value.facts)
  const cited = [
    ...facts.map(([name, { source }]) => ({ steps: ['facts', name, 'source'], source })),
    ...(file.value.errors ?? []).map(({ source }, index) => ({
      steps: ['errors', index, 'source'],
      source,
    })),
  ]
  return [
    ...facts
      .filter(([, { is, source }]) => is !== 'unknown' && source === undefined)
      .map(([name]) => at(file, ['facts', name], noSource(name))),
    ...cited.flatMap(({ steps, source }) =>
      listOf(source)
        .filter((id) => !known.includes(id))
        .map((id) => at(file, steps, unknownSource(id))),
    ),
  ]
}

const noSource = (name: string): Words => ({
  problem: `\`${name}\` has no source`,
  expected: '`source:` with a name from spec/providers/sources.yaml, or `is: unknown`',
  fix: 'state where it was found',
})

const unknownSource = (id: string): Words => ({
  problem: `\`${id}\` is not a known source`,
  expected: 'a name from spec/providers/sources.yaml',
  fix: 'respell it, or add it there',
})

const dateViolations = (file: SpecFile<EvidenceFile>): Violation[] =>
  Object.entries(file.value.sources).flatMap(([id, { date, read = file.value.read }]) => {
    if (date === undefined || date <= read) return []
    const words = {
      problem: `\`${id}\` was read on ${read} and written on ${date}`,
      expected: 'a day of reading that is not before the day of writing',
      fix: 'mend the date, or give the entry a `read` of its own',
    }
    return [at(file, ['sources', id, 'date'], words)]
  })
