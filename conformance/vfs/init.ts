import type { Conversation } from '../../harness/conversation.ts'
import { equal } from '../../harness/wire/json.ts'
import { acrossRulesFor, checksFor } from '../check.ts'
import { broken, type Finding, kept } from '../finding.ts'
import { ANY_CASE } from './advice.ts'
import { difference } from './difference.ts'
import { doubtOf } from './ending.ts'
import { shown } from './lines.ts'

/** How a tool begins. @see rfd-d11 §Initial context */
export const initChecks = checksFor('tool')({
  verifies: 'vfs.init.tool-waits-for-init',
  title: 'says nothing before init',
  toExercise: ANY_CASE,
  faults: () => [{ kind: 'late-init' }],
  judges: ({ kind }) => kind === 'late-init',
  judge: waitsForInit,
})

/** What a tool's work follows from. @see rfd-d11 §Initial context */
export const initAcrossRules = acrossRulesFor('tool')({
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
  if (init && first.index > init.index) return faultApplied ? [kept()] : []
  return [
    broken(
      'silence until init has come',
      `the tool wrote before init: ${shown(first)}`,
      first.index,
    ),
  ]
}

/** Two cases that differ in their arguments, and in what they expect, must not go the same way. */
function followsArguments(plains: Conversation[]): Finding[] {
  const spoken = plains.filter(({ finals, requests }) => finals.length + requests.length > 0)
  const pairs = spoken.flatMap((a, i) => spoken.slice(i + 1).map((b) => [a, b] as const))
  const telling = pairs.filter(
    ([a, b]) =>
      !equal(argumentsOf(a), argumentsOf(b)) &&
      !equal(a.start.context?.expect, b.start.context?.expect),
  )
  return telling.map(([a, b]) => {
    if (difference(a, b)) return kept()
    const cases = `'${a.start.case}' and '${b.start.case}'`
    return broken(
      'other arguments lead to other requests or another final',
      `the cases ${cases} went exactly the same way`,
    )
  })
}

function argumentsOf({ sent }: Conversation): unknown {
  const params = sent[0]?.message.params as { tool?: { arguments?: unknown } } | undefined
  return params?.tool?.arguments
}
