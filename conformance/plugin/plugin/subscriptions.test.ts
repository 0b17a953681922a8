import { expect, test } from 'vitest'
import { exit, line, sent, transcript } from '../../../harness/fixtures/transcript-lines.ts'
import { readPluginConversation } from '../../../harness/plugin-conversation.ts'
import { isReadingCheck } from '../../engine/check.ts'
import { sameBehaviour } from './behaviour.ts'
import { ofPairs } from './ids.ts'
import { subscriptionChecks } from './subscriptions.ts'

type Events = Parameters<typeof transcript>[1][]

const session = (fault: object, ...events: Events) =>
  readPluginConversation(
    transcript(fault, sent({ type: 'init' }), line({ type: 'ready' }), ...events, exit()),
  )

const ask = (type: string, id: string) =>
  line({ type, id, sub_id: 'chat', conversation: '1', content: 'Hello' })
const refusal = (id: string) => sent({ type: 'error', id, message: 'refused' })
const reply = (type: string, id: string) => sent({ type, id, sub_id: 'chat' })

/** What the checks of these requirements find. */
const violationsIn = (...events: Events) => {
  const c = session({}, ...events)
  return subscriptionChecks.flatMap((check) => {
    const findings = isReadingCheck(check) ? check.judge(c, { baseline: c }) : []
    const isOne = check.on === 'every reading' && findings.some(({ kind }) => kind === 'violated')
    return isOne ? [check.verifies] : []
  })
}

const subscribed = [ask('subscribe', 'a'), reply('subscribed', 'a')]

test('a subscription whose end was refused may be ended again, and its name may be free', () => {
  const refused = [...subscribed, ask('unsubscribe', 'b'), refusal('b')]
  expect(violationsIn(...refused, ask('unsubscribe', 'c'))).toEqual([])
  expect(violationsIn(...refused, ask('subscribe', 'c'))).toEqual([])
  const ended = [...subscribed, ask('unsubscribe', 'b'), reply('unsubscribed', 'b')]
  expect(violationsIn(...ended, ask('unsubscribe', 'c'))).toEqual([
    'plugin.subscriptions.unsubscribe-form',
  ])
})

test('a query that is sent with its subscription is not blamed for a refusal that comes behind it', () => {
  const atOnce = [ask('subscribe', 'a'), ask('query', 'b'), refusal('a'), refusal('b')]
  expect(violationsIn(...atOnce)).toEqual([])
  const inTurn = [ask('subscribe', 'a'), refusal('a'), ask('query', 'b')]
  expect(violationsIn(...inTurn)).toEqual(['plugin.query.subscribes-first'])
})

test('a reply that is withheld until a plugin tidies up as it ends was one of no pair', () => {
  const fault = { fault: { kind: 'swapped-replies', at: 1 } } as const
  const plain = session({}, ...subscribed, ask('unsubscribe', 'b'), reply('unsubscribed', 'b'))
  const ending = [sent({ type: 'shutdown' }), ask('unsubscribe', 'b')]
  const late = session(fault, ask('subscribe', 'a'), ...ending, line({ type: 'exit', code: 0 }))
  expect(ofPairs(sameBehaviour)(late, { baseline: plain })).toEqual([])
})
