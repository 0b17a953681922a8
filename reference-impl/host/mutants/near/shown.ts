import { isObject, parse } from '../../../../harness/wire/json.ts'
import { onArguments } from '../keeping.ts'
import { hasFailed, onHandle } from '../keeping-shown.ts'
import { mutantsIn } from '../mutant.ts'

/** Changes the output of a handle that has stopped. */
const onOutput = (change: (output: string) => unknown) =>
  onHandle((handle) =>
    typeof handle.result === 'string' ? { ...handle, result: change(handle.result) } : handle,
  )

/** Leaves the id out of a response about a handle in one state. */
const namelessIn = (state: string) =>
  onHandle(({ id, ...handle }) => (handle.state === state ? handle : { id, ...handle }))

/** Understands another word for an action. */
const onAction = (change: (action: string) => string) =>
  onArguments((args) =>
    typeof args.action === 'string' ? { ...args, action: change(args.action) } : args,
  )

/** Shows other ids. */
const onId = (change: (id: string) => unknown) =>
  onHandle((handle) => ({ ...handle, id: change(String(handle.id)) }))

/** Shows the question that a handle was last shown with in the responses to some actions that show it as stopped. */
function withLastQuestion(isWanted: (action: unknown) => boolean) {
  const questions = new Map<unknown, unknown>()
  return onHandle((handle, { arguments: { action } }) => {
    if (handle.question !== undefined) questions.set(handle.id, handle.question)
    const question = questions.get(handle.id)
    const isMeant = isWanted(action) && handle.state === 'stopped' && question !== undefined
    return isMeant ? { ...handle, question } : handle
  })
}

/** Mutants that show unusual outputs otherwise, or single responses, or carry out what is nearly an action. */
export const nearShownMutants = mutantsIn('toolstate.responses')({
  'stopped-shows-result#plain-text': {
    'outputs-as-values: shows an output that is JSON as its value': onOutput(
      (output) => parse(output) ?? output,
    ),
    'outputs-of-64-kib: shows the first 64 KiB of an output': onOutput((output) =>
      output.slice(0, 2 ** 16),
    ),
    'trims-outputs: shows outputs without the space at their ends': onOutput((output) =>
      output.trim(),
    ),
    'composes-outputs: shows outputs in their composed form': onOutput((output) =>
      output.normalize('NFC'),
    ),
    'lf-alone: shows outputs with LF in place of CR LF': onOutput((output) =>
      output.replaceAll('\r\n', '\n'),
    ),
  },
  'waiting-shows-question#text': {
    'questions-of-255: shows the first 255 characters of a question': onHandle((handle) =>
      isObject(handle.question)
        ? {
            ...handle,
            question: { ...handle.question, text: String(handle.question.text).slice(0, 255) },
          }
        : handle,
    ),
  },
  'names-the-handle#as-chosen': {
    'digits-as-numbers: shows an id of digits as a number': onId((id) =>
      /^\d+$/.test(id) ? Number(id) : id,
    ),
    'composes-ids: shows ids in their composed form': onId((id) => id.normalize('NFC')),
    'short-ids: shows the first 64 characters of an id': onId((id) => id.slice(0, 64)),
  },
  'failure-shows-message#message': {
    'messages-of-1-kib: shows the first KiB of a message': onHandle((handle) =>
      isObject(handle.result)
        ? {
            ...handle,
            result: { ...handle.result, message: String(handle.result.message).slice(0, 1_024) },
          }
        : handle,
    ),
    'first-line-of-failures: shows the first line of a message': onHandle((handle) =>
      isObject(handle.result)
        ? { ...handle, result: String(handle.result.message).split('\n')[0] }
        : handle,
    ),
  },
  'names-the-handle#every-response': {
    'nameless-stops: does not name a handle that has stopped': namelessIn('stopped'),
    'nameless-waits: does not name a handle that waits': namelessIn('waiting'),
  },
  'members-fit-state#question': {
    'failure-with-question: shows a question with a failure': onHandle((handle) =>
      hasFailed(handle) ? { question: '', ...handle } : handle,
    ),
    'aborted-with-question: shows its last question with a handle that was aborted':
      withLastQuestion((action) => action === 'abort'),
  },
  'toolstate.state.old-question-is-gone': {
    'stopped-with-question: shows its last question with a handle that has stopped':
      withLastQuestion((action) => action !== 'abort'),
  },
  'members-fit-state#result': {
    'applied-is-a-result: shows a result in the response to an apply': onHandle(
      (handle, { arguments: { action } }) =>
        action === 'apply' ? { result: 'applied', ...handle } : handle,
    ),
  },
  'refused-call-is-an-error#bad-action': {
    'actions-in-any-case: takes an action in large letters for the action': onAction((action) =>
      action.toLowerCase(),
    ),
    'trims-actions: passes over white space behind an action': onAction((action) => action.trim()),
    'fetches-by-default: fetches where the action is empty': onAction((action) =>
      action === '' ? 'fetch' : action,
    ),
  },
})
