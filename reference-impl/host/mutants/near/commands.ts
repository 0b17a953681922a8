import { isObject } from '../../../../harness/wire/json.ts'
import type { Tool } from '../../../../spec/generated/messages/driver.ts'
import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import type { Handle } from '../../registry/handle.ts'
import { named } from '../../registry/state.ts'
import { onArguments, onEvent } from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { configured } from '../run-modes.ts'
import { command, having, onAction, onActionIn, onSingle, shownIn } from '../single-calls.ts'

/** Takes another word for an action. */
const word = (other: string, action: string) =>
  onArguments((args) => (args.action === other ? { ...args, action } : args))

/** Ends other handles as well when one is aborted. */
function abortingMore(isToo: (state: unknown) => boolean): Pick<Mutant, 'keeping'> {
  const spawned = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') spawned.set(id, call)
    if (action === 'abort')
      for (const [other, spawn] of spawned) {
        if (other === id) continue
        const shown = shownIn(await carryOut(command(spawn, 'fetch', other)))
        if (isToo(shown.state)) await carryOut(command(spawn, 'abort', other))
      }
    return carryOut(call)
  })
}

const isBlank = (input: unknown) => typeof input === 'string' && input !== '' && !input.trim()

const idAs = (change: (id: unknown) => unknown) =>
  onArguments((args) => (args.id === undefined ? args : { ...args, id: change(args.id) }))

const questionOf = (handle: Handle | undefined): string | undefined =>
  handle?.phase.type === 'waiting' ? handle.phase.question.id : undefined

/** Reads a configuration in which every tool declares an action. */
const declaring = (action: NonNullable<Tool['actions']>[number]) =>
  configured((tool) =>
    tool.actions && !tool.actions.includes(action)
      ? { ...tool, actions: [...tool.actions, action] }
      : tool,
  )

/** Mutants that carry commands out nearly as they are to. */
export const nearCommandMutants = mutantsIn('toolstate.commands')({
  'spawn-starts-one-process#one-process': {
    'every-second-twice: starts the tool of every second spawn twice': (() => {
      let count = 0
      return onAction('spawn', (call, carryOut) => {
        count += 1
        if (count % 2 === 0) void carryOut(having(call, { id: `${call.arguments.id}_2` }))
        return carryOut(call)
      })
    })(),
  },
  'input-reaches-running-tool': {
    'blanks-are-no-input: takes an input of white space for a fetch': onAction(
      'apply',
      (call, carryOut) =>
        carryOut(isBlank(call.arguments.input) ? command(call, 'fetch', call.arguments.id) : call),
    ),
    'inputs-of-64-kib: hands the first 64 KiB of an input over': onArguments((args) =>
      typeof args.input === 'string' ? { ...args, input: args.input.slice(0, 2 ** 16) } : args,
    ),
  },
  'no-own-loop#once': {
    'equal-inputs-once: hands one of two equal inputs over': (() => {
      let last: unknown
      return onAction('apply', (call, carryOut) => {
        const { id, input } = call.arguments
        const key = JSON.stringify([id, input])
        const isSame = key === last
        last = key
        return carryOut(isSame ? command(call, 'fetch', call.arguments.id) : call)
      })
    })(),
  },
  'no-own-loop#no-retry': {
    'restarts-the-crashed: starts a tool again that has crashed': (() => {
      const spawns = new Map<unknown, ToolCall>()
      return onSingle(async (call, carryOut) => {
        const { action, id } = call.arguments
        if (action === 'spawn') spawns.set(id, call)
        const response = await carryOut(call)
        const { result } = shownIn(response)
        const spawn = spawns.get(id)
        if (spawn && isObject(result) && /status|died/.test(String(result.message))) {
          spawns.delete(id)
          void carryOut(having(spawn, { id: `${id}_again` }))
        }
        return response
      })
    })(),
  },
  'answer-has-question-id#question-id': {
    'answers-by-question: gives an answer to the first handle that asks under the id of its question':
      onEvent((event, state) => {
        if (event.event !== 'call' || event.command.command !== 'apply') return event
        const asked = questionOf(named(state, event.command.id))
        const first = [...state.handles.values()].find(
          (handle) => asked !== undefined && questionOf(handle) === asked,
        )
        return first ? { ...event, command: { ...event.command, id: first.id } } : event
      }),
  },
  'abort-spares-others': {
    'aborts-the-waiting-too: ends with a handle those that wait': abortingMore(
      (state) => state === 'waiting',
    ),
  },
  'id-is-string#spawn': {
    'spawns-by-a-list: takes a list of one for the id of a spawn': idAs((id) =>
      Array.isArray(id) ? String(id[0]) : id,
    ),
    'spawns-by-truth: takes true for the id of a spawn': idAs((id) => (id === true ? 'true' : id)),
    'spawns-by-nothing: takes null for the id of a spawn': idAs((id) =>
      id === null ? 'null' : id,
    ),
    'spawns-by-an-object: takes an object for the id of a spawn': idAs((id) =>
      isObject(id) && !Array.isArray(id) ? JSON.stringify(id) : id,
    ),
  },
  'id-is-string#fetch': {
    'fetches-by-a-list: takes a list of one for the id of a fetch': onArguments((args) =>
      args.action === 'fetch' && Array.isArray(args.id)
        ? { ...args, id: String(args.id[0]) }
        : args,
    ),
  },
  'id-is-string#apply': {
    'applies-by-numbers: takes a number for the id of an apply': onArguments((args) =>
      args.action === 'apply' && typeof args.id === 'number'
        ? { ...args, id: String(args.id) }
        : args,
    ),
  },
  'id-is-string#abort': {
    'aborts-by-numbers: takes a number for the id of an abort': onArguments((args) =>
      args.action === 'abort' && typeof args.id === 'number'
        ? { ...args, id: String(args.id) }
        : args,
    ),
  },
  'apply-needs-input#error': {
    'asks-again: answers an answer without an input with the question': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) =>
        carryOut('input' in call.arguments ? call : command(call, 'fetch', call.arguments.id)),
    ),
  },
  'unknown-action#error': {
    'stop-is-abort: takes stop for an abort': word('stop', 'abort'),
    'kill-is-abort: takes kill for an abort': word('kill', 'abort'),
    'start-is-spawn: takes start for a spawn': word('start', 'spawn'),
    'status-is-fetch: takes status for a fetch': word('status', 'fetch'),
    'input-is-apply: takes input for an apply': word('input', 'apply'),
    'large-abort: takes ABORT for an abort': word('ABORT', 'abort'),
    'wide-fetch: takes a fetch with a blank behind it for one': onArguments((args) =>
      typeof args.action === 'string' ? { ...args, action: args.action.trimEnd() } : args,
    ),
  },
  'undeclared-action#apply': {
    'answers-undeclared: hands an answer over that a tool does not declare': {
      keeping: {
        ...declaring('apply').keeping,
        ...onActionIn('apply', 'running', ({ id }) =>
          Promise.resolve({ id, error: '`action` cannot be "apply"' }),
        ).keeping,
      },
    },
  },
  'undeclared-action#fetch': {
    'fetches-undeclared: shows a handle whose tool does not declare fetch': declaring('fetch'),
  },
})
