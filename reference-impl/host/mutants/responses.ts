import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { onResponse } from './keeping.ts'
import { hasFailed, inState, onHandle, onQuestion } from './keeping-shown.ts'
import { mutantsIn } from './mutant.ts'

/** Shows failures otherwise. */
const onFailure = (change: (failure: JsonObject) => JsonObject) =>
  onHandle(({ result, ...handle }) => ({
    ...handle,
    ...(result !== undefined && { result: isObject(result) ? change(result) : result }),
  }))

/** Mutants that show handles otherwise in responses to calls that name them. */
export const responseMutants = mutantsIn('toolstate.responses')({
  'answers-the-call#call-id': {
    'id-of-the-handle: answers calls by the id of their handle': onResponse(
      (response, { arguments: args }) =>
        args.action === 'fetch' && typeof args.id === 'string'
          ? { ...response, id: args.id }
          : response,
    ),
  },
  'answers-the-call#handle-id': {
    'id-of-the-call: shows the id of the call in place of that of the handle': onHandle(
      (handle, { id, arguments: { action } }) => (action === 'fetch' ? { ...handle, id } : handle),
    ),
  },
  'one-json-object': {
    'in-words: shows handles in words': onHandle(
      ({ id, state, ...rest }) => `${id} is ${state}: ${JSON.stringify(rest)}`,
    ),
  },
  'names-the-handle#every-response': {
    'named-at-spawn: names a handle in the response to its spawn alone': onHandle(
      ({ id, ...handle }, { arguments: { action } }) =>
        action === 'spawn' ? { id, ...handle } : handle,
    ),
  },
  'names-the-handle#as-chosen': {
    'shows-small-letters: shows ids in small letters': onHandle((handle) => ({
      ...handle,
      id: String(handle.id).toLowerCase(),
    })),
  },
  'state-member#running': {
    'running-is-active: calls running handles active': inState('running', 'active'),
  },
  'state-member#waiting': {
    'waiting-is-paused: calls waiting handles paused': inState('waiting', 'paused'),
  },
  'state-member#stopped': {
    'stopped-is-failed: calls handles failed whose tool has failed': inState(
      'stopped',
      'failed',
      hasFailed,
    ),
  },
  'running-shows-content#member': {
    'content-is-output: shows content under `output`': onHandle(({ content, ...handle }) => ({
      ...handle,
      ...(content !== undefined && { output: content }),
    })),
  },
  'running-shows-content#string': {
    'parses-content: shows content that is JSON as its value': onHandle((handle) =>
      typeof handle.content === 'string'
        ? { ...handle, content: parse(handle.content) ?? handle.content }
        : handle,
    ),
  },
  'no-content-no-text#absent-or-null': {
    'null-in-words: shows the word null for no content': onHandle((handle) =>
      handle.state === 'running' ? { content: 'null', ...handle } : handle,
    ),
  },
  'no-content-no-text#nothing-made-up': {
    'no-output-yet: shows words of its own for no content': onHandle((handle) =>
      handle.state === 'running' ? { content: 'no output yet', ...handle } : handle,
    ),
  },
  'waiting-shows-question#text': {
    'question-without-text: shows a question without its text': onQuestion(
      ({ text: _, ...question }) => question,
    ),
  },
  'waiting-shows-question#answer-kind': {
    'first-option: shows the first option of a choice': onQuestion((question) => ({
      ...question,
      answer_type: 'Text',
    })),
    'kinds-of-choices: shows the kind of answer of choices alone': onQuestion(
      ({ answer_type: kind, ...question }) => ({
        ...question,
        ...(typeof kind === 'object' && { answer_type: kind }),
      }),
    ),
  },
  'waiting-shows-question#id': {
    'question-without-id: shows a question without its id': onQuestion(
      ({ id: _, ...question }) => question,
    ),
  },
  'stopped-shows-result#member': {
    'result-is-content: shows the output of a stopped handle under `content`': onHandle(
      ({ result, ...handle }) =>
        typeof result === 'string' ? { ...handle, content: result } : { ...handle, result },
    ),
  },
  'stopped-shows-result#plain-text': {
    'tagged: shows the output of a stopped handle under its tag': onHandle((handle) =>
      typeof handle.result === 'string' ? { ...handle, result: { Ok: handle.result } } : handle,
    ),
  },
  'failure-shows-message#stopped': {
    'failure-is-a-state: shows failures as a state of its own': inState(
      'stopped',
      'error',
      hasFailed,
    ),
  },
  'failure-shows-message#message': {
    'failed-somehow: shows that a tool has failed and not why': onHandle((handle) =>
      hasFailed(handle) ? { ...handle, result: 'failed' } : handle,
    ),
  },
  'trace-may-be-shown': {
    'hides-the-trace: shows a failure without its trace': {
      reported: ': the mark is shown',
      ...onFailure(({ trace: _, ...failure }) => failure),
    },
    'hides-the-mark: shows a failure without its mark': {
      reported: ': the trace is shown',
      ...onFailure(({ transient: _, ...failure }) => failure),
    },
  },
  'members-fit-state#result': {
    'empty-result: shows an empty result before the end': onHandle((handle) => ({
      result: '',
      ...handle,
    })),
  },
  'members-fit-state#question': {
    'empty-question: shows a question in every state': onHandle((handle) => ({
      question: '',
      ...handle,
    })),
  },
})
