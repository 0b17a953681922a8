import { createHash } from 'node:crypto'
import type { Conversation, Notification, Request } from '../../../harness/conversation.ts'
import { equal, orderedText } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from './ending.ts'
import { lineExcerpt } from './lines.ts'
import { baselinesChecks, faultChecks, inEveryCase } from './tool-check.ts'

/** How a tool begins. @see rfd-d11 §Initial context */
export const initChecks = faultChecks({
  verifies: 'vfs.init.tool-waits-for-init',
  title: 'writes nothing before init',
  ...inEveryCase({ kind: 'late-init' }),
  judge: waitsForInit,
})

/** What a tool's work follows from. @see rfd-d11 §Initial context */
export const initAcrossRules = baselinesChecks({
  verifies: 'vfs.init.tool-takes-arguments-from-init',
  title: 'follows the arguments in init',
  toExercise: 'Add a second case with other arguments and another expected outcome.',
  judgeAll: followsArguments,
})

function waitsForInit(conversation: Conversation): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  const { sent, lines, faultApplied } = conversation
  const init = sent[0]
  const [first] = lines
  if (!first) return []
  if (init && first.index > init.index) return faultApplied ? [satisfied()] : []
  return [
    violated(
      'silence until init has come',
      `the tool wrote before init: ${lineExcerpt(first)}`,
      first.index,
    ),
  ]
}

/** Two cases that differ in their arguments, and cannot both be met by one conversation, must not go the same way. */
function followsArguments(plains: Conversation[]): Finding[] {
  const spoken = plains.filter(({ finals, requests }) => finals.length + requests.length > 0)
  return pairsOf(spoken)
    .filter(([a, b]) => differInArguments(a, b) && contradict(a, b))
    .map(([a, b]) => {
      const cases = `'${a.start.case}' and '${b.start.case}'`
      const observed =
        equal(wentLike(a), wentLike(b)) && `the cases ${cases} went exactly the same way`
      return satisfiedUnless(observed, 'other arguments lead to other requests or another final')
    })
}

type Pair = readonly [Conversation, Conversation]

/** All pairs of a few; of many those that lie near each other, among all and among those that went alike. */
function pairsOf(all: Conversation[]): Pair[] {
  const alike = Map.groupBy(all, digestOf)
  const seen = new Map(all.map((c) => [c, new Set<Conversation>()]))
  for (const group of [all, ...alike.values()])
    group.forEach((a, i) => {
      for (const b of group.slice(i + 1, i + 1 + NEAR)) seen.get(a)?.add(b)
    })
  return [...seen].flatMap(([a, others]) => [...others].map((b) => [a, b] as const))
}

/** With how many that come after it a conversation is compared. */
const NEAR = 50

/** A digest of how a conversation went. */
function digestOf(c: Conversation): string {
  const digest = createHash('sha1')
  for (const each of wentLike(c).flat()) digest.update(orderedText(each))
  return digest.digest('base64')
}

const differInArguments = (a: Conversation, b: Conversation) =>
  !equal(argumentsOf(a), argumentsOf(b))

/** Two expectations that no one conversation meets. */
function contradict(a: Conversation, b: Conversation): boolean {
  const [x, y] = [a.start.context?.expect ?? {}, b.start.context?.expect ?? {}]
  const results =
    typeof x.result === 'string' && typeof y.result === 'string' && x.result !== y.result
  const outcomes = new Set([x.outcome, y.outcome])
  const files = Object.entries(x.files ?? {}).some(
    ([path, content]) => y.files && path in y.files && !equal(y.files[path], content),
  )
  return results || files || (outcomes.has('success') && outcomes.has('error'))
}

const wentLike = ({ requests, finals, states }: Conversation) =>
  [requests, finals, states].map((all: readonly (Request | Notification)[]) =>
    all.map(({ method, params }) => [method, params]),
  )

function argumentsOf({ sent }: Conversation): unknown {
  const params = sent[0]?.message.params as { tool?: { arguments?: unknown } } | undefined
  return params?.tool?.arguments
}
