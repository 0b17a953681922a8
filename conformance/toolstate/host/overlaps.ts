import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { computedOnce } from '../../../harness/wire/remembered.ts'
import type { HostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import { type Finding, inconclusive, satisfied, shownBy, violated } from '../../engine/finding.ts'
import { promiseOf } from '../../engine/selection.ts'
import { checksOn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { type Cause, causeOf } from './history/cause.ts'
import { type Explained, explain } from './history/core.ts'
import { lanesOf, phraseOf } from './history/lanes.ts'
import type { Operation } from './history/operation.ts'
import { operationsIn } from './history/operations-of.ts'
import { overlaps } from './history/scenarios.ts'

/** What is wrong where a clause is violated. */
const CAUSES = {
  'toolstate.registry.overlapping-calls#no-lost-result': 'a lost result',
  'toolstate.registry.overlapping-calls#no-return': 'a return after a refusal',
  'toolstate.registry.overlapping-calls#no-way-back': 'a way back',
  'toolstate.registry.overlapping-calls#one-handle': 'two handles of one id',
  'toolstate.registry.overlapping-calls#no-missed-stop': 'a missed stop',
} as const satisfies { readonly [ref in HostClauseRef]?: Cause }

/** Only a spawn with an id that another one has makes two handles, and only an await can miss a stop. */
function canShow(cause: Cause, scenario: HostScenario): boolean {
  if (cause === 'two handles of one id') return scenario === overlaps[0]
  return cause !== 'a missed stop' || (scenario.needs ?? []).includes('await')
}

/** Calls on handles that overlap, judged as a history of each handle. @see rfd009 §Handle registry */
export const overlapChecks: readonly HostCheck[] = overlaps.flatMap((scenario, at) =>
  checksOn(
    scenario,
    Object.fromEntries(
      Object.entries(CAUSES).flatMap(([ref, cause]) => {
        if (!canShow(cause, scenario)) return []
        const promise = promiseOf(ref)
        const title = at === 0 ? promise : `${promise} (${scenario.name.split(': ')[1]})`
        return [[ref, { title, judge: explainedBut(cause) }] as const]
      }),
    ),
  ),
)

interface History {
  explained: Explained
}

/** The histories in which a handle was shown at all: all checks of a session share one search. */
const historiesIn = computedOnce((c: HostConversation): History[] =>
  [...operationsIn(c).values()]
    .filter((operations) => operations.some(isShown))
    .map((operations) => ({ explained: explain(operations) })),
)

const isShown = ({ outcome }: Operation) => outcome.kind === 'shows'

const TOO_MANY = 'the calls on a handle have more orders than are looked at'

/** Judges that some order explains all answers about each handle; what is wrong in another way is another clause's. */
function explainedBut(cause: Cause): Judge {
  return (c) =>
    historiesIn(c).flatMap(({ explained }): Finding[] => {
      if (explained.is !== 'illegal')
        return [explained.is === 'legal' ? satisfied() : inconclusive(TOO_MANY)]
      const { core } = explained
      if (causeOf(core) !== cause) return []
      const expected = 'answers that some order of the calls gives'
      const last = Math.max(...core.map(({ index = 0 }) => index))
      const finding = violated(expected, `${cause}: ${phraseOf(core)}`, last)
      return [shownBy(lanesOf(core), finding)]
    })
}
