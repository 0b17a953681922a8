import type { HeardMessage, PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { HOST_TYPES } from '../lines.ts'
import { shown } from '../observed.ts'
import { type Answer, answerTo } from './answers.ts'
import { type Difference, differs, type Shown } from './difference.ts'
import { idDifference, idShows } from './identified.ts'
import { riskOf } from './messages.ts'
import { SCENARIOS } from './names.ts'
import { type Pair, paired } from './pairs.ts'
import type { Generated } from './requirements.ts'
import type { Acts } from './sent.ts'

const [ANSWERED, ONCE, GOES_ON] = [
  'plugin.errors.one-reply#answered',
  'plugin.errors.one-reply#once',
  'plugin.errors.session-goes-on-after-errors',
] as const
const [UNKNOWN, ORDER] = [
  'plugin.errors.unknown-messages',
  'plugin.ids.order-without-ids#replies',
] as const

/** A pair, what comes before it, and the right answer. */
interface Judged extends Pair {
  former: readonly Pair[]
  later: readonly Judged[]
  answer: Answer
  /** Some request has no reply, so that later ones may stand in its place. */
  isShort: boolean
}

/** Whether each request got its one reply. */
export function repliesIn(reading: PluginHostReading, acts: Acts): Shown {
  const { pairs, surplus } = paired(acts.requests, reading.replies)
  const stored = reading.start.scenario === SCENARIOS.stored
  const sources = { config: reading.init?.message.config, stored }
  const judged = judgedPairs(pairs, (request) => answerTo(request, sources))
  const [missing] = judged.filter(({ reply }) => reply === undefined)
  const seen = missing ? judged.slice(0, judged.indexOf(missing)) : judged
  return {
    shows: seen.flatMap(({ answer, ...pair }) => [...answer.shows, ...idShows(pair)]),
    difference:
      (missing ? undefined : surplusDifference(surplus, reading, acts)) ??
      seen.map(pairDifference).find(Boolean) ??
      (missing && missingDifference(missing, reading, acts)) ??
      stoppedDifference(reading, acts),
  }
}

function judgedPairs(
  pairs: readonly Pair[],
  answer: (request: Pair['request']['message']) => Answer,
): Judged[] {
  const isShort = pairs.some(({ reply }) => reply === undefined)
  const judged: Judged[] = []
  for (const [at, pair] of pairs.entries())
    judged.push({
      ...{ ...pair, answer: answer(pair.request.message), isShort },
      ...{ former: pairs.slice(0, at), later: [] },
    })
  return judged.map((each, at) => ({ ...each, later: judged.slice(at + 1) }))
}

function pairDifference(pair: Judged): Difference | undefined {
  const { reply, answer } = pair
  if (!reply) return undefined
  const difference =
    typeDifference(pair, reply) ?? idDifference(pair) ?? answer.difference(reply.message)
  return difference && { index: reply.index, ...difference }
}

function typeDifference(pair: Judged, { type }: HeardMessage): Difference | undefined {
  const { answer, request } = pair
  if (type === answer.type) return undefined
  const to = shown(request.message.type)
  return {
    requirement: aboutType(pair, type),
    observed: `the reply is ${shown(type)} in place of \`${answer.type}\` to ${to}`,
  }
}

/** What a reply of another type is about. */
function aboutType(pair: Judged, type: unknown): Generated {
  const { answer, request, former } = pair
  const { message } = request
  if (answer.type === 'error' && !HOST_TYPES.includes(type)) return 'plugin.errors.error-form#type'
  if (isSwapped(pair)) return pair.isShort ? ANSWERED : ORDER
  if (type !== 'error') return answer.confirms
  const risk = riskOf(message)
  if (risk) return risk
  if (former.some((each) => equal(each.request.message.id, message.id)) && message.id !== undefined)
    return 'plugin.ids.ids-may-be-reused#accepted'
  return former.at(-1)?.reply?.type === 'error' ? GOES_ON : answer.confirms
}

/** The reply that is right has come to a later request without an id, which does not fit there either. */
const isSwapped = ({ request, later, answer }: Judged): boolean =>
  request.message.id === undefined &&
  later.some(
    (each) =>
      each.request.message.id === undefined &&
      each.reply?.type === answer.type &&
      each.answer.type !== answer.type,
  )

function surplusDifference(
  surplus: readonly HeardMessage[],
  { replies }: PluginHostReading,
  { messages }: Acts,
): Difference | undefined {
  const [first] = surplus
  if (!first) return undefined
  const isRepeated = replies.some(
    (each, at) => at > 0 && equal(each.message, replies[at - 1]?.message),
  )
  const before = messages.filter(({ index }) => index < first.index).at(-1)?.message.type
  const notice = isRepeated ? undefined : NOTICES.find((each) => each === before)
  const requirement = notice ? (`plugin.lifecycle.no-reply-to-notices#${notice}` as const) : ONCE
  return { requirement, observed: `${shown(first.type)} answers no request`, index: first.index }
}

const NOTICES = ['ready', 'print', 'log'] as const

/** Why a request has no reply: the host need not go on behind what it does not know, but it must end then. */
function missingDifference(
  { request, former }: Judged,
  { events }: PluginHostReading,
  { risk }: Acts,
): Difference | undefined {
  const inVain = events.includes('waited in vain')
  const isBehind = risk !== undefined && risk.sent.index <= request.index
  if (isBehind && risk.requirement === UNKNOWN && !inVain) return undefined
  const isRefused = former.at(-1)?.reply?.type === 'error'
  const requirement = isBehind ? risk.requirement : isRefused && !inVain ? GOES_ON : ANSWERED
  return {
    requirement,
    observed: `${shown(request.message.type)} gets no reply${inVain ? '' : ', and the session is over'}`,
    index: request.index,
  }
}

/** The session was over before the plugin came to its end, though every request has its reply. */
function stoppedDifference({ replies }: PluginHostReading, { ended, risk }: Acts) {
  if (ended || risk?.requirement === UNKNOWN) return undefined
  const isRefused = replies.at(-1)?.type === 'error'
  return differs(risk !== undefined || isRefused, risk?.requirement ?? GOES_ON, OVER)
}

const OVER = 'the session is over'
