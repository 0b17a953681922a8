import { type PluginHostReading, repliesAmong } from '../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../harness/probes/plugin-step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Cause } from '../../engine/cause.ts'
import { scenes } from './index.ts'
import type { Given } from './scenario.ts'

type Leading = Cause<PluginHostReading>['requirement']

/** What confirms each request, and the requirement that promises it; what others need comes first. */
const REQUESTS: readonly (readonly [type: string, confirmation: string, promise: Leading])[] = [
  ['list_conversations', 'conversations', 'plugin.conversations.lists-conversations'],
  ['read_events', 'events', 'plugin.conversations.reads-events'],
  ['read_config', 'config', 'plugin.config.reads-whole-configuration'],
  ['lock', 'locked', 'plugin.locks.lock-is-confirmed'],
  ['unlock', 'unlocked', 'plugin.locks.unlock-frees'],
  ['create_conversation', 'created', 'plugin.conversations.creates-conversations'],
  ['push_events', 'pushed', 'plugin.push.push-is-confirmed'],
  ['subscribe', 'subscribed', 'plugin.subscriptions.subscribe-is-confirmed'],
  ['unsubscribe', 'unsubscribed', 'plugin.subscriptions.unsubscribe-is-confirmed'],
  ['query', 'query_started', 'plugin.query.query-is-confirmed'],
]

/** A host that serves no request of a type shows nothing of what plugins do with it. */
export const unservedCauses = (spares: readonly string[]): Cause<PluginHostReading>[] =>
  REQUESTS.map(([type, confirmation, requirement]) => ({
    ...{ requirement, spares },
    shows: (reading) => isUnserved(reading, type, confirmation),
  }))

/** Whether plugins of a scenario make a request of a type. */
export const makes = (type: string, given: Given): boolean =>
  scriptsIn(given).some((steps) => requestsIn(steps).includes(type))

/** Whether a plugin waited for what does not come, since a request of that type stays without a reply. */
export const waitsForReplyTo = (type: string, reading: PluginHostReading): boolean =>
  reading.events.includes('waited in vain') &&
  REQUESTS.some(([name, reply]) => name === type && isUnserved(reading, type, reply))

const GIVEN = new Map(scenes.map(({ name, given }) => [name, given]))

/** Some plugin of the session came as far as a request of the type, and none got its confirmation. */
function isUnserved(reading: PluginHostReading, type: string, confirmation: string): boolean {
  const given = GIVEN.get(reading.start.scenario ?? '')
  if (!given || !reading.init) return false
  const heard = [reading, ...othersIn(given).map(([name]) => reading.probe(name))]
  if (heard.some(({ messages }) => messages.some((message) => message.type === confirmation)))
    return false
  return scriptsIn(given).some((steps, at) => {
    const place = requestsIn(steps).indexOf(type)
    const replies = repliesAmong(heard[at]?.messages ?? []).filter((each) => each.type !== 'event')
    return place >= 0 && (heard[at]?.started ?? false) && replies.length >= place
  })
}

/** What each plugin of a scenario does, the first one first. */
const scriptsIn = (given: Given): (readonly PluginStep[])[] => [
  given.steps,
  ...othersIn(given).map(([, steps]) => steps),
]

/** The plugins of a scenario besides the first: what each is called, and does. */
const othersIn = ({
  beside = {},
  driver,
}: Given): [name: string, steps: readonly PluginStep[]][] => [
  ...Object.entries(beside),
  ...Object.entries(driver?.others ?? {}).map(
    ([name, { steps }]): [string, readonly PluginStep[]] => [name, steps],
  ),
]

/** The types of what a plugin sends, in order, among those that are requests. */
const requestsIn = (steps: readonly PluginStep[]): string[] =>
  steps
    .flatMap(({ send, repeat }) => (isObject(repeat ?? send) ? [(repeat ?? send) as object] : []))
    .flatMap((message) => ('type' in message ? [String(message.type)] : []))
    .filter((type) => REQUESTS.some(([name]) => name === type))
