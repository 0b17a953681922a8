import type { Conversation, Request } from '../../../harness/conversation.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { readsOf, writesOf } from './copying.ts'
import { doubtOf, endMessage, howItEnded } from './ending.ts'
import { type Compared, faultChecks } from './tool-check.ts'

const READS = 'Add a case in which the tool reads a text file.'

/** The largest file content that a host may deliver, less some room. @see rfd-d11 §Deadlock prevention */
const LARGE = 9_900_000

/** The code that a host without a better one gives for a file that is too large. */
const TOO_LARGE = -32603

/** What a tool does with long lines, and with files that are too large for one. @see rfd-d11 §Deadlock prevention */
export const sizeChecks = faultChecks(
  {
    verifies: 'vfs.size.tool-accepts-large-responses',
    title: 'takes a response of 9.9 MB',
    toExercise: READS,
    faults: (plain) => firstReads(plain).map((at) => ({ kind: 'large-answer', at, bytes: LARGE })),
    judges: ({ kind }) => kind === 'large-answer',
    judge: acceptsLarge,
  },
  {
    verifies: 'vfs.size.tool-turns-to-process',
    title: 'does not ask again and again for a file that is too large',
    toExercise: READS,
    faults: (plain) =>
      firstRead(plain).flatMap((at) => [
        { kind: 'error-answer', at, code: TOO_LARGE },
        { kind: 'method-refused', method: 'fs.read', code: TOO_LARGE },
      ]),
    judges: (fault) =>
      (fault.kind === 'error-answer' || fault.kind === 'method-refused') &&
      fault.code === TOO_LARGE,
    judge: doesNotInsist,
  },
)

/** The first file that is read as text, and the first that is read in base64. */
const firstReads = ({ requests }: Conversation) =>
  [false, true].flatMap((isBase64) =>
    requests
      .filter(({ method, answer }) => method === 'fs.read' && isInBase64(answer) === isBase64)
      .slice(0, 1)
      .map(({ number }) => number),
  )

function isInBase64(answer: Request['answer']): boolean {
  const { result } = answer?.message ?? {}
  return isObject(result) && result.encoding === 'base64'
}

const firstRead = ({ requests }: Conversation) =>
  requests
    .filter(({ method }) => method === 'fs.read')
    .slice(0, 1)
    .map(({ number }) => number)

/** A tool that makes something of the file may well refuse what we have made of it; a probe only carries it. */
function acceptsLarge(c: Conversation, { baseline: plain }: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (!c.faultApplied) return []
  const [now, before] = [endMessage(c), endMessage(plain)]
  if (!before) return []
  if (!now) return [violated('a final, as with a small file', howItEnded(c))]
  const isProbe = c.start.context?.probe
  const isOther = isProbe && now.method !== before.method
  const observed = `the tool ended with ${now.method}`
  if (isOther) return [violated(`${before.method}, as with a small file`, observed)]
  const changed = isProbe && changedIn(c, plain)
  if (changed)
    return [
      violated('the content as it was read', 'another content was written', changed.line.index),
    ]
  return [satisfied(observed)]
}

/** The write that carried what was read without the fault, where it carries something else of the large file. */
function changedIn(c: Conversation, plain: Conversation): Request | undefined {
  const { fault } = c
  const number = fault?.kind === 'large-answer' ? fault.at : 0
  const [was] = readsOf({ ...plain, requests: plain.requests.slice(number - 1, number) })
  const [is] = readsOf({ ...c, requests: c.requests.slice(number - 1, number) })
  const copy =
    was &&
    writesOf(plain).find(
      ({ request, content }) => request.number > number && content === was.content,
    )
  const write = copy && writesOf(c).find(({ request }) => request.number === copy.request.number)
  return is && write && write.content !== is.content ? write.request : undefined
}

function doesNotInsist(c: Conversation): Finding[] {
  const { fault } = c
  if (!fault || !c.faultApplied) return []
  const refused =
    fault.kind === 'error-answer'
      ? c.requests[fault.at - 1]
      : c.requests.find(({ method }) => method === 'fs.read')
  if (refused?.method !== 'fs.read') return []
  const again = c.requests.filter(
    ({ method, params, number }) =>
      number > refused.number && method === refused.method && equal(params, refused.params),
  )
  const runs = c.requests.some(
    ({ method, number }) => method === 'process.run' && number > refused.number,
  )
  if (again.length > 2)
    return [
      violated(
        'another way, such as process.run',
        'the same fs.read was sent more than twice more',
        again[2]?.line.index,
      ),
    ]
  return [satisfied(runs ? 'the tool turned to process.run' : 'the tool did not ask again')]
}
