import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { onEvent } from '../keeping.ts'
import { onHandle } from '../keeping-shown.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { onParams, onStateParams, unreadable } from './reading.ts'

const KNOWN = ['type', 'content', 'question', 'result', 'error']

const hasNone = (params: JsonObject, member: string) => !isObject(params[member])

/** Mutants that read the reports of a live tool otherwise. */
export const toolReportMutants = mutantsIn('toolstate.state')({
  'missing-content-is-null#running-without-content': {
    'running-wants-content: refuses a running state that leaves its content out': unreadable(
      (params) => params.type === 'running' && !('content' in params),
    ),
  },
  'missing-content-is-null#waiting-without-content': {
    'waiting-wants-content: refuses a waiting state that leaves its content out': unreadable(
      (params) => params.type === 'waiting' && !('content' in params),
    ),
  },
  'any-member-order': {
    'type-first: reads no state whose first member is not its type': onParams((params, plainly) =>
      Object.keys(params)[0] === 'type' ? plainly(params) : undefined,
    ),
    'type-at-an-end: reads no state with its type among other members': onParams(
      (params, plainly) =>
        [0, Object.keys(params).length - 1].includes(Object.keys(params).indexOf('type'))
          ? plainly(params)
          : undefined,
    ),
  },
  'unknown-members#accepted': {
    'knows-all-members: reads no state with a member of later times': onParams((params, plainly) =>
      Object.keys(params).every((name) => KNOWN.includes(name) || name === 'state')
        ? plainly(params)
        : undefined,
    ),
  },
  'unknown-members#state-by-type': {
    'result-means-stopped: takes a state with a result for stopped': onStateParams((params) =>
      'result' in params ? { ...params, type: 'stopped' } : params,
    ),
    'question-means-waiting: takes a state with a question for waiting': onStateParams((params) =>
      params.type === 'running' && 'question' in params ? { ...params, type: 'waiting' } : params,
    ),
  },
  'broken-reports#waiting-without-question': {
    'asks-nothing: takes a tool for waiting that states no question': onParams((params, plainly) =>
      params.type === 'waiting' && hasNone(params, 'question')
        ? { state: { type: 'waiting', question: {} } }
        : plainly(params),
    ),
  },
  'broken-reports#stopped-without-result': {
    'no-result-is-empty: takes a result that is missing for an empty one': onParams(
      (params, plainly) =>
        params.type === 'stopped' && params.result === undefined && hasNone(params, 'error')
          ? { outcome: { content: '' } }
          : plainly(params),
    ),
  },
  'broken-reports#host-goes-on': {
    'confused-for-good: answers no fetch after a report that it could not read': silentAfter(
      (params) => params.type === 'waiting' && hasNone(params, 'question'),
    ),
  },
  'repeated-running': {
    'tired-of-reports: takes the twentieth running state for the last one': (parts) => {
      let count = 0
      return onParams((params, plainly) => {
        count += Number(params.type === 'running')
        return count < 20 ? plainly(params) : { outcome: { content: String(params.content) } }
      })(parts)
    },
  },
  'silent-tool-is-running#spawn-answered': {
    'waits-for-a-word: answers no spawn before the tool has reported': onEvent(
      (event, { calls }) => {
        const want = event.event === 'limit' ? calls.get(event.call)?.want : undefined
        return want?.until === 'report' && want.after === 0 ? undefined : event
      },
    ),
  },
  'silent-tool-is-running#state-running': {
    'is-starting: shows a tool that has reported nothing as starting': onHandle((handle) =>
      handle.state === 'running' && handle.content === undefined
        ? { ...handle, state: 'starting' }
        : handle,
    ),
  },
  'silent-tool-is-running#fetch-answered': {
    'waits-to-fetch: answers no fetch before the tool has reported': waitingForContent(),
  },
  'old-question-is-gone': {
    'keeps-the-question: shows the question of a handle in every later state': keepingQuestion(
      (handle) => handle.question === undefined,
    ),
    'first-question: shows the first question of a handle in place of the next one':
      keepingQuestion((handle) => handle.state === 'waiting'),
  },
  'unanswerable-question#failed-inquiry': {
    'goes-on-waiting: leaves a handle waiting whose question nobody answers': onEvent((event) =>
      event.event === 'answered' && 'denied' in event.answer ? undefined : event,
    ),
  },
  'unanswerable-question#cancelled-prompt': {
    'goes-on-running: takes a handle for running again whose question nobody answers': onEvent(
      (event) =>
        event.event === 'answered' && 'denied' in event.answer
          ? { event: 'reported', instance: event.instance, report: { type: 'running' } }
          : event,
    ),
  },
})

/** Answers no fetch once a tool has made a report like this. */
export function silentAfter(
  isIt: (params: JsonObject) => boolean,
): Pick<Mutant, 'apply' | 'keeping'> {
  let isSilent = false
  return {
    apply: onParams((params, plainly) => {
      isSilent ||= isIt(params)
      return plainly(params)
    }),
    keeping: {
      call: (carryOut) => (batch) =>
        isSilent && batch.calls.some(({ arguments: args }) => args.action === 'fetch')
          ? new Promise(() => {})
          : carryOut(batch),
    },
  }
}

/** Milliseconds between two looks at a tool. */
const LOOK_MS = 100

function waitingForContent(): Pick<Mutant, 'keeping'> {
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        const isFetch = batch.calls.some(({ arguments: args }) => args.action === 'fetch')
        for (;;) {
          const done = await carryOut(batch)
          if (!isFetch || !/^\{"id":"[^"]*","state":"running"\}$/.test(resultIn(done))) return done
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        }
      },
    },
  }
}

const resultIn = ({ responses: [response] }: { responses: readonly object[] }): string =>
  response && 'result' in response ? JSON.stringify(response.result) : ''

function keepingQuestion(isShown: (handle: JsonObject) => boolean): Pick<Mutant, 'keeping'> {
  const questions = new Map<unknown, unknown>()
  return onHandle((handle) => {
    const question = questions.get(handle.id) ?? handle.question
    questions.set(handle.id, question)
    return question !== undefined && isShown(handle) ? { ...handle, question } : handle
  })
}
