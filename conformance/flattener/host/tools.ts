import type { HostConversation, ToolListing } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { equal, type JsonObject } from '../../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../../spec/generated/providers.ts'
import { type Finding, satisfiedUnless, violated } from '../../engine/finding.ts'
import { hostChecksOn } from '../../vfs/host/host-check.ts'
import { conformityChecks } from '../conformity.ts'
import { excerpt, type Trial } from '../trial.ts'
import { actionsIn } from './actions.ts'
import { BAD, LIVING, oneRun, PARAMETERS } from './tools-given.ts'

const showing: HostScenario = {
  name: 'tools: what an assistant is shown',
  tools: oneRun,
  actions: [
    { tools: 'plain' },
    { tools: 'flattened' },
    ...oneRun.map(({ parameters }) => ({ flatten: parameters })),
    { tools: 'plain' },
  ],
}

/** What a host shows an assistant. @see suite §Driver protocol */
export const toolsChecks = [
  ...hostChecksOn(
    showing,
    {
      verifies: 'flattener.tools.shows-every-tool',
      title: 'shows every tool once',
      judge: (c) => c.toolListings.flatMap((list) => shownIn(list, c)),
    },
    {
      verifies: 'flattener.tools.original-without-provider',
      title: 'shows the schemas of the tools themselves when no provider is named',
      judge: (c) =>
        unflattened(c).flatMap((list) => oneRun.map((tool) => asConfigured(tool, list))),
    },
    {
      verifies: 'flattener.tools.fits-the-provider',
      title: 'shows nothing that the provider does not accept',
      judge: (c) => c.toolListings.flatMap(conforming),
    },
    {
      verifies: 'flattener.tools.shows-what-flatten-gives',
      title: 'shows each tool as flatten gives it',
      judge: (c) => oneRun.flatMap(({ name }) => asFlattened(name, c)),
    },
  ),
  ...hostChecksOn(
    {
      name: 'tools: tools that live on',
      needs: ['stateful'],
      tools: Object.entries(LIVING).map(([name, actions]) => ({
        ...{ name, stateful: true, actions: [...actions], parameters: PARAMETERS },
      })),
      actions: [{ tools: 'plain' }, { tools: 'flattened' }],
    },
    {
      verifies: 'flattener.tools.offers-declared-actions',
      title: 'offers the declared actions of a tool that lives on',
      judge: (c) => c.toolListings.flatMap(declared),
    },
    {
      verifies: 'flattener.tools.fits-the-provider',
      title: 'shows nothing of a tool that lives on that the provider does not accept',
      judge: (c) => c.toolListings.flatMap(conforming),
    },
  ),
  ...hostChecksOn(
    {
      name: 'tools: bad tools among good ones',
      tools: [...BAD, ...oneRun],
      actions: [
        { tools: 'flattened' },
        ...oneRun.map(({ parameters }) => ({ flatten: parameters })),
        { tools: 'flattened' },
      ],
    },
    {
      verifies: 'flattener.tools.one-bad-tool',
      title: 'keeps bad tools from spoiling the rest',
      judge: (c) => oneRun.flatMap(({ name }) => asFlattened(name, c)),
    },
    {
      verifies: 'flattener.tools.fits-the-provider',
      title: 'shows bad tools only in a form that the provider accepts',
      judge: (c) => c.toolListings.flatMap(conforming),
    },
  ),
]

const unflattened = ({ toolListings }: HostConversation) =>
  toolListings.filter(({ provider }) => provider === undefined)

/** Each tool but one that the provider cannot be given, by the host's own word. */
function shownIn(list: ToolListing, c: HostConversation): Finding[] {
  const possible = oneRun.filter(
    ({ parameters }) => list.provider === undefined || !refuses(c, parameters),
  )
  return possible.map(({ name }) => once(name, list))
}

const refuses = ({ flattened }: HostConversation, parameters: JsonObject) =>
  flattened.some(({ schema, answer }) => equal(schema, parameters) && 'refused' in answer)

function once(name: string, { tools, index, ...list }: ToolListing): Finding {
  const count = tools.filter((tool) => tool.name === name).length
  const times = count === 0 ? 'is not shown' : `is shown ${count} times`
  return satisfiedUnless(
    count !== 1 && `${name} ${times}${forWhom(list)}`,
    'every tool once',
    index,
  )
}

const forWhom = ({ provider }: Pick<ToolListing, 'provider'>) =>
  provider === undefined ? '' : ` for ${provider}`

/** A tool that is missing is another requirement's. */
function asConfigured(
  { name, parameters }: (typeof oneRun)[number],
  { tools, index }: ToolListing,
): Finding {
  const other = tools.find((tool) => tool.name === name && !equal(tool.parameters, parameters))
  return satisfiedUnless(
    other && `${name} is shown with ${excerpt(other.parameters)}`,
    `the tool's own schema, ${excerpt(parameters)}`,
    index,
  )
}

/** What is shown stands where a flattener's answer does, and is judged by the same checks. */
function conforming({ provider, tools, index }: ToolListing): Finding[] {
  if (!isKnown(provider)) return []
  return tools.flatMap(({ name, parameters }) =>
    conformityChecks
      .flatMap((check) => check.trial?.(trialOf(name, provider, parameters)) ?? [])
      .map((finding) => (finding.kind === 'violated' ? { ...finding, index } : finding)),
  )
}

const isKnown = (name?: string): name is ProviderId =>
  name !== undefined && Object.hasOwn(providers, name)

const trialOf = (about: string, provider: ProviderId, schema: JsonObject): Trial => ({
  ...{ about, schema, profile: providers[provider] },
  answer: { kind: 'flattened', schema, notes: [], text: '' },
  ...{ samples: [], admitted: [], refused: [], instances: false },
})

/** Each time that a provider is named, the tool is shown as `flatten` answered; refused, it is not shown. */
function asFlattened(name: string, c: HostConversation): Finding[] {
  const parameters = oneRun.find((tool) => tool.name === name)?.parameters
  const given = c.flattened.find(({ schema }) => equal(schema, parameters))?.answer
  if (!given) return []
  return c.toolListings
    .filter(({ provider }) => provider !== undefined)
    .map(({ tools, index }) => {
      const now = tools.find((tool) => tool.name === name)?.parameters
      const expected = `${name} with ${excerpt(given.schema ?? 'nothing')}`
      const observed = now ? `${name} is shown with ${excerpt(now)}` : `${name} is not shown`
      return equal(now, given.schema)
        ? satisfiedUnless(false, expected)
        : violated(expected, observed, index)
    })
}

/** The words that a schema has for the action are those that the tool declares. */
function declared({ tools, index, ...list }: ToolListing): Finding[] {
  return Object.entries(LIVING).map(([name, actions]) => {
    const found = tools.find((tool) => tool.name === name)
    const offered = found ? actionsIn(found.parameters) : []
    const same = equal(offered.toSorted(), actions.toSorted())
    const observed = found
      ? `${name} offers ${offered.join(', ') || 'nothing'}`
      : `${name} is not shown`
    return satisfiedUnless(!same && `${observed}${forWhom(list)}`, actions.join(', '), index)
  })
}
