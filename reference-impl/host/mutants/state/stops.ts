import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import type { Handle } from '../../registry/handle.ts'
import type { Result } from '../../registry/result.ts'
import { having } from '../combinators.ts'
import { onAwaitResult, onEvent } from '../keeping.ts'
import { hasFailed, inState, onHandle } from '../keeping-shown.ts'
import { type Apply, type Mutant, mutantsIn } from '../mutant.ts'
import { onParams, onStopped } from './reading.ts'
import { silentAfter } from './tool-reports.ts'

const errIn = ({ result }: JsonObject): JsonObject | undefined =>
  isObject(result) && isObject(result.Err) ? result.Err : undefined

const okIn = ({ result }: JsonObject): unknown => (isObject(result) ? result.Ok : result)

/** Takes failures that lack a member for successes with their message. */
const asSuccess = (member: string) =>
  onStopped((params) => {
    const err = errIn(params)
    return err && !(member in err) ? { ...params, result: { Ok: String(err.message) } } : params
  })

/** Shows results of failures whose message is like this as a success. */
const succeeding = (message: RegExp, result: (id: unknown) => string) =>
  onHandle((handle) =>
    isObject(handle.result) && message.test(String(handle.result.message))
      ? { ...handle, result: result(handle.id) }
      : handle,
  )

/** Mutants that take the ends of tools otherwise. */
export const stopMutants = mutantsIn('toolstate.state')({
  'reads-err#stopped': {
    'failed-runs-on: shows a handle that has failed as running': inState(
      'stopped',
      'running',
      hasFailed,
    ),
  },
  'reads-err#message-shown': {
    'failed-without-words: shows a failure without its message': onHandle((handle) =>
      isObject(handle.result)
        ? { ...handle, result: { ...handle.result, message: 'it failed' } }
        : handle,
    ),
  },
  'empty-ok#success': {
    'empty-is-failure: takes an empty result for a failure': onStopped((params) =>
      okIn(params) === ''
        ? { ...params, result: { Err: { message: 'no result', trace: [], transient: false } } }
        : params,
    ),
  },
  'empty-ok#empty-result': {
    'words-for-empty: shows words of its own for an empty result': onStopped((params) =>
      okIn(params) === '' ? { ...params, result: 'no output' } : params,
    ),
  },
  'content-beside-result#accepted': {
    'content-is-no-end: reads no stopped state with a content': onParams((params, plainly) =>
      params.type === 'stopped' && 'content' in params ? undefined : plainly(params),
    ),
  },
  'content-beside-result#result-decides': {
    'content-is-the-result: takes the content of a stopped state for its result': onStopped(
      (params) =>
        typeof params.content === 'string' && !errIn(params)
          ? { ...params, result: params.content }
          : params,
    ),
    'content-is-a-success: takes a failure with a content for a success': onStopped((params) =>
      typeof params.content === 'string' && errIn(params)
        ? { ...params, result: params.content }
        : params,
    ),
  },
  'stopped-is-final#later-reports': {
    'lives-again: takes a tool for alive that reports so after its end': lastOf(
      (type) => type === 'running' || type === 'waiting',
    ),
  },
  'stopped-is-final#first-result': {
    'last-word: takes the last of several results': lastOf((type) => type === 'stopped'),
  },
  'running-to-stopped': {
    'stops-when-spoken-to: shows a handle as running until it was given an input': (() => {
      const spoken = new Set<unknown>()
      return onHandle((handle, { arguments: { action } }) => {
        if (action === 'apply' || action === 'abort') spoken.add(handle.id)
        return handle.state === 'stopped' && !spoken.has(handle.id)
          ? { id: handle.id, state: 'running' }
          : handle
      })
    })(),
  },
  'vanished-process#from-running': {
    'dead-runs-on: shows a handle as running whose tool has vanished': staying('running'),
  },
  'vanished-process#from-waiting': {
    'dead-waits-on: shows a handle as waiting whose tool has vanished': staying('waiting'),
  },
  'vanished-process#abnormal-is-failure': {
    'status-is-no-failure: takes an exit with a status for a success': succeeding(
      /exited with status/,
      () => '',
    ),
    'signal-is-no-failure: takes the content of a tool that a signal has ended for its result':
      succeeding(/died of|closed its output/, (id) => `${id} runs`),
  },
  'incomplete-err#no-success': {
    'no-trace-no-failure: takes a failure without a trace for a success': asSuccess('trace'),
    'unmarked-is-no-failure: takes a failure that is not marked for a success':
      asSuccess('transient'),
  },
  'incomplete-err#call-answered': {
    'silent-about-failures: answers no fetch after a failure that is not whole': silentAfter(
      (params) => {
        const err = errIn(params)
        return err !== undefined && !('transient' in err && 'trace' in err)
      },
    ),
  },
  'unanswerable-question#error-result': {
    'unanswered-is-success: shows the end of a question as a success': onAwaitResult((result) => ({
      ...result,
      completed: result.completed.map((entry) => ({ ...entry, result: '' })),
    })),
  },
})

/** Milliseconds within which reports are taken together. */
const TOGETHER_MS = 200

/** Drops a stopped state behind which another state comes soon. */
function lastOf(isLater: (type: unknown) => boolean): Apply {
  return having(({ cut }) => ({
    cut(onLine) {
      const lines: Parameters<typeof onLine>[] = []
      const typeIn = ([line]: Parameters<typeof onLine>) => {
        const message = parse(line.toString('utf8'))
        const { params } = isObject(message) ? message : {}
        return isObject(params) ? params.type : undefined
      }
      const flush = () => {
        const all = lines.splice(0)
        for (const [i, line] of all.entries()) {
          const isOver =
            typeIn(line) === 'stopped' && all.slice(i + 1).some((l) => isLater(typeIn(l)))
          if (!isOver) onLine(...line)
        }
      }
      return cut((...line) => {
        lines.push(line)
        if (lines.length === 1) setTimeout(flush, TOGETHER_MS)
      })
    },
  }))
}

/** The host's own words about a process that ended without a report. */
const isVanished = (result: Result) =>
  'Err' in result && / without a result/.test(result.Err.message)

/** Shows handles as they stood when their tools vanished in this phase. */
function staying(phase: Handle['phase']['type']): Pick<Mutant, 'keeping'> {
  const dead = new Set<unknown>()
  const noting = onEvent((event, { handles }) => {
    if (event.event !== 'stopped' || !isVanished(event.result)) return event
    const handle = handles.get(event.instance)
    if (handle?.phase.type === phase && !handle.ending) dead.add(handle.id)
    return event
  })
  const showing = onHandle((handle) =>
    dead.has(handle.id) ? { id: handle.id, state: phase } : handle,
  )
  return { keeping: { ...noting.keeping, ...showing.keeping } }
}
