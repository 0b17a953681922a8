import { messagesOf, requestsIn } from '../../../harness/driver-messages.ts'
import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { makesIds } from '../../../harness/session/host/handle-ids.ts'
import { elementsOf, isObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
  satisfiedUnless,
} from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { has, isIn, lacks, names, shows, standsIn } from './handle-shown.ts'
import { oneResponse } from './one-shot.ts'
import { refuses } from './refusal.ts'
import {
  CONTENT,
  failure,
  IDS,
  OUTPUT,
  QUESTION,
  startUp,
  states,
  switchedOff,
  UNASKED,
  UNDECLARED,
  unnotified,
} from './response-scenarios.ts'

/** How handles are shown to the assistant. @see rfd009 §Integration with existing tool system */
export const responseChecks: readonly HostCheck[] = [
  ...checksOn(states, {
    'toolstate.responses.answers-the-call#call-id': (c) => answered(c, 'fetch Run_1'),
    'toolstate.responses.answers-the-call#handle-id': (c) => names(c, 'fetch Run_1', 'Run_1'),
    'toolstate.responses.one-json-object': (c) =>
      shows(c, 'fetch Run_1', 'one object', () => undefined),
    'toolstate.responses.names-the-handle#every-response': (c) => [
      ...['spawn Run_1', 'fetch Run_1', 'apply'].flatMap((name) => has(c, name, 'id', 'Run_1')),
      ...['bare_2', 'asks_3', 'won_4'].flatMap((id) => has(c, `fetch ${id}`, 'id', id)),
    ],
    'toolstate.responses.names-the-handle#as-chosen': (c) => has(c, 'spawn Run_1', 'id', 'Run_1'),
    'toolstate.responses.state-member#running': (c) => standsIn(c, 'fetch Run_1', 'running'),
    'toolstate.responses.state-member#waiting': (c) => standsIn(c, 'fetch asks_3', 'waiting'),
    'toolstate.responses.state-member#stopped': (c) => [
      ...standsIn(c, 'fetch won_4', 'stopped'),
      ...unlessError(c, 'fetch lost_5', () => isIn(c, 'fetch lost_5', 'stopped')),
    ],
    'toolstate.responses.running-shows-content#member': (c) =>
      shows(c, 'fetch Run_1', 'a content', ({ content }) =>
        content === undefined ? 'none' : undefined,
      ),
    'toolstate.responses.running-shows-content#string': (c) =>
      has(c, 'fetch Run_1', 'content', CONTENT),
    'toolstate.responses.no-content-no-text#absent-or-null': (c) =>
      shows(c, 'fetch bare_2', 'no content', ({ content }) =>
        content === 'null' || content === '' ? quote(content) : undefined,
      ),
    'toolstate.responses.no-content-no-text#nothing-made-up': (c) =>
      shows(c, 'fetch bare_2', 'no content', ({ content = null }) =>
        content === null ? undefined : 'a content',
      ),
    'toolstate.responses.waiting-shows-question#text': (c) => asks(c, QUESTION.text),
    'toolstate.responses.waiting-shows-question#answer-kind': (c) => asks(c, 'red', 'green'),
    'toolstate.responses.waiting-shows-question#id': (c) => asks(c, QUESTION.id),
    'toolstate.responses.stopped-shows-result#member': (c) =>
      shows(c, 'fetch won_4', 'the output under `result`', ({ result }) =>
        textsIn(result).includes('plain') ? undefined : 'none',
      ),
    'toolstate.responses.stopped-shows-result#plain-text': (c) =>
      has(c, 'fetch won_4', 'result', OUTPUT),
    'toolstate.responses.failure-shows-message#stopped': (c) =>
      unlessError(c, 'fetch lost_5', () => [
        ...isIn(c, 'fetch lost_5', 'stopped'),
        ...names(c, 'fetch lost_5', 'lost_5'),
      ]),
    'toolstate.responses.failure-shows-message#message': (c) =>
      onOutcome(c, 'fetch lost_5', 'the message', (call) => {
        const { result = call.error } = handleIn(call) ?? {}
        return !textsIn(result).includes(failure.message) && outcomeOf(call)
      }),
    'toolstate.responses.members-fit-state#result': (c) =>
      ['spawn Run_1', 'fetch Run_1', 'fetch bare_2', 'fetch asks_3', 'apply'].flatMap((name) =>
        lacks(c, name, 'result'),
      ),
    'toolstate.responses.members-fit-state#question': (c) => [
      ...['spawn Run_1', 'fetch Run_1', 'fetch bare_2', 'fetch won_4', 'apply'].flatMap((name) =>
        lacks(c, name, 'question'),
      ),
      ...unlessError(c, 'fetch lost_5', () => lacks(c, 'fetch lost_5', 'question')),
    ],
    'toolstate.responses.one-response-per-call': (c) =>
      [
        ...IDS.map((id) => `fetch ${id}`),
        ...['spawn Run_1', 'apply', 'unknown', 'taken', 'abort'],
      ].flatMap((name) => oneResponse(c, name)),
    'toolstate.responses.no-made-up-pair#no-request': (c) =>
      made(c, (id, called) => !called.includes(id) && 'an answer to another call'),
    'toolstate.responses.no-made-up-pair#no-response': (c) =>
      made(c, (id, called, own) => called.includes(id) && !own.includes(id) && 'a later answer'),
    'toolstate.responses.trace-may-be-shown': (c) =>
      shows(c, 'fetch lost_5', 'an answer', () => undefined).map((each) =>
        each.kind === 'satisfied' ? satisfied(traceIn(callOf(c, 'fetch lost_5'))) : each,
      ),
    'toolstate.responses.refused-call-is-an-error#unknown-handle': (c) => refuses(c, 'unknown'),
    'toolstate.responses.refused-call-is-an-error#bad-action': (c) =>
      UNDECLARED.flatMap((action) => refuses(c, `action ${JSON.stringify(action)}`)),
    'toolstate.responses.refused-call-is-an-error#taken-id': (c) =>
      makesIds(c.start.revision)
        ? [notApplicable('the host makes the ids, so that none is taken')]
        : refuses(c, 'taken'),
  }),
  ...checksOn(unnotified, {
    'toolstate.responses.no-unasked-results': (c) =>
      c.features.includes('notifications')
        ? [notApplicable('the host has notifications')]
        : onlyWhenAsked(c),
  }),
  ...checksOn(switchedOff, {
    'toolstate.responses.no-unasked-results': {
      title: 'shows no result unasked where nothing is to be notified',
      judge: onlyWhenAsked,
    },
  }),
  ...checksOn(startUp, {
    'toolstate.responses.spawn-shows-reported-output': (c) =>
      onOutcome(c, 'fetch', 'the output in one of the two', (call) => {
        const texts = [callOf(c, 'spawn')?.result, call.result].map(textsIn).join()
        return !texts.includes('start-up 4732') && outcomeOf(call)
      }),
    'toolstate.responses.spawn-waits-a-little': (c) =>
      onOutcome(c, 'spawn', 'the output', (call) => {
        return !textsIn(call.result).includes('start-up 4732') && outcomeOf(call)
      }),
  }),
]

