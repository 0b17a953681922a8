import type { Action, Operation, Outcome, Shown, Stage } from './operation.ts'

/**
 * What an id stands for when calls are carried out one at a time. A tool goes on by itself, so that only the least that
 * is known of it is kept; it stops by itself only after its input.
 */
export interface ModelHandle {
  /** The spawn that it belongs to; absent before the first. */
  readonly spawn?: string
  /** No answer can show an earlier stage. */
  readonly least: Stage
  /** Whether it was given the input after which it stops. */
  readonly hasInput: boolean
  /** How it ended: an answer has shown its result, it was aborted, or a call was refused afterwards. */
  readonly end?: 'shown' | 'aborted' | 'gone'
}

/** An id that nothing has used. */
export const unused: ModelHandle = { least: 0, hasInput: false }

/** Distinguishes the states of the model. */
export const keyOf = ({ spawn, least, hasInput, end }: ModelHandle): string =>
  `${spawn} ${least} ${hasInput} ${end}`

/**
 * What the handle can be after an operation; nothing where it cannot be answered so. What documents leave to a host is
 * legal: an ended handle may be shown as stopped or refused, until it has been refused once.
 * @see rfd009 §Handle registry, rfd009 §State transitions, rfd009 §Handle lifecycle
 */
export function after(
  handle: ModelHandle,
  { action, call, outcome }: Pick<Operation, 'action' | 'call' | 'outcome'>,
): ModelHandle[] {
  const answers = outcome.kind === 'unknown' ? ANY : [outcome]
  return answers.flatMap((answer) => steps[action](handle, answer, call) ?? [])
}

type Answer = Exclude<Outcome, { kind: 'unknown' }>

/** What may have been answered where nobody knows. */
const ANY: readonly Answer[] = [
  { kind: 'refused' },
  { kind: 'shows', state: 'running' },
  { kind: 'shows', state: 'stopped' },
]

type Step = (handle: ModelHandle, answer: Answer, call: string) => ModelHandle | undefined

const isUnused = ({ spawn }: ModelHandle) => spawn === undefined

/** A tool that is there, as far as anybody knows. */
const isLive = (handle: ModelHandle) => !isUnused(handle) && handle.end === undefined

const spawn: Step = (handle, answer, call) => {
  if (answer.kind === 'refused') return handle
  const isTaken = isLive(handle) && !handle.hasInput
  if (isTaken) return undefined
  return answer.state === 'stopped'
    ? { spawn: call, least: 2, hasInput: false, end: 'shown' }
    : { spawn: call, least: answer.stage ?? 0, hasInput: false }
}

const look: Step = (handle, answer) => {
  if (answer.kind === 'refused') return refused(handle)
  return answer.state === 'running' ? running(handle, answer) : stopped(handle, answer)
}

/** A result that no answer has shown is not refused, and one that was shown may be gone from then on. */
function refused(handle: ModelHandle): ModelHandle | undefined {
  if (isLive(handle)) return undefined
  return handle.end === 'shown' ? { ...handle, end: 'gone' } : handle
}

function running(handle: ModelHandle, { stage, spawn }: Shown): ModelHandle | undefined {
  if (!isLive(handle) || !isOf(handle, spawn)) return undefined
  if (stage === undefined) return handle
  const most = handle.hasInput ? 1 : 0
  return stage < handle.least || stage > most ? undefined : { ...handle, least: stage }
}

/** A host ends a tool for reasons of its own and states so in words of its own; a result comes after the input. */
function stopped(handle: ModelHandle, { spawn }: Shown): ModelHandle | undefined {
  if (isUnused(handle) || handle.end === 'gone' || !isOf(handle, spawn)) return undefined
  if (handle.end !== undefined) return handle
  const isDue = handle.hasInput || spawn === undefined
  return isDue ? { ...handle, least: 2, end: 'shown' } : undefined
}

const isOf = (handle: ModelHandle, spawn: string | undefined) =>
  spawn === undefined || spawn === handle.spawn

/** What may have stopped by itself takes no input and cannot be aborted, and its result is kept all the same. */
const refusedCommand = (handle: ModelHandle) =>
  isLive(handle) && !handle.hasInput ? undefined : handle

/** What has ended takes nothing, and may be shown as it is. @see rfd009 §State transitions */
const apply: Step = (handle, answer) => {
  if (answer.kind === 'refused') return refusedCommand(handle)
  if (isLive(handle)) return look({ ...handle, hasInput: true }, answer, '')
  return isUnused(handle) || answer.state === 'running' ? undefined : handle
}

const abort: Step = (handle, answer) => {
  if (answer.kind === 'refused') return refusedCommand(handle)
  if (isUnused(handle) || answer.state === 'running') return undefined
  return isLive(handle) ? { ...handle, least: 2, end: 'aborted' } : handle
}

const steps: Record<Action, Step> = { spawn, fetch: look, await: look, pending: look, apply, abort }
