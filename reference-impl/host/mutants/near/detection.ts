import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { onArguments } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'
import { onSingle } from '../single-calls.ts'

const refusing = (isIt: (call: ToolCall) => boolean) =>
  onSingle((call, carryOut) =>
    isIt(call)
      ? Promise.resolve({ id: call.id, error: `Handle \`${call.arguments.id}\` not found` })
      : carryOut(call),
  )

const actionAs = (change: (action: unknown) => unknown) =>
  onArguments((args, { tool }) => {
    if (tool === 'plain' || !('action' in args)) return args
    const { action, ...rest } = args
    const changed = change(action)
    return changed === undefined ? rest : { action: changed, ...rest }
  })

const wordOfPlain = (word: string) =>
  refusing(({ tool, arguments: { action } }) => tool === 'plain' && action === word)

/** Mutants that mistake calls which nearly have an action. */
export const nearDetectionMutants = mutantsIn('toolstate.detection')({
  'action-selects-path#without-action': {
    'ids-are-fetches: takes a call of a stateful tool with an id and no action for a fetch':
      onArguments((args, { tool }) =>
        tool !== 'plain' && args.id !== undefined && args.action === undefined
          ? { action: 'fetch', id: args.id }
          : args,
      ),
  },
  'unusable-action': {
    'false-is-no-action: takes false for an action that is left out': actionAs((action) =>
      action === false ? undefined : action,
    ),
    'zero-is-no-action: takes 0 for an action that is left out': actionAs((action) =>
      action === 0 ? undefined : action,
    ),
    'truth-is-spawn: takes true for a spawn': actionAs((action) =>
      action === true ? 'spawn' : action,
    ),
    'objects-are-no-actions: takes an object for an action that is left out': actionAs((action) =>
      typeof action === 'object' && action !== null && !Array.isArray(action) ? undefined : action,
    ),
    'no-list-is-no-action: takes an empty list for an action that is left out': actionAs(
      (action) => (Array.isArray(action) && action.length === 0 ? undefined : action),
    ),
  },
  'toolstate.commands.unknown-action#no-effect': {
    'blanks-are-no-action: takes blanks for an action that is left out': actionAs((action) =>
      typeof action === 'string' && action.trim() === '' && action !== '' ? undefined : action,
    ),
  },
  'undeclared-tool-keeps-action#protocol-word': {
    'fetches-of-all: finds no handle where a plain tool is called with the action fetch':
      wordOfPlain('fetch'),
    'applies-of-all: finds no handle where a plain tool is called with the action apply':
      wordOfPlain('apply'),
    'aborts-of-all: finds no handle where a plain tool is called with the action abort':
      wordOfPlain('abort'),
    'takes-the-id: keeps the id of its own from a tool that is not stateful': onArguments(
      ({ id, ...args }, { tool }) =>
        tool === 'plain' || id === undefined ? args : { id, ...args },
    ),
  },
  'undeclared-tool-keeps-action#own-word': {
    'wants-words: refuses an action of a tool of its own that is no text': refusing(
      ({ tool, arguments: args }) =>
        tool === 'plain' && 'action' in args && typeof args.action !== 'string',
    ),
  },
})
