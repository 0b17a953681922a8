import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied } from '../../../engine/finding.ts'
import { onAnswer, onFirstCall, outcomeText } from '../answer.ts'
import { checksOn, type Judge, judgedBy } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { ask, fs, run } from '../method-calls.ts'
import { onResponse, request, responsesTo, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { SLEEPING } from '../slow-answer.ts'
import { endedAtOnce, reportedAt } from '../timing.ts'
import { wherePrompted } from '../uncovered.ts'
import { held } from '../version/pending.ts'
import { unserved } from './beside.ts'

/** Comes before two requests that are sent at once. */
const AT_ONCE = 'at once'

/** What is overlapped, in order, with its content. */
const OVERLAPPED = Array.from({ length: 48 }, (_, i) => `content of ${i}`)

/** Comes before requests whose ids look alike. */
const ALIKE_IDS = 'alike'

/** Ids that differ in their type alone, each with the file that is read by it. */
const ALIKE = [
  [700, OVERLAPPED[0]],
  ['700', OVERLAPPED[1]],
] as const

export const overlapping: HostScenario = {
  name: 'rpc: overlapping requests',
  files: Object.fromEntries(OVERLAPPED.map((content) => [`${content}.txt`, content])),
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    { mark: AT_ONCE },
    { burst: OVERLAPPED.map((name) => ask(fs.read(`${name}.txt`))) },
    settle,
    { mark: ALIKE_IDS },
    ...ALIKE.map(([id, name]) => request(id, ...fs.read(`${name}.txt`))),
    // Their answers may come in any order, and after the answer to a later request as well.
    ...ALIKE.map((): ProbeStep => ({ wait_response: true })),
    settle,
    { finish: 'overlapping' },
  ],
}

/** A request behind one that takes long. */
const busy: HostScenario = {
  name: 'rpc: a request while a program runs',
  ...SLEEPING,
  files: { 'b.txt': 'b' },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    { mark: AT_ONCE },
    { burst: [ask(run('sleep', ['0.5'])), ask(fs.read('b.txt'))] },
    settle,
    { finish: 'busy' },
  ],
}

/** No request of the probe's own is answered twice. */
const notTwice = onFirstCall('one answer to each request', (call, c) => {
  const count = call ? linesToTool(call).length : 0
  const ids = Array.from({ length: count }, (_, i) => i + 1)
  const again = call && ids.some((id) => responsesTo(call, id).length > 1)
  if (!again && !call?.report) return inconclusive(`no report: ${outcomeText(c, call)}`)
  return again && 'more than one'
})

/** Requests that came at once are answered, and so is a later one; or the host ends such a tool. */
const apart =
  (rights: readonly ((result: JsonObject) => boolean)[]): Judge =>
  (c) => {
    const call = callOf(c)
    const all = rights.map((isRight, i) => overlap(i + 1, isRight))
    if (!call || !endedAtOnce(c, call, AT_ONCE))
      return judgedBy([...all, onAnswer(rights.length + 1, 'an answer', unserved)])(c)
    const came = all.filter((_, i) => responsesTo(call, i + 2).length > 0)
    return [...judgedBy(came)(c), satisfied('a failed run')]
  }

const overlaps = apart(
  OVERLAPPED.map(
    (content) =>
      ({ content: found }) =>
        found === content,
  ),
)

/** A read comes while a program runs. */
const overlapsProgram = apart([
  ({ exit_code }) => exit_code === 0,
  ({ content }) => content === 'b',
])

/** One of the requests that came at once has its own result, or an error. */
const overlap = (nth: number, isRight: (result: JsonObject) => boolean) =>
  onFirstCall('one answer to each', (call, c) => {
    const id = nth + 1
    if (!call || responsesTo(call, id).length > 1) return 'more than one'
    return onResponse(id, 'its own result, or an error', ({ result, error }) => {
      if (isObject(error)) return satisfied('an error')
      return isObject(result) && isRight(result)
        ? satisfied('all served')
        : 'the data of another request'
    })(c)
  })

/** Requests whose ids look alike have answers of their own: its own data, or an error; or the host ends such a tool. */
const alike = ALIKE.map(
  ([id, content]): Judge =>
    (c) => {
      const call = callOf(c)
      if (!call || reportedAt(call, ALIKE_IDS) === undefined) return []
      if (endedAtOnce(c, call, ALIKE_IDS) && responsesTo(call, id).length === 0) return []
      return onResponse(id, 'its own result, or an error', ({ result, error }) => {
        const isOwn = isObject(result) && result.content === content
        return !isObject(error) && !isOwn && 'the data of another request'
      })(c)
    },
)

const OVERLAPS = 'vfs.rpc.survives-overlapping-requests'
const ONCE = 'vfs.rpc.one-response-per-request'

/** Requests while others are unanswered. @see rfd-d11 §Request and response format */
export const overlappingChecks = [
  ...checksOn(overlapping, {
    [OVERLAPS]: {
      title: 'keeps overlapping requests apart',
      needs: ['fs'],
      judge: [overlaps, ...alike],
    },
  }),
  ...checksOn(busy, {
    [OVERLAPS]: {
      title: 'answers a request that comes while a program runs',
      judge: overlapsProgram,
    },
    [ONCE]: { title: 'answers a program once', judge: notTwice },
  }),
  ...checksOn(held, {
    [ONCE]: {
      title: 'answers a request that a user was asked about once',
      judge: wherePrompted(notTwice),
    },
  }),
]