/** Judges that the result of a handle is in no response to a call that does not name it, nor in a notification. */
function onlyWhenAsked(c: HostConversation): Finding[] {
  const [asked, others] = [true, false].map((wanted) =>
    c.calls.filter(({ handle }) => (handle === 'done') === wanted),
  )
  const shows = ({ result, error }: HostCall) => textsIn(error ?? result).includes(UNASKED)
  if (!asked?.some(shows)) return [inconclusive('the host did not show in time how the tool ended')]
  const early = others?.find(shows)
  const wrong = early ? 'it in another response' : textsIn(c.notifications).includes(UNASKED)
  return [satisfiedUnless(wrong === true ? 'it unasked' : wrong, 'no result unasked', early?.index)]
}

const answered = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a response with the id of the call', () => undefined)

const asks = (c: HostConversation, ...texts: string[]): Finding[] =>
  shows(c, 'fetch asks_3', quote(texts.join(' and ')), ({ question }) =>
    texts.every((text) => textsIn(question).split('\n').includes(text)) ? undefined : 'not that',
  )

/** The response about a failed handle may be an error. */
function unlessError(c: HostConversation, name: string, judge: () => Finding[]): Finding[] {
  return callOf(c, name)?.error === undefined ? judge() : [satisfied('an error')]
}

/** Judges each response by its id, the ids of all calls so far, and those of its batch. */
function made(
  c: HostConversation,
  wrong: (id: string, called: readonly string[], own: readonly string[]) => string | false,
): Finding[] {
  const batches = requestsIn(messagesOf(c.transcript)).filter(({ method }) => method === 'call')
  const called: string[] = []
  const found: (string | false)[] = []
  for (const { params, answer } of batches) {
    const own = idsIn(params.calls)
    called.push(...own)
    const responses = isObject(answer?.result) ? answer.result.responses : []
    found.push(...idsIn(responses).map((id) => wrong(id, called, own)))
  }
  if (found.length === 0) return [inconclusive(c.failure?.sentence ?? 'nothing was answered')]
  return [satisfiedUnless(found.find(Boolean), 'answers to the calls of the batch alone')]
}

const idsIn = (value: unknown): string[] =>
  elementsOf(value)
    .filter(isObject)
    .map(({ id }) => String(id))

function traceIn(call?: HostCall): string {
  const shown = call ? textsIn(call.error ?? call.result) : ''
  return shown.includes('because') ? 'the trace is shown' : 'the trace is not shown'
}
