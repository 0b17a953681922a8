import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_REQUEST, AT_ONCE } from './advice.ts'
import { endedByItself, plainRuns, sameAs, sameEndAs } from './behaviour.ts'
import { printsWhileItWaits, refusedIn } from './compared-course.ts'
import { howItEnded } from './ending.ts'
import { ofPairs, pairsOf } from './ids.ts'
import { refusals } from './plan.ts'
import { type Compared, faultChecks } from './plugin-check.ts'
import { goesOnUnasked } from './writing.ts'

/** What a plugin does with an error. @see rfd072 §Error Handling */
export const errorChecks = faultChecks(
  {
    verifies: 'plugin.errors.bears-errors#no-hang',
    title: 'goes on, or obeys `shutdown`, after an error',
    toExercise: A_REQUEST,
    faults: refusals,
    judges: ({ kind }) => kind === 'error-reply',
    judge: noHang,
  },
  {
    verifies: 'plugin.errors.bears-errors#no-crash',
    title: 'ends with `exit`, if at all, after an error',
    toExercise: A_REQUEST,
    faults: refusals,
    judges: ({ kind }) => kind === 'error-reply',
    judge: noCrash,
  },
  {
    verifies: 'plugin.errors.attributes-errors',
    title: 'takes an error for the request that has its id, in whatever order replies come',
    toExercise: AT_ONCE,
    faults: (c) => pairsOf(c).map((at) => ({ kind: 'swapped-error', at }) as const),
    judges: ({ kind }) => kind === 'swapped-error',
    control: (fault) => ({ kind: 'error-reply', at: 'at' in fault ? Number(fault.at) + 1 : 1 }),
    judge: ofPairs(attributed),
  },
)

function noHang(c: PluginConversation, compared: Compared): Finding[] {
  const stood = c.expired('shutdown-grace') ?? c.expired('session') ?? c.expired('requests')
  if (!stood) return goesOnUnasked(c, compared)
  return [doubtOf(c) ?? violated('the plugin goes on, or ends', howItEnded(c))]
}

function noCrash(c: PluginConversation): Finding[] {
  if (c.exits.length > 0) return [satisfied()]
  if (!endedByItself(c)) return []
  return [doubtOf(c) ?? violated('`exit` before the end of the process', howItEnded(c))]
}

/**
 * A plugin that shows replies as they come, and ends at the first error, has shown fewer of them when the error comes sooner: there
 * only its end counts. Where chance decides which request is refused, nothing does.
 */
function attributed(c: PluginConversation, compared: Compared): Finding[] {
  const { control } = compared
  if (!control || !equal(refusedIn(c), refusedIn(control))) return []
  const expected = 'the same messages as when replies come in order'
  const isShown = [c, control, ...plainRuns(compared)].some(printsWhileItWaits)
  return isShown ? sameEndAs(c, control, expected) : sameAs(c, control, expected, compared)
}
