import type { ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { command, having, onSingle, showing } from './single-calls.ts'

/** Carries out commands of one action about another handle, and shows the one that was named. */
function misdirected(
  action: string,
  choose: (ids: readonly unknown[], call: ToolCall) => unknown,
): Pick<Mutant, 'keeping'> {
  const ids: unknown[] = []
  return onSingle(async (call, carryOut) => {
    const { id } = call.arguments
    const other = call.arguments.action === action ? choose(ids, call) : id
    ids.push(id)
    const response = await carryOut(other === id ? call : having(call, { id: other }))
    return other === id ? response : showing(response, { id })
  })
}

/** Carries out commands of one action about every other handle as well. */
function widened(action: string): Pick<Mutant, 'keeping'> {
  const ids = new Set<unknown>()
  return onSingle(async (call, carryOut) => {
    const { id, input } = call.arguments
    if (call.arguments.action === 'spawn') ids.add(id)
    const others = [...ids].filter((each) => call.arguments.action === action && each !== id)
    const more = input === undefined ? {} : { input }
    const carriedOut = others.map((other) => carryOut(command(call, action, other, more)))
    const own = await carryOut(call)
    await Promise.allSettled(carriedOut)
    return own
  })
}

/** Mutants that mistake one handle for another. */
export const namedHandleMutants = mutantsIn('toolstate.commands')({
  'id-selects-handle#fetch': {
    'fetches-the-last-named: fetches the handle that the call before has named': misdirected(
      'fetch',
      (ids) => ids.at(-1),
    ),
  },
  'id-selects-handle#apply': {
    'applies-to-the-last-named: gives an input to the handle that the call before has named':
      misdirected('apply', (ids) => ids.at(-1)),
  },
  'id-selects-handle#abort': {
    'ends-the-oldest: aborts the handle that was spawned first': misdirected(
      'abort',
      (ids) => ids[0],
    ),
  },
  'several-handles-of-a-tool#input-apart': {
    'applies-to-all: gives an input to every handle of a tool': widened('apply'),
  },
  'abort-spares-others': { 'aborts-all: aborts every handle of a tool': widened('abort') },
})
