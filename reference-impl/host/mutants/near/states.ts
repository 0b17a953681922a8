import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { printedReport } from '../../launch/printed.ts'
import { failed } from '../../runtime/outcome.ts'
import { having } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onPrinted } from '../running-once.ts'
import { onParams } from '../state/reading.ts'

/** Reads the states of tools otherwise. */
const onState = (change: (params: JsonObject) => JsonObject | undefined) =>
  having(({ reported }) => ({
    reported(method, params) {
      if (method !== 'state' || !isObject(params)) return reported(method, params)
      const changed = change(params)
      return changed && reported(method, changed)
    },
  }))

const contentIn = (type: string, change: (text: string) => string) =>
  onState((params) =>
    params.type === type && typeof params.content === 'string'
      ? { ...params, content: change(params.content) }
      : params,
  )

const KNOWN = ['type', 'content', 'question', 'result', 'error']

const lower = (value: unknown): unknown =>
  isObject(value) && typeof value.type === 'string'
    ? { ...value, type: value.type.toLowerCase() }
    : value

const outcomeOf = (type: string, change: (value: JsonObject) => JsonObject) =>
  onPrinted((value, plainly) =>
    isObject(value) && value.type === type ? printedReport(change(value)) : plainly,
  )

/** Shows the content of the state before with a state that leaves it out. */
const keepingContent = having(({ reported }) => {
  let last: unknown
  return {
    reported(method, params) {
      const isState = method === 'state' && isObject(params) && params.type !== 'stopped'
      if (!isState) return reported(method, params)
      if ('content' in params) last = params.content
      return reported(method, last === undefined ? params : { ...params, content: last })
    },
  }
})

/** Mutants that read states and outcomes nearly as they are to. */
export const nearStateMutants = mutantsIn('toolstate.state')({
  'content-unchanged#outer-space': {
    'trims-pauses: shows the content of a waiting tool without the blanks around it': contentIn(
      'waiting',
      (text) => text.trim(),
    ),
  },
  'content-unchanged#line-ends': {
    '64-kib: shows the first 64 KiB of a content': contentIn('running', (text) =>
      text.slice(0, 2 ** 16),
    ),
    'pauses-of-64-kib: shows the first 64 KiB of the content of a waiting tool': contentIn(
      'waiting',
      (text) => text.slice(0, 2 ** 16),
    ),
  },
  'content-unchanged#non-ascii': {
    'composes-pauses: shows the content of a waiting tool in composed characters': contentIn(
      'waiting',
      (text) => text.normalize('NFC'),
    ),
  },
  'unknown-members#accepted': {
    'knows-all-ends: reads no stopped state with a member of later times': onState((params) =>
      params.type === 'stopped' && Object.keys(params).some((name) => !KNOWN.includes(name))
        ? undefined
        : params,
    ),
  },
  'unknown-members#state-by-type': {
    'result-ends-a-wait: takes a waiting state with a result for stopped': onState((params) =>
      params.type === 'waiting' && 'result' in params ? { ...params, type: 'stopped' } : params,
    ),
    'question-opens-an-end: takes a stopped state with a question for waiting': onState((params) =>
      params.type === 'stopped' && isObject(params.question)
        ? { ...params, type: 'waiting' }
        : params,
    ),
  },
  'missing-content-is-null#null-equals-absent': {
    'absent-is-as-before: shows the content before where a tool leaves it out': keepingContent,
  },
  'content-sets-no-state#stopped-in-content': {
    'believes-outcomes: takes a handle for stopped by the text of an outcome in its content':
      onParams((params, plainly) => {
        const inner = typeof params.content === 'string' ? parse(params.content) : undefined
        const isOutcome = isObject(inner) && inner.type === 'success'
        return isOutcome ? { outcome: { content: String(inner.content) } } : plainly(params)
      }),
  },
  'broken-reports#waiting-without-question': {
    'null-asks: takes a tool for waiting whose question is null': onState((params) =>
      params.type === 'waiting' && params.question === null
        ? { ...params, question: { id: '' } }
        : params,
    ),
  },
  'broken-reports#stopped-without-result': {
    'null-result-is-empty: takes a result of null for an empty one': onState((params) =>
      params.type === 'stopped' && params.result === null ? { ...params, result: '' } : params,
    ),
  },
  'stopped-is-final#first-result': {
    'mends-failures: takes a success for the result that follows a failure': onState((params) =>
      params.type === 'stopped' && isObject(params.result) && 'Err' in params.result
        ? undefined
        : params,
    ),
  },
  'toolstate.compatibility.error-outcome#trace': {
    'causes-in-reverse: keeps the causes of an outcome in the other order': outcomeOf(
      'error',
      ({ trace, ...value }) => ({
        ...value,
        trace: Array.isArray(trace) ? trace.toReversed() : [],
      }),
    ),
    'first-cause: keeps the first cause of an outcome alone': outcomeOf(
      'error',
      ({ trace, ...value }) => ({ ...value, trace: Array.isArray(trace) ? trace.slice(0, 1) : [] }),
    ),
  },
  'toolstate.compatibility.error-outcome#transient': {
    'passing: takes the failure of every outcome for one that passes': outcomeOf(
      'error',
      (value) => ({ ...value, transient: true }),
    ),
  },
  'toolstate.compatibility.other-types-are-output#no-state': {
    'types-in-any-case: takes a type in large letters for the type': onPrinted(
      (value, plainly) => plainly ?? printedReport(lower(value)),
    ),
    'lists-of-reports: reads the last of a list of reports': onPrinted((value, plainly) =>
      Array.isArray(value) ? printedReport(value.at(-1)) : plainly,
    ),
    'wrapped-types: takes a list of one for a type': onPrinted((value, plainly) =>
      isObject(value) && Array.isArray(value.type)
        ? printedReport({ ...value, type: value.type[0] })
        : plainly,
    ),
    'untyped-is-the-end: takes an object without a type for the end of its tool': onPrinted(
      (value, plainly) =>
        isObject(value) && value.type === undefined ? { outcome: failed('missing type') } : plainly,
    ),
  },
})
