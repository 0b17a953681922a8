import type { JsonObject } from '../../../harness/wire/json.ts'
import { onArguments } from './keeping.ts'
import { only, redirecting } from './keeping-calls.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

const isNameless = /must be a text/
const isWithoutInput = /is missing/
const isUndeclared = /cannot be/

/** Completes calls of one action. */
const completing = (action: string, change: (args: JsonObject) => JsonObject) =>
  onArguments((args) => (args.action === action ? change(args) : args))

/** Takes a call without an id to be about the handle that was named last. */
function guessing(action: string): Pick<Mutant, 'keeping'> {
  let last: unknown
  return onArguments((args) => {
    last = args.id ?? last
    return args.action === action && args.id === undefined ? { ...args, id: last ?? '' } : args
  })
}

/** Mutants that carry out commands which are not whole. */
export const commandMutants = mutantsIn('toolstate.commands')({
  'spawn-needs-id#error': {
    'makes-ids: makes up the id of a spawn without one': completing('spawn', (args) => ({
      id: 'h_1',
      ...args,
    })),
  },
  'spawn-needs-id#no-process': {
    'starts-nameless: starts the tool of a spawn without an id, and refuses it': redirecting(
      isNameless,
      only('spawn', { id: 'nameless' }),
      'as refused',
    ),
  },
  'commands-need-id#fetch': {
    'guesses-fetched: fetches the last handle where no id is given': guessing('fetch'),
  },
  'commands-need-id#apply': {
    'guesses-applied: gives an input without an id to the last handle': guessing('apply'),
  },
  'commands-need-id#abort': {
    'guesses-aborted: aborts the last handle where no id is given': guessing('abort'),
  },
  'apply-needs-input#error': {
    'shows-the-state: takes an apply without an input for a fetch': completing('apply', (args) =>
      'input' in args ? args : { ...args, action: 'fetch' },
    ),
  },
  'apply-needs-input#no-raw-input': {
    'applies-nothing: gives a tool an empty text for an input that is missing': redirecting(
      isWithoutInput,
      only('apply', { input: '' }),
      'as refused',
    ),
  },
  'apply-needs-input#no-answer': {
    'answers-null: takes null for an answer that is missing': redirecting(
      isWithoutInput,
      only('apply', { input: null }),
      'as refused',
    ),
  },
  'unknown-action#error': {
    'unknown-fetches: takes an unknown action for a fetch': completing('restart', (args) => ({
      ...args,
      action: 'fetch',
    })),
  },
  'unknown-action#no-effect': {
    'unknown-aborts: ends the handle of an unknown action, and refuses it': redirecting(
      isUndeclared,
      only('restart', { action: 'abort' }),
      'as refused',
    ),
  },
  'id-is-string#spawn': {
    'spawns-by-numbers: takes a number for the id of a spawn': completing('spawn', withText),
  },
  'id-is-string#fetch': {
    'fetches-by-numbers: takes a number for the id of a fetch': completing('fetch', withText),
  },
})

function withText(args: JsonObject): JsonObject {
  return typeof args.id === 'number' ? { ...args, id: String(args.id) } : args
}
