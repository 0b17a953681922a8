import type { Fault } from '../../adversary/fault.ts'
import { rowOf } from '../../adversary/faults.ts'
import type { Limits } from '../../limits.ts'
import { type SessionStep, US_PER_MS } from '../../transcript.ts'
import { equal, isObject } from '../../wire/json.ts'

/** Base delays after which a stateful tool counts as silent; one whose inputs come late is left alone for longer. */
const SILENCE = 10
const LATE_SILENCE = 20

/**
 * How inputs are given: `prompt`, at once where one is asked for; `early`, one of them before, so that the last question
 * has its answer already; `late`, after a silence in any case; `cut`, prompt until there are none left, and then the tool
 * is aborted.
 */
export type InputPace = 'prompt' | 'early' | 'late' | 'cut'

/** What decides when a tool is given its inputs. */
export interface InputSettings {
  /** Applied in turn. */
  inputs: readonly unknown[]
  /** Prompt when left out. */
  pace?: InputPace
  /** Taken in turn, in place of inputs. */
  steps?: readonly SessionStep[]
  stateful: boolean
  /** The report after which the tool is aborted at once, from 1. */
  abortAt?: number
  prompts?: Prompts
  limits: Limits
  baseDelayMs: number
}

/** The states after which inputs were given before. */
export interface Prompts {
  /** Their params, by their place among the states of the tool. */
  params: ReadonlyMap<number, unknown>
  /** The tool reported a state again, so that one which is like the last has no place of its own. */
  repeats: boolean
}

/**
 * The inputs of a case, and when each is due: at once after a waiting state; after a running one, which may only
 * report progress, once the tool is silent.
 * @see rfd-d11 §Integration with the stateful tool protocol
 */
export interface Inputs {
  readonly left: readonly unknown[]
  readonly states: number
  /** The params of the last state, inputs or not. */
  readonly last?: unknown
  /** The steps that are left of a generated session. */
  readonly steps?: readonly SessionStep[]
  /** The last state of the tool, until an input follows it. */
  readonly reported?: 'running' | 'waiting'
  /** Id of the question that is pending. */
  readonly question?: string
  /** Id of the question that the last input answered, until the tool reports something else. */
  readonly answered?: string
  /** The tool is known to wait for an input. */
  readonly asked: boolean
  /** The last report, when it came first, and when the first of all since our last turn came. */
  readonly heard?: { readonly params: unknown; readonly since: number; readonly from: number }
}

/** Which inputs are given under a fault, and at which pace. */
export function inputsUnder(
  fault: Fault | undefined,
  inputs: readonly unknown[],
): Pick<InputSettings, 'inputs' | 'pace' | 'abortAt' | 'steps'> {
  const { pace = 'prompt' } = fault ? rowOf(fault) : {}
  if (fault?.kind === 'generated-steps') return { inputs: [], steps: fault.steps, pace }
  if (fault?.kind === 'abort-at-report') return { inputs, pace, abortAt: fault.at }
  if (fault?.kind === 'abort') return { inputs: inputs.slice(0, fault.at), pace }
  if (fault?.kind === 'other-answer') return { inputs: inputs.with(fault.at, fault.value), pace }
  return { inputs, pace }
}

export const inputsOf = ({ inputs, steps }: InputSettings): Inputs => ({
  ...{ left: inputs, states: 0, asked: false },
  ...(steps && { steps }),
})

/** Takes note of a state other than stopped. */
export function withState(
  inputs: Inputs,
  params: unknown,
  at: number,
  { prompts, pace }: InputSettings,
): Inputs {
  const waits = isObject(params) && params.type === 'waiting'
  const isNew = !prompts?.repeats || !equal(inputs.last, params)
  const states = inputs.states + Number(isNew)
  const isPrompt = isNew && prompts?.params.has(states - 1) === true
  const prompted = isNew ? isPrompt && equal(prompts.params.get(states - 1), params) : inputs.asked
  const reported = waits ? 'waiting' : 'running'
  const { question, answered, heard, ...others } = inputs
  const isRepeated = heard !== undefined && equal(heard.params, params)
  const id = waits && isObject(params.question) ? params.question.id : undefined
  // A question that is reported once more may have been on its way when its answer was given.
  const crossed = answered !== undefined && id === answered
  const asked = pace !== 'late' && (waits || prompted) && !crossed
  return {
    ...{ ...others, states, reported, asked, last: params },
    heard: isRepeated ? heard : { params, since: at, from: heard?.from ?? at },
    ...(typeof id === 'string' && { question: id }),
    ...(crossed && { answered }),
  }
}

/** The inputs once one of them is given. */
export const withAnswer = ({ answered, ...inputs }: Inputs): Inputs => ({
  ...inputs,
  ...(inputs.question !== undefined && { answered: inputs.question }),
})

/** The inputs after the first of those left is given. */
export function withoutFirst(inputs: Inputs): Inputs {
  const { left, states, steps, answered, last } = withAnswer(inputs)
  return {
    ...{ left: left.slice(1), states, asked: false, last },
    ...{ ...(steps && { steps }), ...(answered !== undefined && { answered }) },
  }
}

/** Whether the next input, or the next step, is due at once. */
export const isDue = ({ asked, left, steps }: Inputs): boolean =>
  asked && (steps ? steps[0] !== undefined && steps[0].step !== 'silence' : left.length > 0)

/**
 * Milliseconds that the tool may be silent before it is the host's turn; `undefined` when it is the tool's. A tool that
 * runs, or has its answer already, and can be given nothing more computes, and has the time for it.
 */
export function silenceOf(inputs: Inputs, settings: InputSettings): number | undefined {
  const { stateful, limits, baseDelayMs, pace } = settings
  if (inputs.reported === undefined || !(stateful || inputs.left.length > 0)) return undefined
  if (computes(inputs, settings)) return limits.idle_ms
  return (pace === 'late' ? LATE_SILENCE : SILENCE) * baseDelayMs
}

function computes({ left, reported, steps, answered }: Inputs, { pace }: InputSettings): boolean {
  const hasAnswer = pace === 'early' || (answered !== undefined && !steps)
  return left.length === 0 && (reported === 'running' || hasAnswer) && pace !== 'cut'
}

/**
 * Whether a report at that time ends the tool's turn as its silence would: it has reported nothing else for as long, or has
 * reported one thing after another for as long as it may be silent. A host may give input whenever the tool runs.
 * @see rfd009 §Apply serves two purposes
 */
export function isReportedLong(inputs: Inputs, at: number, settings: InputSettings): boolean {
  const { heard, question, answered } = inputs
  const silence = silenceOf(inputs, settings)
  if (!heard || silence === undefined || computes(inputs, settings)) return false
  // What is repeated of a question that has its answer may have been on its way.
  const isStated = answered === undefined || answered !== question
  const most = Math.max(silence, settings.limits.idle_ms)
  const passed = (from: number) => (at - from) / US_PER_MS
  return (isStated && passed(heard.since) >= silence) || passed(heard.from) >= most
}

/** The inputs when it is the host's turn, after which reports count anew. */
export function withoutReports({ heard, ...inputs }: Inputs): Inputs {
  return inputs
}
