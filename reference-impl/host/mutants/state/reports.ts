import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { LiveState } from '../../runtime/final.ts'
import { failed } from '../../runtime/outcome.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'

/** Hears other states; nothing for `undefined`. */
const onState = (change: (state: LiveState) => LiveState | undefined): Apply =>
  having(({ said }) => ({
    said(method, params) {
      const found = said(method, params)
      if (found === undefined || 'outcome' in found) return found
      const state = change(found.state)
      return state && { state }
    },
  }))

/** Reads stopped states otherwise. */
const onStopped = (change: (params: JsonObject) => unknown): Apply =>
  having(({ said }) => ({
    said: (method, params) =>
      said(method, isObject(params) && params.type === 'stopped' ? change(params) : params),
  }))

/** Takes a tagged result for a text of JSON. */
const tagAsText = onStopped((params) =>
  isObject(params.result) ? { ...params, result: JSON.stringify(params.result) } : params,
)

/** Fails over some states. */
const unreadable = (isOdd: (params: JsonObject) => boolean): Apply =>
  having(({ said }) => ({
    said: (method, params) =>
      isObject(params) && isOdd(params)
        ? { outcome: failed('the state cannot be read') }
        : said(method, params),
  }))

export const reportMutants = mutantsOf(
  {
    id: 'vfs.state.running-and-no-more',
    violates: 'vfs.state.running-reported',
    change: 'reports that a tool is running without its content',
    apply: onState((state) => (state.type === 'running' ? { type: 'running' } : state)),
  },
  {
    id: 'vfs.state.waits-unseen',
    violates: 'vfs.state.waiting-reported',
    change: 'takes a waiting tool for a running one',
    apply: onState(({ content }) => ({
      type: 'running',
      ...(content !== undefined && { content }),
    })),
  },
  {
    id: 'vfs.state.drops-the-question',
    violates: 'vfs.state.waiting-reported',
    change: 'reports a waiting tool without its question',
    apply: onState((state) => (state.type === 'waiting' ? { ...state, question: {} } : state)),
  },
  {
    id: 'vfs.state.stopped-without-result',
    violates: 'vfs.state.stopped-delivers-result',
    change: 'drops the result of a stopped tool',
    apply: onStopped((params) => ({ ...params, result: '' })),
  },
  {
    id: 'vfs.state.wants-a-tag',
    violates: 'vfs.state.accepts-stopped-forms',
    change: 'reads the result of a stopped tool in its tagged form alone',
    apply: unreadable(({ type, result }) => type === 'stopped' && typeof result === 'string'),
  },
  {
    id: 'vfs.state.wants-no-tag',
    violates: 'vfs.state.accepts-stopped-forms',
    change: 'takes the tagged form for the result itself',
    apply: tagAsText,
  },
  {
    id: 'vfs.state.first-state',
    violates: 'vfs.state.latest-state-reported',
    change: 'reports the first of several states',
    apply: (parts) => {
      let first: LiveState | undefined
      return onState((state) => {
        first ??= state
        return first
      })(parts)
    },
  },
  {
    id: 'vfs.state.wants-content',
    violates: 'vfs.state.missing-content-accepted',
    change: 'refuses a state without content',
    apply: unreadable(({ type, content }) => type === 'running' && typeof content !== 'string'),
  },
  {
    id: 'vfs.state.failure-as-text',
    violates: 'vfs.state.stopped-failure-reported',
    change: 'shows the failure of a stopped tool as a text of JSON',
    apply: tagAsText,
  },
)
