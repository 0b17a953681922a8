import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { named } from '../../registry/state.ts'
import { onEvent } from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { configured } from '../run-modes.ts'
import { command, onAction, onActionIn, onSingle, shownIn } from '../single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** Answers the questions that were shown by an apply that it refuses. */
function answeringByUnknown(): Change {
  const waiting = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const response = await carryOut(call)
    const { action, id, input = null } = call.arguments
    if (shownIn(response).state === 'waiting') waiting.set(id, call)
    const isStray = action === 'apply' && 'error' in response
    for (const [other, shown] of isStray ? waiting : [])
      await carryOut(command(shown, 'apply', other, { input }))
    return response
  })
}

/** Ends another handle at the second abort of one. */
function abortingAnother(): Change {
  const spawned: unknown[] = []
  const aborted = new Set<unknown>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') spawned.push(id)
    const response = await carryOut(call)
    if (action === 'abort' && aborted.has(id)) await carryOut(command(call, 'abort', spawned[0]))
    if (action === 'abort') aborted.add(id)
    return response
  })
}

/** Takes an abort for declared by every tool, and refuses it where such a tool runs. */
function abortingWaits(): Change {
  const changed = new Set<string>()
  const reading = configured((tool) => {
    if (!tool.actions || tool.actions.includes('abort')) return tool
    changed.add(tool.name)
    return { ...tool, actions: [...tool.actions, 'abort'] }
  })
  const refusing = onActionIn('abort', 'running', (call, carryOut) =>
    changed.has(call.tool)
      ? Promise.resolve({ id: call.id, error: '`action` cannot be abort' })
      : carryOut(call),
  )
  return { keeping: { ...reading.keeping, ...refusing.keeping } }
}

/** Mutants that carry commands out that are none for the handle which they reach. */
export const nearStrangerMutants = mutantsIn('toolstate.registry')({
  'unknown-id-is-an-error#no-effect': {
    'unknown-answers: answers the question of a waiting handle by an apply with an unknown id':
      answeringByUnknown(),
  },
  'owner-drives-handle#apply': {
    'any-tool-answers: answers a question through another tool': onEvent((event, state) => {
      if (event.event !== 'call' || event.command.command !== 'apply') return event
      const handle = named(state, event.command.id)
      return handle?.phase.type === 'waiting'
        ? { ...event, command: { ...event.command, tool: handle.tool } }
        : event
    }),
  },
  'toolstate.commands.undeclared-action#abort': {
    'aborts-undeclared-waits: ends a waiting tool that declares no abort': abortingWaits(),
  },
  'toolstate.commands.input-reaches-running-tool': {
    'nothing-is-no-input: takes an empty input for a fetch': onAction('apply', (call, carryOut) => {
      const { id, input } = call.arguments
      return carryOut(input === '' ? command(call, 'fetch', id) : call)
    }),
  },
  'toolstate.lifecycle.abort-after-stop#others-spared': {
    'second-aborts-end-another: aborts another handle at the second abort of one':
      abortingAnother(),
  },
})
