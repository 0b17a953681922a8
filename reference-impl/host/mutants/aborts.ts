import type { Command } from '../registry/command.ts'
import { onSteps } from './combinators.ts'
import { onEvent } from './keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { command, having, onAction, onActionIn, onSingle, showing } from './single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** Shows a handle that was aborted as it stood before. */
const stillIn = (state: string) =>
  onActionIn('abort', state, async (call, carryOut) => showing(await carryOut(call), { state }))

/** Mutants that end handles otherwise, or carry out what a tool does not declare. */
export const abortMutants = mutantsIn('toolstate.commands')({
  'abort-ends-process#willing-process': {
    'aborts-in-words: asks no tool to end that is aborted': onSteps((steps, reason) =>
      reason === 'cancelled' ? [] : steps,
    ),
  },
  'abort-ends-process#stubborn-process': {
    'never-kills: kills no tool that does not end by itself': onSteps((steps, reason) =>
      reason === 'cancelled' ? steps.filter(({ means }) => means !== 'SIGKILL') : steps,
    ),
  },
  'abort-returns-stopped#running-handle': {
    'aborted-is-running: answers the abort of a running handle with that state': stillIn('running'),
  },
  'abort-returns-stopped#waiting-handle': {
    'aborted-is-waiting: answers the abort of a waiting handle with that state': stillIn('waiting'),
  },
  'abort-while-waiting#process-ends': {
    'leaves-waiting: ends no tool that is waiting': onActionIn('abort', 'waiting', (call) => {
      const { id } = call.arguments
      return Promise.resolve({ id: call.id, result: { id, state: 'stopped', result: '' } as never })
    }),
  },
  'abort-while-waiting#no-answer': {
    'answers-to-end: answers a question before its handle is aborted': onActionIn(
      'abort',
      'waiting',
      async (call, carryOut) => {
        await carryOut(command(call, 'apply', call.arguments.id, { input: null }))
        return carryOut(call)
      },
    ),
  },
  'undeclared-action#apply': {
    'applies-undeclared: hands an input over that a tool does not declare': undeclared('apply'),
  },
  'undeclared-action#abort': {
    'aborts-undeclared: ends a tool that does not declare it': undeclared('abort'),
  },
  'one-protocol-for-all-programs#plain-command': {
    'wants-an-input: shows no end of a tool that was given no input': (() => {
      const spoken = new Set<unknown>()
      return onSingle(async (call, carryOut) => {
        const { action, id } = call.arguments
        if (action === 'apply') spoken.add(id)
        const response = await carryOut(call)
        return action === 'fetch' && !spoken.has(id)
          ? showing(response, { state: 'running' })
          : response
      })
    })(),
  },
})

/** Refuses an action that a tool does not declare, and carries it out. */
function undeclared(action: 'apply' | 'abort'): Change {
  let instead: Command | undefined
  const carrying = onAction(action, async (call, carryOut) => {
    const { id, input } = call.arguments
    const response = await carryOut(call)
    if (!('error' in response)) return response
    const about = { id: String(id), tool: call.tool }
    instead =
      action === 'apply' ? { command: action, ...about, input } : { command: action, ...about }
    await carryOut({ ...having(call, { action: 'fetch' }) })
    return response
  })
  const hearing = onEvent((event) => {
    if (event.event !== 'call' || event.command.command !== 'fetch' || !instead) return event
    const done = { ...event, command: instead }
    instead = undefined
    return done
  })
  return { keeping: { ...carrying.keeping, ...hearing.keeping } }
}
