import type { Action, Call } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { act, marked, reached, running, spawnCall, waiting } from '../../vfs/host/state/handle.ts'

/** Longer than a host needs to answer what it need not wait for, on a busy machine too. */
export const A_WHILE: Action = { pause_ms: 2_000 }

/** The output of the tool behind a handle. */
export const resultOf = (id: string): string => `result of ${id}`

/** No response to the call before it shows the end of a tool. */
const LAST_WORDS: ProbeStep[] = [running('about to end'), held()]

/** Where a tool waits for an input. */
export const HEARS: ProbeStep = { wait_apply: true }

/** Spawns a tool by a script; goes on when it has come to its mark `up` and its spawn is answered. */
export const launched = (id: string, script: readonly ProbeStep[], tool = 'probe'): Action[] => [
  { call: spawnCall(id, script, { tool }), background: true },
  reached('up', id),
  { wait: `spawn ${id}` },
]

/** Spawns a tool that does these steps once its first report has come to the host. */
export const started = (id: string, first: ProbeStep, ...rest: ProbeStep[]): Action[] =>
  launched(id, [first, ...marked('up'), ...rest])

/** Spawns a tool by an id that was used before, which runs until it is given an input. */
export const respawned = (
  name: string,
  id: string,
  content = `${id} again`,
  stop = 'again',
): Action => ({ call: spawnCall(id, [running(content), HEARS, { stop }], { id: name }) })

/** The same by a script, as `again ID`; goes on when the host has answered. */
export const again = (id: string, script: readonly ProbeStep[], tool = 'probe'): Action[] => [
  { call: spawnCall(id, script, { id: `again ${id}`, tool }), background: true },
  { wait: `again ${id}` },
]

/** A call with these arguments, whatever they are. */
export const raw = (
  id: string,
  args: JsonObject,
  script?: readonly ProbeStep[],
  tool = 'probe',
): Action => ({ call: { id, tool, arguments: args, ...(script && { script }) } })

/** A command for a handle as a call of a batch. */
export const command = (...of: Parameters<typeof act>): Call => act(...of).call

/** A command that is sent through another tool than the first. */
export const through = (tool: string, ...of: Parameters<typeof act>): Action => ({
  call: { ...command(...of), tool },
})

/** Spawns a tool that runs until it is given an input, and ends when that is answered. @see ended */
export const begun = (id: string, ...end: readonly ProbeStep[]): Action[] =>
  started(
    id,
    running(`${id} runs`),
    { wait_apply: true },
    ...LAST_WORDS,
    ...(end.length > 0 ? end : [{ stop: resultOf(id) }]),
  )

/** Spawns a tool that asks, and ends when its answer is taken. @see ended */
export const asking = (id: string): Action[] =>
  started(id, waiting, { wait_apply: true }, ...LAST_WORDS, { stop: resultOf(id) })

/** Gives a tool the input after which it ends, and waits until its process is gone. */
export const ended = (id: string): Action[] => [applied(id, 'end', `end ${id}`), ...released(id)]

/** Lets a tool go on that is held before its end, and waits until its process is gone. */
export const released = (id: string): Action[] => [letGo(`spawn ${id}`), ...gone(id)]

/** Waits until the tools of these handles are gone. */
export const gone = (...ids: string[]): Action[] => ids.map((id) => ({ gone: `spawn ${id}` }))

/** The same, for no longer than a host may take to end them. */
export const goneSoon = (...ids: string[]): Action[] =>
  gone(...ids).map((each) => ({ ...each, within_ms: 3_000 }))

/** A tool that has ended so, by its result when nothing else is stated, and of whose end nobody has asked yet. */
export const over = (id: string, ...end: readonly ProbeStep[]): Action[] => [
  ...started(
    id,
    running(`${id} runs`),
    held(),
    ...(end.length > 0 ? end : [{ stop: resultOf(id) }]),
  ),
  ...released(id),
]

/** A tool that makes further reports once its first one has come to the host, whatever becomes of it then. */
export const following = (id: string, ...reports: readonly JsonObject[]): Action[] =>
  started(id, running(`${id} runs`), ...reports.map((state) => ({ state })), { wait_apply: true })

/** What a program does that should not run: it stays for a while. */
export const STRAY: ProbeStep[] = [running('stray'), { sleep_ms: 3_000 }, { stop: 'stray' }]

/** Hands an input to the tool of a handle. */
export const applied = (id: string, input: unknown, name = `apply ${id}`): Action =>
  act('apply', id, name, { input })

/** An await as a call of a batch. */
export const awaitCall = (name: string, args: JsonObject): Call => ({
  ...{ id: name, tool: 'await', arguments: args },
})

/** An await that is answered before anything else is done. */
export const awaited = (...of: Parameters<typeof awaitCall>): Action => ({ call: awaitCall(...of) })

/** An await that blocks while other things are done. */
export const awaiting = (...of: Parameters<typeof awaitCall>): Action => ({
  call: awaitCall(...of),
  background: true,
})

export const fetched = (id: string, name = `fetch ${id}`): Action => act('fetch', id, name)

export const aborted = (id: string): Action => act('abort', id, `abort ${id}`)
