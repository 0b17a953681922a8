import { type DriverRequest, messagesOf, requestsIn } from './driver-messages.ts'
import type { CallProcess, HostCall, HostConversation, ProbeReport } from './host-conversation.ts'
import { inquiriesOf } from './inquiries.ts'
import { flattenedIn, toolListingIn } from './tool-listing.ts'
import type { EventOf, SessionContext, Transcript, TranscriptEvent } from './transcript.ts'
import { isObject, type JsonObject, objectsIn, parse } from './wire/json.ts'

/** Reads a transcript of a host's scenario. */
export function readHostConversation(transcript: Transcript): HostConversation {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const { features = [], places = NOWHERE, epoch = 0, handles = {} } = start.context ?? {}
  return {
    start,
    transcript,
    scenario: start.case ?? start.session,
    features,
    places,
    ...askedIn(transcript, { epoch, handles }),
    ...notedIn(transcript),
    web: transcript.flatMap((event) =>
      event.event === 'web' ? [{ at: event.at, ...event.request }] : [],
    ),
    stderr: transcript.map((event) => (event.event === 'stderr' ? event.text : '')).join(''),
  }
}

/** What was asked, and what came of it. */
function askedIn(transcript: Transcript, context: CallContext) {
  const spoken = messagesOf(transcript)
  const asked = requestsIn(spoken)
  const results = (method: string) =>
    asked.flatMap(({ method: name, answer }) =>
      name === method && isObject(answer?.result) ? [answer.result] : [],
    )
  return {
    calls: callsOf(asked, transcript, context),
    inquiries: inquiriesOf(spoken),
    notifications: [...results('notifications'), ...results('turn_end')].flatMap(notificationsIn),
    turnEnds: results('turn_end'),
    snapshots: results('snapshot').map(({ files }) => (isObject(files) ? files : {})),
    toolListings: asked.flatMap(toolListingIn),
    flattened: asked.flatMap(flattenedIn),
  }
}

/** What the harness itself noted. */
function notedIn(
  transcript: Transcript,
): Pick<HostConversation, 'outside' | 'failure' | 'interrupted'> {
  const failure = failureOf(transcript)
  const outside = transcript.find((event) => event.event === 'outside-snapshot')
  return {
    outside: outside?.files ?? {},
    ...(failure && { failure }),
    interrupted: transcript.some(({ event }) => event === 'interrupted'),
  }
}

const NOWHERE = { web: '', 'web-port': '', outside: '' }

/** What of the context of a session its calls are read by. */
type CallContext = Pick<Required<SessionContext>, 'epoch' | 'handles'>

function callsOf(
  asked: DriverRequest[],
  transcript: Transcript,
  { epoch, handles }: CallContext,
): HostCall[] {
  const reported = [...transcript.entries()].flatMap(([index, event]) =>
    event.event === 'probe' ? [{ index, event }] : [],
  )
  const cancels = asked.filter(({ method }) => method === 'cancel')
  return asked
    .filter(({ method }) => method === 'call')
    .flatMap((batch) => objectsIn(batch.params.calls).map((call) => ({ batch, call })))
    .map(({ batch, call }) => {
      const id = String(call.id)
      const args = isObject(call.arguments) ? call.arguments : {}
      const handle = handles[id] ?? args.id
      const cancelledAt = cancels.find(({ params }) => params.id === id)?.at
      return {
        id,
        tool: String(call.tool),
        arguments: args,
        ...(typeof handle === 'string' && { handle }),
        calledAt: batch.at,
        index: batch.answer?.index ?? batch.index,
        ...(cancelledAt !== undefined && { cancelledAt }),
        ...answerOf(batch, id, epoch),
        ...witnessed(reported.filter(({ event }) => event.call === id)),
      }
    })
}

function answerOf({ answer }: DriverRequest, id: string, epoch: number): Partial<HostCall> {
  if (!answer) return {}
  const responses = isObject(answer.result) ? objectsIn(answer.result.responses) : []
  const own = responses.filter((each) => each.id === id)
  const [response] = own
  if (!response) return { answeredAt: answer.at }
  const { result, error, cancelled } = response
  const report = reportIn(result, epoch)
  return {
    answeredAt: answer.at,
    responses: own.length,
    ...(result !== undefined && { result }),
    ...(error !== undefined && { error }),
    ...(cancelled === true && { cancelled }),
    ...(report && { report }),
  }
}

/** The report is a JSON text; a host may hand it back as text, as parsed JSON, or as a block of text. */
function reportIn(result: unknown, epoch: number): ProbeReport | undefined {
  const text = Array.isArray(result) ? textOfBlock(result[0]) : result
  const value = typeof text === 'string' ? parse(text) : text
  if (!isObject(value) || !Array.isArray(value.seen)) return undefined
  const shift = typeof value.started === 'number' ? value.started - epoch : 0
  return {
    ...(typeof value.text === 'string' && { text: value.text }),
    seen: objectsIn(value.seen),
    init: isObject(value.init) ? value.init : {},
    lines: objectsIn(value.lines).map((entry) => ({ ...entry, at: Number(entry.at) + shift })),
  }
}

const textOfBlock = (block: unknown) => (isObject(block) ? block.text : undefined)

/** What a probe reported, and its position in the transcript. */
interface Reported {
  index: number
  event: EventOf<'probe'>
}

function witnessed(reported: Reported[]): Pick<HostCall, 'side' | 'processes'> {
  const side = reported.map(({ index, event: { at, entry } }) => ({
    at,
    index,
    ...entry,
    seen: isObject(entry.seen) ? entry.seen : undefined,
  }))
  const gone = new Map(
    side.flatMap(({ event, pid, at }) =>
      event === 'gone' && pid !== undefined ? [[pid, at]] : [],
    ),
  )
  const process = (pid: number, kind: CallProcess['kind']): CallProcess => {
    const goneAt = gone.get(pid)
    return { pid, kind, ...(goneAt !== undefined && { goneAt }) }
  }
  const processes = side.flatMap(({ pid, event, seen }) => {
    if (pid !== undefined && event === undefined) return [process(pid, 'probe')]
    if (seen?.leave_child !== undefined && typeof seen.pid === 'number')
      return [process(seen.pid, 'child')]
    return []
  })
  return { side: side.filter(({ event }) => event !== 'gone'), processes }
}

function failureOf(transcript: Transcript): HostConversation['failure'] {
  for (const event of transcript) {
    const failure = failureIn(event)
    if (failure) return failure
  }
  return undefined
}

function failureIn(event: TranscriptEvent): HostConversation['failure'] {
  switch (event.event) {
    case 'driver-failed':
      return { sentence: event.sentence, kind: event.kind }
    case 'driver-refused':
      return { sentence: event.sentence, kind: 'driver' }
    case 'not-supported':
      return { sentence: event.sentence, kind: 'unsupported' }
    case 'mark-not-seen':
      return { sentence: `the probe did not come to its mark ${event.mark}`, kind: 'unseen' }
    default:
      return undefined
  }
}

const notificationsIn = ({ notifications }: JsonObject) => objectsIn(notifications)
