import { handleIn as handleInText } from '../../../harness/call-result.ts'
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
import {
  checksIn,
  type HostCheck,
  type Judge,
  type Judged,
  judgedBy,
} from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { has, isIn, lacks, names, shows, standsIn } from './handle-shown.ts'
import { oneResponse } from './one-shot.ts'
import { isAnswered, refuses } from './refusal.ts'
import {
  CONTENT,
  failure,
  IDS,
  OUTPUT,
  QUESTION,
  states,
  switchedOff,
  UNASKED,
  UNDECLARED,
  unnotified,
} from './response-scenarios.ts'

const on = checksIn('toolstate.responses')

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

const asks = (...texts: string[]) =>
  shows('fetch asks_3', quote(texts.join(' and ')), ({ question }) =>
    texts.every((text) => textsIn(question).split('\n').includes(text)) ? undefined : 'not that',
  )

/** The response about a failed handle may be an error. */
const unlessError =
  (name: string, judged: Judged): Judge =>
  (c) =>
    callOf(c, name)?.error === undefined ? judgedBy(judged)(c) : satisfied('an error')

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

/** What a response shows of a failure beside its message. */
function partsIn(call: HostCall): string {
  const { result = call.error } = handleIn(call) ?? {}
  const parts = [
    ...(textsIn(call.error ?? call.result).includes('because') ? ['the trace'] : []),
    ...(isObject(result) && 'transient' in result ? ['the mark'] : []),
  ]
  return `${parts.join(' and ') || 'neither'} ${parts.length > 1 ? 'are' : 'is'} shown`
}

/** How handles are shown to the assistant. @see rfd009 §Integration with existing tool system */
export const responseChecks: readonly HostCheck[] = [
  ...on(states, {
    'answers-the-call#call-id': isAnswered('fetch Run_1', 'a response with the id of the call'),
    'answers-the-call#handle-id': names('fetch Run_1', 'Run_1'),
    'one-json-object': shows('fetch Run_1', 'one object', () => undefined),
    'names-the-handle#every-response': [
      ['spawn Run_1', 'fetch Run_1', 'apply'].map((name) => has(name, 'id', 'Run_1')),
      ['bare_2', 'asks_3', 'won_4'].map((id) => has(`fetch ${id}`, 'id', id)),
    ],
    'names-the-handle#as-chosen': has('spawn Run_1', 'id', 'Run_1'),
    'state-member#running': standsIn('fetch Run_1', 'running'),
    'state-member#waiting': standsIn('fetch asks_3', 'waiting'),
    'state-member#stopped': [
      standsIn('fetch won_4', 'stopped'),
      unlessError('fetch lost_5', isIn('fetch lost_5', 'stopped')),
    ],
    'running-shows-content#member': shows('fetch Run_1', 'a content', ({ content }) =>
      content === undefined ? 'none' : undefined,
    ),
    'running-shows-content#string': has('fetch Run_1', 'content', CONTENT),
    'no-content-no-text#absent-or-null': shows('fetch bare_2', 'no content', ({ content }) =>
      content === 'null' || content === '' ? quote(content) : undefined,
    ),
    'no-content-no-text#nothing-made-up': shows(
      'fetch bare_2',
      'no content',
      ({ content = null }) => (content === null ? undefined : 'a content'),
    ),
    'waiting-shows-question#text': asks(QUESTION.text),
    'waiting-shows-question#answer-kind': asks('red', 'green'),
    'waiting-shows-question#id': asks(QUESTION.id),
    'stopped-shows-result#member': shows(
      'fetch won_4',
      'the output under `result`',
      ({ result }) => (textsIn(result).includes('plain') ? undefined : 'none'),
    ),
    'stopped-shows-result#plain-text': has('fetch won_4', 'result', OUTPUT),
    'failure-shows-message#stopped': unlessError('fetch lost_5', [
      isIn('fetch lost_5', 'stopped'),
      names('fetch lost_5', 'lost_5'),
    ]),
    'failure-shows-message#message': outcomeIs('fetch lost_5', 'the message', (call) => {
      const { result = call.error } = handleIn(call) ?? handleInText(call.error) ?? {}
      return textsIn(result).includes(failure.message)
    }),
    'members-fit-state#result': [
      'spawn Run_1',
      'fetch Run_1',
      'fetch bare_2',
      'fetch asks_3',
      'apply',
    ].map((name) => lacks(name, 'result')),
    'members-fit-state#question': [
      ['spawn Run_1', 'fetch Run_1', 'fetch bare_2', 'fetch won_4', 'apply'].map((name) =>
        lacks(name, 'question'),
      ),
      unlessError('fetch lost_5', lacks('fetch lost_5', 'question')),
    ],
    'one-response-per-call': [
      ...IDS.map((id) => `fetch ${id}`),
      ...['spawn Run_1', 'apply', 'unknown', 'taken', 'abort'],
    ].map(oneResponse),
    'no-made-up-pair#no-request': (c) =>
      made(c, (id, called) => !called.includes(id) && 'an answer to another call'),
    'no-made-up-pair#no-response': (c) =>
      made(c, (id, called, own) => called.includes(id) && !own.includes(id) && 'a later answer'),
    'trace-may-be-shown': outcome('fetch lost_5', 'an answer', (call) => satisfied(partsIn(call))),
    'refused-call-is-an-error#unknown-handle': refuses('unknown'),
    'refused-call-is-an-error#bad-action': UNDECLARED.map((action) =>
      refuses(`action ${JSON.stringify(action)}`),
    ),
    'refused-call-is-an-error#taken-id': (c) =>
      makesIds(c.start.revision)
        ? [notApplicable('the host makes the ids, so that none is taken')]
        : refuses('taken')(c),
  }),
  ...on(unnotified, {
    'no-unasked-results': (c) =>
      c.features.includes('notifications')
        ? [notApplicable('the host has notifications')]
        : onlyWhenAsked(c),
  }),
  ...on(switchedOff, {
    'no-unasked-results': {
      title: 'shows no result unasked where nothing is to be notified',
      judge: onlyWhenAsked,
    },
  }),
]
