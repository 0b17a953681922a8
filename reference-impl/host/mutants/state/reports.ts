import { isObject } from '../../../../harness/wire/json.ts'
import type { LiveState } from '../../runtime/final.ts'
import { mutantsIn } from '../mutant.ts'
import { onState, onStopped, unreadable } from './reading.ts'

/** Takes a tagged result for a text of JSON. */
const tagAsText = onStopped((params) =>
  isObject(params.result) ? { ...params, result: JSON.stringify(params.result) } : params,
)

export const reportMutants = mutantsIn('vfs.state')({
  'running-reported': {
    'running-and-no-more: reports that a tool is running without its content': onState((state) =>
      state.type === 'running' ? { type: 'running' } : state,
    ),
  },
  'waiting-reported': {
    'waits-unseen: takes a waiting tool for a running one': onState(({ content }) => ({
      type: 'running',
      ...(content !== undefined && { content }),
    })),
    'drops-the-question: reports a waiting tool without its question': onState((state) =>
      state.type === 'waiting' ? { ...state, question: {} } : state,
    ),
  },
  'stopped-delivers-result': {
    'stopped-without-result: drops the result of a stopped tool': onStopped((params) => ({
      ...params,
      result: '',
    })),
  },
  'accepts-stopped-forms': {
    'wants-a-tag: reads the result of a stopped tool in its tagged form alone': unreadable(
      ({ type, result }) => type === 'stopped' && typeof result === 'string',
    ),
    'wants-no-tag: takes the tagged form for the result itself': tagAsText,
  },
  'latest-state-reported': {
    'first-state: reports the first of several states': (parts) => {
      let first: LiveState | undefined
      return onState((state) => {
        first ??= state
        return first
      })(parts)
    },
    'first-words: reads no report of a tool that waits already': (parts) => {
      let isWaiting = false
      return onState((state) => {
        const before = isWaiting
        isWaiting = state.type === 'waiting'
        return before && isWaiting ? undefined : state
      })(parts)
    },
  },
  'missing-content-accepted': {
    'wants-content: refuses a state without content': unreadable(
      ({ type, content }) => type === 'running' && typeof content !== 'string',
    ),
  },
  'stopped-failure-reported': {
    'failure-as-text: shows the failure of a stopped tool as a text of JSON': tagAsText,
  },
})
