import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfiedUnless,
} from '../../engine/finding.ts'
import { type Judged, judgedBy } from '../../vfs/host/host-check.ts'
import { outcome, textsIn } from '../../vfs/host/outcome.ts'
import { endOf, handleAt } from '../../vfs/host/state/handle.ts'
import { FAILURE, isToEnd, ON_THE_WAY, type Printing, showing } from './compatibility-scenarios.ts'
import { has, isIn } from './handle-shown.ts'
import { isAnswered, notActive, noting } from './refusal.ts'
import { noSuccess } from './state-ends.ts'

/** Judges the response that shows what a tool has come to: its end, else the last one, which may have come too early. */
export const onceShown =
  (id: Printing, judge: (name: string) => Judged) =>
  (c: HostConversation): Finding[] => {
    const name = endOf(c, showing(id))
    const { state, content = null } = handleAt(c, name) ?? {}
    const isNotYet = isToEnd(id) || content === null || content === ON_THE_WAY
    if (state === 'running' && isNotYet)
      return [inconclusive(`the host showed no report of ${id} in time`)]
    return judgedBy(judge(name))(c)
  }

/** Judges that a response shows a state, and a content where one is given. */
export const showsState = (id: Printing, state: string, content?: string) =>
  onceShown(id, (name) => [
    isIn(name, state),
    content === undefined ? [] : has(name, 'content', content),
  ])

/** Judges that a tool has stopped with a result. */
export const endsWell = (id: Printing, result: string) =>
  onceShown(id, (name) => [isIn(name, 'stopped'), has(name, 'result', result)])

/** Judges that a tool has failed, as another one has. */
export const failsLike = (id: Printing, other: Printing) =>
  onceShown(id, (name) => [
    notActive(name, 'a failure, or the state stopped'),
    (c) => noSuccess(name, endOf(c, showing(other)))(c),
  ])

const failureIn = (c: HostConversation, name: string): unknown => {
  const call = callOf(c, name)
  return call?.error ?? handleAt(c, name)?.result
}

/** Judges that a failure shows texts. */
export const reportsTexts = (id: Printing, texts: readonly string[]) =>
  onceShown(id, (name) =>
    outcome(name, texts.join(' and '), (_, c) => {
      const missing = texts.find((text) => !textsIn(failureIn(c, name)).includes(text))
      return missing !== undefined && `a failure without ${quote(missing)}`
    }),
  )

/** Judges that an outcome keeps what the host shows of a report, in the same order. */
export function keepsTrace(c: HostConversation): Finding[] {
  const [found] = reportsTexts('failed', FAILURE.trace)(c)
  if (found?.kind === 'violated') return [notApplicable('the host shows no trace')]
  return [
    ...reportsTexts('error', FAILURE.trace)(c),
    ...onceShown('failed', (like) =>
      onceShown('error', (name) =>
        outcome(name, 'the causes in the same order', (_, c) => {
          return !equal(causesIn(c, name), causesIn(c, like)) && 'another order'
        }),
      ),
    )(c),
  ]
}

/** The causes that a failure shows, in their order. */
function causesIn(c: HostConversation, name: string): string[] {
  const text = textsIn(failureIn(c, name))
  return FAILURE.trace
    .filter((cause) => text.includes(cause))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}

/** The mark of a failure that is shown with its parts. */
export function isTransient(c: HostConversation, name: string): unknown {
  const failure = failureIn(c, name)
  return isObject(failure) ? failure.transient : undefined
}

/** Judges the mark of a failure. */
export const marked = (name: string, mark: boolean) =>
  outcome(name, 'the mark', (_, c) => isTransient(c, name) !== mark && 'another one')

/** Whether an object has all members of another one. */
export const isWithin = (part: JsonObject, whole: JsonObject): boolean =>
  Object.entries(part).every(([name, value]) => equal(whole[name], value))

const STATES: readonly unknown[] = ['running', 'waiting', 'stopped']

/** Judges that no response shows a handle in a state that there is not. */
export const inNoOtherState =
  (id: Printing) =>
  (c: HostConversation): Finding[] => {
    const states = showing(id).flatMap((name) => handleAt(c, name)?.state ?? [])
    const other = states.find((state) => !STATES.includes(state))
    return [satisfiedUnless(other !== undefined && `the state ${quote(String(other))}`, 'no state')]
  }

/** What becomes of a form that is not demanded. */
export const observed = (id: Printing) =>
  onceShown(id, (name) => noting(isAnswered(name), (c) => quote(textsIn(failureIn(c, name)))))
