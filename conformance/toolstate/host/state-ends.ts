import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, quote } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { entryOf, hasIn, onResult } from './await-result.ts'
import { has, isIn, shows } from './handle-shown.ts'
import { to } from './one-shot.ts'
import { isState } from './refusal.ts'
import { afterStop, incomplete, results, unanswered, vanished } from './state-end-scenarios.ts'
import { TEXT } from './state-scenarios.ts'

/** How a host reads the ends of tools. @see rfd009 §State transitions */
export const stateEndChecks: readonly HostCheck[] = [
  ...checksOn(results, {
    'toolstate.state.reads-err#stopped': (c) =>
      onOutcome(c, 'fetch fails', 'a failure, or the state stopped', (call) => {
        return isState(call) && handleIn(call)?.state !== 'stopped' && outcomeOf(call)
      }),
    'toolstate.state.reads-err#message-shown': (c) =>
      onOutcome(c, 'fetch fails', 'the message', (call) => {
        return !textsIn(call.error ?? handleIn(call)).includes('broken 4741') && outcomeOf(call)
      }),
    'toolstate.state.empty-ok#success': (c) => stopsWell(c, 'fetch empty'),
    'toolstate.state.empty-ok#empty-result': (c) => has(c, 'fetch empty', 'result', ''),
    'toolstate.state.content-beside-result#accepted': (c) => stopsWell(c, 'fetch beside'),
    'toolstate.state.content-beside-result#result-decides': (c) => [
      ...has(c, 'fetch beside', 'result', TEXT),
      ...onOutcome(c, 'fetch beside_failure', 'the failure', (call) => {
        return !textsIn(call.error ?? handleIn(call)).includes('broken 4744') && outcomeOf(call)
      }),
      ...sameForm(c, 'fetch beside_failure', 'fetch fails'),
    ],
  }),
  ...checksOn(afterStop, {
    'toolstate.state.stopped-is-final#later-reports': (c) =>
      stands(c, 'fetch lives', 'stopped', 'first word'),
    'toolstate.state.stopped-is-final#first-result': (c) => [
      ...stands(c, 'fetch again', 'stopped', 'first word'),
      ...onOutcome(c, 'fetch mends', 'the failure', (call) => {
        return textsIn(call.error ?? handleIn(call)).includes('second word') && outcomeOf(call)
      }),
    ],
  }),
  ...checksOn(vanished, {
    'toolstate.state.vanished-process#from-running': (c) =>
      noLongerIn(c, 'running', 'dies', 'exits', 'exits_with_1', 'leaves', 'silent'),
    'toolstate.state.vanished-process#from-waiting': (c) =>
      noLongerIn(c, 'waiting', 'dies_asking', 'exits_asking'),
    'toolstate.state.vanished-process#abnormal-is-failure': (c) =>
      ['dies', 'exits', 'exits_with_1', 'dies_asking', 'exits_asking'].flatMap((id) =>
        noSuccess(c, `fetch ${id}`, 'fetch fails', `${id} runs`),
      ),
  }),
  ...checksOn(incomplete, {
    'toolstate.state.incomplete-err#no-success': (c) =>
      INCOMPLETE.flatMap((id) => noSuccess(c, `fetch ${id}`, 'fetch fails')),
    'toolstate.state.incomplete-err#call-answered': (c) =>
      INCOMPLETE.flatMap((id) => onOutcome(c, `fetch ${id}`, 'an answer', () => undefined)),
  }),
  ...checksOn(unanswered, {
    'toolstate.state.unanswerable-question#failed-inquiry': (c) =>
      to(c, 'assistant') ?? hasIn(c, 'all', 'completed', 'w'),
    'toolstate.state.unanswerable-question#cancelled-prompt': (c) =>
      to(c, 'user') ?? hasIn(c, 'all', 'completed', 'w'),
    'toolstate.state.unanswerable-question#error-result': (c) =>
      onResult(c, 'all', 'a failure', (call) => {
        const { result } = entryOf(call, 'completed', 'w') ?? {}
        const isReason = isObject(result) || (typeof result === 'string' && result !== '')
        return !isReason && (JSON.stringify(result) ?? 'no result')
      }),
  }),
]

/** Judges that a handle has stopped, and not with a failure. */
const stopsWell = (c: HostConversation, name: string): Finding[] => [
  ...isIn(c, name, 'stopped'),
  ...shows(c, name, 'no failure', ({ result }) => notPlain(result)),
]

/** A result that is no text: a failure, or a success in the tagged form of the tool's report. */
export function notPlain(result: unknown): string | undefined {
  if (!isObject(result)) return undefined
  return 'Ok' in result ? `the tagged form ${quote(JSON.stringify(result), 80)}` : 'a failure'
}

const INCOMPLETE = ['no_trace', 'not_transient', 'message_alone']

/** Judges that nothing is shown as the result of a tool that gave none, as a reported failure shows how failures look. */
export function noSuccess(
  c: HostConversation,
  name: string,
  failed: string,
  ...others: string[]
): Finding[] {
  const failure = callOf(c, failed)
  const areTexts = failure !== undefined && isText(failure)
  return onOutcome(c, name, 'no success', (call) => {
    const { state, result } = handleIn(call) ?? {}
    if (call.error !== undefined || state !== 'stopped' || isObject(result)) return false
    const isReport = isText(call) && /"(message|stopped)"/.test(String(result))
    const isReason = isReport || (areTexts && isText(call) && !others.includes(String(result)))
    return !isReason && `the result ${JSON.stringify(result) ?? 'that is left out'}`
  })
}

/** Whether the end of a tool is shown as a text that is not empty. */
function isText(call: HostCall): boolean {
  const { result } = handleIn(call) ?? {}
  return call.error === undefined && typeof result === 'string' && result !== ''
}

/** Judges that an end is shown as another one is that is like it. */
function sameForm(c: HostConversation, name: string, other: string): Finding[] {
  const like = callOf(c, other)
  if (!like) return [inconclusive(`the call ${other} was not made`)]
  return onOutcome(c, name, `a form like that of ${other}`, (call) => {
    const isAlike = (call.error === undefined) === (like.error === undefined)
    return (!isAlike || isText(call) !== isText(like)) && outcomeOf(call)
  })
}

/** Judges that handles are not shown in a state any more. */
const noLongerIn = (c: HostConversation, state: string, ...ids: string[]): Finding[] =>
  ids.flatMap((id) =>
    onOutcome(c, `fetch ${id}`, `no handle that is ${state}`, (call) => {
      return isState(call) && handleIn(call)?.state !== 'stopped' && outcomeOf(call)
    }),
  )
