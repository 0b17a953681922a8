import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { equal, isObject, orderedText } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { isSteady } from './behaviour.ts'
import { doubtOf, endMessage, howItEnded } from './ending.ts'
import { type Compared, faultChecks } from './tool-check.ts'

/** What a tool makes of a listing. @see rfd-d11 §fs.list_dir */
export const listDirChecks = faultChecks({
  verifies: 'vfs.list-dir.tool-ignores-entry-order',
  title: 'asks the same whatever the order of entries',
  toExercise: 'Add a case in which the tool lists a directory with several entries.',
  faults: (plain) =>
    listsSeveral(plain)
      ? [
          { kind: 'shuffled-entries', turn: 0 },
          { kind: 'shuffled-entries', turn: 1 },
        ]
      : [],
  judges: ({ kind }) => kind === 'shuffled-entries',
  judge: sameRequestsInAnyOrder,
})

function listsSeveral({ requests }: Conversation): boolean {
  return requests.some(({ answer }) => {
    const result = answer?.message.result
    return isObject(result) && Array.isArray(result.entries) && result.entries.length > 1
  })
}

function sameRequestsInAnyOrder(c: Conversation, compared: Compared): Finding[] {
  const { baseline: plain } = compared
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (!c.faultApplied || !isSteady(compared)) return []
  const expected = 'the same requests and the same final, in whatever order'
  const [now, before] = [endMessage(c), endMessage(plain)]
  if (now?.method !== before?.method)
    return [violated(expected, now ? 'another kind of final' : howItEnded(c))]
  if (!equal(callsOf(c), callsOf(plain)))
    return [violated(expected, 'other requests than with the entries in their usual order')]
  return [
    equal(charactersOf(now), charactersOf(before))
      ? satisfied()
      : violated(expected, 'another final than with the entries in their usual order'),
  ]
}

/** What a final is made of, in whatever order: it may list the entries in the order in which they came. */
const charactersOf = (final: Notification | undefined) =>
  [...JSON.stringify(final?.params ?? null)].sort()

const callsOf = ({ requests }: Conversation) =>
  requests.map(({ method, params }) => `${method} ${orderedText(params)}`).sort()
