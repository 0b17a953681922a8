import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { SpawnSettings } from '../../../spec/generated/messages/toolstate.ts'
import { asleep, marked, running, waiting } from '../../vfs/host/state/handle.ts'
import { scenariosOf } from './handle-scenario.ts'
import { launched, resultOf, started } from './handles.ts'

export type Policy = NonNullable<SpawnSettings['lifecycle']>['on_turn_end']

const limits = { idle_ms: 20_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A stateful tool with a policy, and with a limit of the wait at the end of a turn. */
export const under = (policy: Policy, name: string, turn_end_ms = 20_000) => ({
  ...{ name, stateful: true, limits: { ...limits, turn_end_ms } },
  spawn: { lifecycle: { on_turn_end: policy } },
})

/** Longer than anything that shows a part of an output. */
export const OUTPUT = (id: string): string => `${id} shows this. `.repeat(2_000)

/** Milliseconds between two marks of a tool that shows that it lives. */
const BEAT_MS = 100

/** What a tool does otherwise than one that runs, lives on and stops with its result. */
interface Living {
  tool?: string
  asks?: boolean
  /** What it does behind its first report. */
  next?: readonly ProbeStep[]
  end?: readonly ProbeStep[]
}

/** The end of a tool that stays when it has come to it. */
export const STAYS: readonly ProbeStep[] = [asleep, { stop: 'at last' }]

/** A tool that lives for some tenths of a second, longer than a busy machine takes to the end of the turn, and stops then; it marks that it came to its own end. */
export const living = (
  id: string,
  tenths: number,
  { tool = 'probe', asks = false, next = [], end = [{ stop: resultOf(id) }] }: Living = {},
): Action[] => {
  const first: ProbeStep = asks ? waiting : running(OUTPUT(id))
  const script = [first, ...marked('up'), ...next, ...beats(tenths), { mark: 'over' }, ...end]
  return launched(id, script, tool)
}

const beats = (count: number): ProbeStep[] =>
  Array.from({ length: count }, () => [{ sleep_ms: BEAT_MS }, { mark: 'beat' }]).flat()

export const END: Action = { turn_end: true }

export const turnScenario = scenariosOf('turn end', { needs: ['turn-end'], timeoutMs: 20_000 })

export const choosing = (...choices: (readonly [id: string, action: string])[]) => ({
  answer: { handles: choices.map(([id, action]) => ({ id, action })) },
  after_ms: 3_000,
})

/** A tool that stops as soon as the assistant is asked about it. */
export const stoppingMeanwhile = (id: string): Action[] =>
  started(
    id,
    running(`${id} runs`),
    { wait_release: 'asked', within_ms: 60_000 },
    { stop: resultOf(id) },
  )

/** A failure as the end of a tool. */
export const failing = (id: string): ProbeStep[] => [
  { stop: { Err: { message: `failure of ${id}`, trace: [], transient: false } } },
]
