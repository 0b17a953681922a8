import { join } from 'node:path'
import type { HostScenario } from '../../host-scenario.ts'
import type { JsonObject } from '../../wire/json.ts'
import { inIdsOfHost } from './handle-ids.ts'
import type { HostState, HostStep } from './host-state.ts'
import type { NamedCall } from './named-calls.ts'
import { ask } from './requesting.ts'

/** A call as the host is given it. */
interface WireCall {
  id: string
  tool: string
  arguments: JsonObject
}

/** Hands over a batch of calls; those of the probe are observed. */
export const call: HostStep<[readonly NamedCall[]]> = (state, effects, calls) => {
  const channels = channelsOf(state, calls)
  const batch = calls.map((each, i) =>
    wireCall({ ...each, arguments: inIdsOfHost(state.handles, each) }, channels[i]),
  )
  for (const [i, path] of channels.entries())
    if (path) effects.push({ effect: 'watch', call: calls[i]?.id ?? '', path })
  const over = batch.filter((each) => !livesOn(each)).map(({ id }) => id)
  const asked = ask(state, effects, 'call', { calls: batch }, over)
  const named = batch.map(({ id }) => [id, asked.requests] as const)
  const watched = state.watched + channels.filter(Boolean).length
  return { ...asked, watched, calls: new Map([...state.calls, ...named]) }
}

/** The side channel of each call; `undefined` where the tool is not the probe and has none. */
function channelsOf(state: HostState, calls: readonly NamedCall[]): (string | undefined)[] {
  let { watched } = state
  return calls.map(({ tool = 'probe' }) => {
    if (!isProbe(tool, state.scenario)) return undefined
    watched += 1
    return join(state.settings.sideChannels, `${watched}.ndjson`)
  })
}

function wireCall(call: NamedCall, channel: string | undefined): WireCall {
  const { id, tool = 'probe', script, arguments: given } = call
  const own = script && { script: [...script] }
  return { id, tool, arguments: { ...given, ...own, ...(channel && { record: channel }) } }
}

/** A tool with a command of its own is not the probe. */
function isProbe(name: string, { tool, tools = [] }: HostScenario): boolean {
  const configured = tools.find((each) => each.name === name)
  if (configured) return configured.command === undefined
  return (tool?.name ?? 'probe') === name && tool?.command === undefined
}

/** A stateful tool goes on after the call that started it is answered. */
const livesOn = ({ arguments: { action } }: WireCall) => action === 'spawn'
