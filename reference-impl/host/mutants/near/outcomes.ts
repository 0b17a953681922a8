import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { printedReport } from '../../launch/printed.ts'
import { having } from '../combinators.ts'
import { onHandle } from '../keeping-shown.ts'
import { mutantsIn } from '../mutant.ts'
import { typeOf } from '../one-shot-output.ts'
import { onAttempt, onPrinted, onWrapping } from '../running-once.ts'

/** Takes a report of a program that runs to its end for its output. */
const unreadOfPrograms = (isUnread: (value: JsonObject) => boolean) =>
  having(({ printed, plainEnvironment }) => {
    let lives = false
    return {
      plainEnvironment(environment, order) {
        lives = order.stateful
        return plainEnvironment(environment, order)
      },
      printed: (value, text) =>
        !lives && isObject(value) && isUnread(value) ? undefined : printed(value, text),
    }
  })

/** The word of an outcome, whatever its letters are. */
const wordOf = (type: unknown) =>
  String(type)
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toLowerCase()

/** Shows what a handle showed last as its content where it asks without one. */
function keepingContent() {
  const last = new Map<unknown, unknown>()
  return onHandle((handle) => {
    if (handle.state === 'waiting' && !handle.content)
      return { ...handle, content: last.get(handle.id) }
    last.set(handle.id, handle.content)
    return handle
  })
}

/** Mutants that distinguish outcomes, states and texts nearly as they are to. */
export const nearOutcomeMutants = mutantsIn('toolstate.compatibility')({
  'needs-input-outcome#no-content': {
    'keeps-the-content: shows the content before it with a question that an outcome asks':
      keepingContent(),
  },
  'tag-tells-format#states': {
    'stopped-is-text: returns a stopped state of a program as it is printed': unreadOfPrograms(
      ({ type, result }) => type === 'stopped' && isObject(result) && 'Ok' in result,
    ),
  },
  'toolstate.one-shot.results-as-before#success-content': {
    'one-line-outcomes: reads an outcome that stands on one line alone': onPrinted(
      (_, plainly, text) => (text.trim().includes('\n') ? undefined : plainly),
    ),
  },
  'toolstate.one-shot.results-as-before#other-json': {
    'outcomes-in-any-case: reads an outcome whatever the letters of its type are': onPrinted(
      (value, plainly) =>
        plainly ??
        (isObject(value) && ['success', 'needs_input'].includes(wordOf(typeOf(value)))
          ? printedReport({ ...value, type: wordOf(typeOf(value)) })
          : undefined),
    ),
  },
  'toolstate.one-shot.failed-plain-output#error': {
    'signals-are-fine: takes a program that a signal ends for successful': onAttempt(
      ({ response, ...attempt }) => ({
        ...attempt,
        response:
          'error' in response && response.error === 'so far'
            ? { id: response.id, result: 'so far' }
            : response,
      }),
    ),
  },
  'toolstate.one-shot.old-question#asked': {
    'asks-in-general: asks in words of its own for the answer to a question': onWrapping(
      ({ ask, ...wrapping }) => ({
        ...wrapping,
        ask: () => ask({ id: 'question', text: 'What is the answer?' }),
      }),
    ),
  },
})
