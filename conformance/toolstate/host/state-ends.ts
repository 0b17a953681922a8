import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, quote } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { entryOf, hasIn, onResult } from './await-result.ts'
import { has, isIn, shows } from './handle-shown.ts'
import { askedOf } from './one-shot.ts'
import { isAnswered, notActive, states } from './refusal.ts'
import { afterStop, incomplete, results, unanswered, vanished } from './state-end-scenarios.ts'
import { TEXT } from './state-scenarios.ts'

const on = checksIn('toolstate.state')

/** Judges that a handle has stopped, and not with a failure. */
const stopsWell = (name: string) => [
  isIn(name, 'stopped'),
  shows(name, 'no failure', ({ result }) => notPlain(result)),
]

/** A result that is no text: a failure, or a success in the tagged form of the tool's report. */
export function notPlain(result: unknown): string | undefined {
  if (!isObject(result)) return undefined
  return 'Ok' in result ? `the tagged form ${quote(JSON.stringify(result), 80)}` : 'a failure'
}

const INCOMPLETE = ['no_trace', 'not_transient', 'message_alone']

/** Judges that nothing is shown as the result of a tool that gave none, as a reported failure shows how failures look. */
export const noSuccess = (name: string, failed: string, ...others: string[]) =>
  outcome(name, 'no success', (call, c) => {
    const failure = callOf(c, failed)
    const areTexts = failure !== undefined && isText(failure)
    const { state, result } = handleIn(call) ?? {}
    if (call.error !== undefined || state !== 'stopped' || isObject(result)) return false
    const isReport = isText(call) && /"(message|stopped)"/.test(String(result))
    const isReason = isReport || (areTexts && isText(call) && !others.includes(String(result)))
    return !isReason && `the result ${JSON.stringify(result) ?? 'that is left out'}`
  })

/** Whether the end of a tool is shown as a text that is not empty. */
function isText(call: HostCall): boolean {
  const { result } = handleIn(call) ?? {}
  return call.error === undefined && typeof result === 'string' && result !== ''
}

/** Judges that an end is shown as another one is that is like it. */
function sameForm(c: HostConversation, name: string, other: string): Finding[] {
  const like = callOf(c, other)
  if (!like) return [inconclusive(`the call ${other} was not made`)]
  return outcomeIs(name, `a form like that of ${other}`, (call) => {
    const isAlike = (call.error === undefined) === (like.error === undefined)
    return isAlike && isText(call) === isText(like)
  })(c)
}

/** Judges that handles are not shown in a state any more. */
const noLongerIn = (state: string, ...ids: string[]) =>
  ids.map((id) => notActive(`fetch ${id}`, `no handle that is ${state}`))

/** How a host reads the ends of tools. @see rfd009 §State transitions */
export const stateEndChecks: readonly HostCheck[] = [
  ...on(results, {
    'reads-err#stopped': notActive('fetch fails', 'a failure, or the state stopped'),
    'reads-err#message-shown': states('fetch fails', 'the message', 'broken 4741'),
    'empty-ok#success': stopsWell('fetch empty'),
    'empty-ok#empty-result': has('fetch empty', 'result', ''),
    'content-beside-result#accepted': stopsWell('fetch beside'),
    'content-beside-result#result-decides': [
      has('fetch beside', 'result', TEXT),
      states('fetch beside_failure', 'the failure', 'broken 4744'),
      (c) => sameForm(c, 'fetch beside_failure', 'fetch fails'),
    ],
  }),
  ...on(afterStop, {
    'stopped-is-final#later-reports': stands('fetch lives', 'stopped', 'first word'),
    'stopped-is-final#first-result': [
      stands('fetch again', 'stopped', 'first word'),
      outcomeIs('fetch mends', 'the failure', (call) => {
        return !textsIn(call.error ?? handleIn(call)).includes('second word')
      }),
    ],
  }),
  ...on(vanished, {
    'vanished-process#from-running': noLongerIn(
      'running',
      'dies',
      'exits',
      'exits_with_1',
      'leaves',
      'silent',
    ),
    'vanished-process#from-waiting': noLongerIn('waiting', 'dies_asking', 'exits_asking'),
    'vanished-process#abnormal-is-failure': [
      'dies',
      'exits',
      'exits_with_1',
      'dies_asking',
      'exits_asking',
    ].map((id) => noSuccess(`fetch ${id}`, 'fetch fails', `${id} runs`)),
  }),
  ...on(incomplete, {
    'incomplete-err#no-success': INCOMPLETE.map((id) => noSuccess(`fetch ${id}`, 'fetch fails')),
    'incomplete-err#call-answered': INCOMPLETE.map((id) => isAnswered(`fetch ${id}`)),
  }),
  ...on(unanswered, {
    'unanswerable-question#failed-inquiry': askedOf('assistant', hasIn('all', 'completed', 'w')),
    'unanswerable-question#cancelled-prompt': askedOf('user', hasIn('all', 'completed', 'w')),
    'unanswerable-question#error-result': onResult('all', 'a failure', (call) => {
      const { result } = entryOf(call, 'completed', 'w') ?? {}
      const isReason = isObject(result) || (typeof result === 'string' && result !== '')
      return !isReason && (JSON.stringify(result) ?? 'no result')
    }),
  }),
]
