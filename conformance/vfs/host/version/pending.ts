import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { quote, satisfied, violated } from '../../../engine/finding.ts'
import { onFirstCall, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { messagesIn } from '../host-lines.ts'
import { ask } from '../method-calls.ts'
import { settle, since } from '../requests.ts'
import { askable, asksUncovered, uncovered, wherePrompted } from '../uncovered.ts'

/** The ids of requests that a user is asked about, by the mark before each. */
const HELD = { asked: 2, 'asked again': '7' } as const

/** Requests that their host asks a user about. */
export const held: HostScenario = {
  name: 'version: a request that a user thinks about',
  ...askable,
  answers: [{ answer: true, after_ms: 1_500 }, { answer: true }],
  script: [
    settle,
    ...[{ mark: 'asked' }, ask(uncovered), { mark: 'answered' }, { listen_ms: 300 }],
    ...[{ mark: 'asked again' }, asksUncovered(HELD['asked again']), { wait_answer: '7' }],
    ...[{ mark: 'answered again' }, { finish: 'held' }],
  ],
}

const isPendingFor = ({ method, params }: JsonObject, id: unknown) =>
  method === 'pending' && isObject(params) && params.request_id === id

/** All that comes between a request and the probe's next step, which its response leads to. */
const whileAsked = (mark: keyof typeof HELD) =>
  onFirstCall('nothing, or one `pending` for the request', (call, c) => {
    const id = HELD[mark]
    const messages = call ? messagesIn(since(call, mark)) : []
    const answer = messages.findIndex((message) => message.id === id && !('method' in message))
    if (answer === -1) return violated('a response', outcomeText(c, call), call?.index)
    if (messages.slice(answer + 1).some((message) => isPendingFor(message, id)))
      return violated('nothing more', 'a message behind the response', call?.index)
    const [first, ...more] = messages.slice(0, answer)
    if (!first) return satisfied('nothing is sent')
    const wrong = more.length > 0 ? 'several messages' : wrongPending(first, id)
    return wrong ?? satisfied('`pending` is sent')
  })

/** The request is over, so that nothing is pending any more. */
const afterAnswer = onFirstCall('nothing more', (call) => {
  const late = messagesIn(call ? since(call, 'answered') : []).some(({ method }) => method)
  return late && 'a message behind the response'
})

function wrongPending({ id, method, params }: JsonObject, held: unknown): string | undefined {
  if (method !== 'pending') return `the message ${quote(String(method))}`
  if (id !== undefined) return '`pending` as a request'
  const { request_id, reason } = isObject(params) ? params : {}
  if (request_id !== held) return '`pending` for no request of the tool'
  return typeof reason === 'string' ? undefined : '`pending` without a reason'
}

/** What a host sends while a user thinks about a request. @see rfd-d11 §Protocol versioning and evolution */
export const pendingChecks = checksOn(held, {
  'vfs.version.no-pending-notification': wherePrompted(
    whileAsked('asked'),
    whileAsked('asked again'),
    afterAnswer,
  ),
})
