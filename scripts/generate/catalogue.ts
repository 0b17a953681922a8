import type {
  Catalogue,
  CatalogueAmbiguity,
  CatalogueArea,
  CatalogueProtocol,
  CatalogueRequirement,
} from '../../spec/generated/catalogue.ts'
import type { AmbiguitiesFile, Ambiguity } from '../../spec/generated/formats.ts'
import type { SpecFile } from '../spec/file.ts'
import { illegalSteps, legalSteps } from '../spec/machines.ts'
import { profilesIn } from '../spec/profiles.ts'
import {
  citationsOf,
  listOf,
  type PlacedRequirement,
  requirementsIn,
} from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { Output } from './output.ts'

/** Gathers the whole specification with every default filled in. */
export const catalogueOf = (tree: SpecTree): Catalogue => ({
  format: 1,
  sources: tree.sources.flatMap(({ value }) =>
    value.sources.map(({ id, title }) => ({ id, title })),
  ),
  features: tree.features.flatMap(({ value }) => value.features),
  profiles: profilesIn(tree).map(({ entry }) => ({ includes: [], ...entry })),
  revisions: revisionsOf(tree),
  protocols: protocolsOf(tree),
  requirements: requirementsIn(tree).map(requirementRow).sort(byId),
  ambiguities: ambiguitiesOf(tree),
  machines: machinesOf(tree),
  messages: messagesOf(tree),
})

/** Writes the catalogue with one entry a line, so that differences read well. */
export function catalogueOutput(catalogue: Catalogue): Output {
  const members = Object.entries(catalogue).map(
    ([key, value]) => `${JSON.stringify(key)}:${rows(value)}`,
  )
  return { path: 'catalogue.json', text: `{\n${members.join(',\n')}\n}\n` }
}

const rows = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
    : JSON.stringify(value)

const revisionsOf = (tree: SpecTree): Catalogue['revisions'] =>
  tree.revisions
    .flatMap(({ value }) => value.protocols)
    .flatMap(({ protocol, revisions }) =>
      revisions.map(({ id, date, text, current = false, changes = [] }) => ({
        id,
        protocol,
        current,
        date,
        text,
        changes,
      })),
    )

function protocolsOf(tree: SpecTree): CatalogueProtocol[] {
  const names = [...tree.area, ...tree.message, ...tree.machine].map(({ protocol }) => protocol)
  return [...new Set(names)].sort().map((id) => {
    const areas = tree.area.filter(({ protocol }) => protocol === id).map(areaRow)
    return { id, requirements: sum(areas.map(({ requirements }) => requirements)), areas }
  })
}

const areaRow = ({ value }: SpecTree['area'][number]): CatalogueArea => ({
  id: value.area,
  title: value.title,
  requirements: value.requirements.length,
})

function requirementRow(placed: PlacedRequirement): CatalogueRequirement {
  const { id, role, level, basis, feature, text, ...rest } = placed.entry
  return {
    ...{ id, area: placed.file.value.area, role, level, basis },
    disposition: 'require',
    feature,
    ...rest,
    from: rest.from === undefined ? undefined : listOf(rest.from),
    source: citationsOf(placed),
    text,
    file: placed.file.path,
    line: placed.line(),
  }
}

function ambiguitiesOf(tree: SpecTree): CatalogueAmbiguity[] {
  return tree.ambiguities
    .flatMap((file) => file.value.ambiguities.map((entry, at) => ambiguityRow(file, entry, at)))
    .sort(byId)
}

function ambiguityRow(
  file: SpecFile<AmbiguitiesFile>,
  { requirements = [], see, ...entry }: Ambiguity,
  at: number,
): CatalogueAmbiguity {
  return {
    ...entry,
    source: listOf(entry.source ?? file.value.source),
    see: see === undefined ? undefined : listOf(see),
    requirements: requirements.toSorted(),
    file: file.path,
    line: file.line(['ambiguities', at]),
  }
}

const machinesOf = (tree: SpecTree): Catalogue['machines'] =>
  tree.machine.map(({ protocol, value }) => ({
    id: value.machine,
    protocol,
    source: listOf(value.source),
    states: Object.keys(value.states),
    legal: legalSteps(value).length,
    illegal: illegalSteps(value).length,
  }))

const messagesOf = (tree: SpecTree): Catalogue['messages'] =>
  tree.message.map(({ path, protocol, name, value }) => ({
    id: `${protocol}/${name}`,
    protocol,
    name: value.message,
    kind: value.kind,
    from: value.from,
    feature: value.feature,
    source: listOf(value.source),
    summary: value.summary,
    file: path,
  }))

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0
