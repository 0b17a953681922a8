import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { callOf } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, quote, satisfied } from '../../engine/finding.ts'
import { onCall } from '../../vfs/host/answer.ts'
import { type Judge, type Judged, judgedBy } from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, succeeded, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, inputsTo } from '../../vfs/host/state/handle.ts'
import { probed } from '../../vfs/host/timing.ts'

/** Whether an answer shows a handle as it stands, which no refusal does. */
export const isState = (call: HostCall): boolean => {
  const { state, type } = handleIn(call) ?? {}
  return call.error === undefined && (state ?? type) !== undefined
}

const stateOf = (call: HostCall): string => {
  const { state, type } = handleIn(call) ?? {}
  return String(state ?? type)
}

/** Judges that a command was carried out. */
export const isTaken = (name: string, expected = 'a state') => outcomeIs(name, expected, isState)

/** Judges that a call was answered, whatever the answer is. */
export const isAnswered = (name: string, expected = 'an answer') =>
  outcome(name, expected, () => undefined)

/** Judges that a call has no error. */
export const hasNoError = (name: string, expected = 'a success') =>
  outcomeIs(name, expected, ({ error }) => error === undefined)

/** Judges that a call was answered with a success. */
export const isSuccess = (name: string) => outcomeIs(name, 'a success', succeeded)

/** Judges that a handle is not shown as active. */
export const notActive = (name: string, expected = 'no active handle') =>
  outcomeIs(name, expected, (call) => !isState(call) || handleIn(call)?.state === 'stopped')

/** Judges that an error or the handle in a response has a text. */
export const states = (name: string, expected: string, text: string) =>
  outcomeIs(name, expected, (call) => textsIn(call.error ?? handleIn(call)).includes(text))

/** Judges that a spawn was carried out. */
export const isSpawned = (name: string) => isTaken(name, 'a spawn')

/** Judges that a command was refused: by an error, or by a text that is no state and has the texts. */
export function refuses(name: string, ...texts: string[]) {
  const expected = ['a refusal', ...texts.map((text) => quote(text))].join(' with ')
  return outcome(name, expected, (call) => {
    if (isState(call)) return `the state ${quote(stateOf(call))}`
    const reported = textsIn(call.error ?? call.result)
    const missing = texts.find((text) => !reported.includes(text))
    return missing !== undefined && `a refusal without ${quote(missing)}`
  })
}

/** Reports how a judge is satisfied. */
export const noting =
  (judge: Judge, note: (c: HostConversation) => string): Judge =>
  (c) =>
    [judge(c)].flat().map((each) => (each.kind === 'satisfied' ? satisfied(note(c)) : each))

/** Judges that a call has started no program, by its side channel. */
export const startsNothing = (name: string) =>
  onCall(name, 'no program', (call, c) => {
    if (!call || c.failure) return inconclusive(c.failure?.sentence ?? 'the call was not made')
    return call.side.length > 0 && 'a program'
  })

/** Judges that the tool of a spawn was given no input like this one. */
export const hearsNot = (spawn: string, input: unknown) =>
  probed(spawn, 'no such input', (call) => inputsTo(call).includes(input) && 'the input')

/** Judges what holds once a call has shown that a handle stopped; a host may notice that later than we do. */
export const onceStopped =
  (names: readonly string[], judged: Judged) =>
  (c: HostConversation): Finding[] => {
    const shows = names.some((name) => {
      const call = callOf(c, name)
      return call !== undefined && handleIn(call)?.state !== 'running'
    })
    if (shows) return judgedBy(judged)(c)
    return [inconclusive('the host did not show in time that the handle stopped')]
  }
