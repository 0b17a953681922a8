import { parse } from '../../../harness/wire/json.ts'
import type { ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import { both, having as havingParts } from './combinators.ts'
import { onReduction } from './keeping.ts'
import { onHandle } from './keeping-shown.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { having, onAction, onSingle } from './single-calls.ts'

/** Arguments of the suite itself, which a mutant leaves alone. */
const OWN = ['script', 'record', 'action', 'id']

/** Starts tools with other arguments; `undefined` leaves one out. */
const givenAs = (change: (value: unknown) => unknown) =>
  havingParts(({ init }) => ({
    init: (order) =>
      init({
        ...order,
        arguments: Object.fromEntries(
          Object.entries(order.arguments).flatMap(([name, value]) => {
            const given = OWN.includes(name) ? value : change(value)
            return given === undefined ? [] : [[name, given]]
          }),
        ),
      }),
  }))

const isEmpty = (value: unknown) => ['""', '[]', '{}', 'false'].includes(JSON.stringify(value))

/** Mutants that spawn and fetch otherwise. */
export const spawnMutants = mutantsIn('toolstate.commands')({
  'spawn-starts-one-process#at-spawn': {
    'starts-late: starts the tool of a spawn at the command after it': startingLate(),
  },
  'spawn-starts-one-process#one-process': {
    'starts-twice: starts the tool of a spawn twice': onAction('spawn', (call, carryOut) => {
      void carryOut(having(call, { id: `${call.arguments.id}_2` }))
      return carryOut(call)
    }),
  },
  'spawn-starts-one-process#own-handle': {
    'numbers-spawns: names a handle of its own in the response to a spawn': onHandle(
      (handle, { arguments: { action } }) =>
        action === 'spawn' ? { ...handle, id: 'h_1' } : handle,
    ),
  },
  'spawn-arguments-intact#values-whole': {
    'first-lines: gives a tool the first line of each text': givenAs((value) =>
      typeof value === 'string' ? value.split('\n')[0] : value,
    ),
    'flat-lists: gives a tool the elements of lists in lists': givenAs((value) =>
      Array.isArray(value) ? value.flat() : value,
    ),
  },
  'spawn-arguments-intact#types-kept': {
    'numbers-as-texts: gives a tool its numbers as texts': givenAs((value) =>
      typeof value === 'number' ? String(value) : value,
    ),
    'texts-as-values: gives a tool what its texts are as JSON': givenAs((value) =>
      typeof value === 'string' ? (parse(value) ?? value) : value,
    ),
  },
  'spawn-arguments-intact#none-lost': {
    'drops-null: leaves arguments that are null out': givenAs((value) => value ?? undefined),
    'drops-empty: leaves arguments that are false or empty out': givenAs((value) =>
      isEmpty(value) ? undefined : value,
    ),
  },
  'tool-sees-protocol-arguments': {
    'hides-its-own: leaves the action and the id out of the arguments': {
      apply: both(
        havingParts(({ init }) => ({
          init({ arguments: { action: _, id: __, ...rest }, ...order }) {
            return init({ ...order, arguments: rest })
          },
        })),
      ),
      reported: 'neither is shown',
    },
  },
  'spawn-returns-at-once#while-working': {
    'waits-for-the-end: answers a spawn at the end of its tool': onReduction(
      (plainly) => (state, event) => {
        const next = plainly(state, event)
        const open = event.event === 'call' ? next.state.calls.get(event.call) : undefined
        if (open?.want.until !== 'report' || open.want.after !== 0) return next
        const want = { until: 'stop', instance: open.want.instance } as const
        const calls = new Map(next.state.calls).set(open.call, { ...open, want })
        return { ...next, state: { ...next.state, calls } }
      },
    ),
  },
  'spawn-returns-at-once#state-running': {
    'is-spawned: answers a spawn with a state of its own': onHandle(
      (handle, { arguments: { action } }) =>
        action === 'spawn' ? { ...handle, state: 'spawned' } : handle,
    ),
  },
})

function startingLate(): Pick<Mutant, 'keeping'> {
  const late = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    const spawn = late.get(id)
    late.delete(id)
    if (spawn) await carryOut(spawn)
    if (action !== 'spawn') return carryOut(call)
    late.set(id, call)
    return { id: call.id, result: { id, state: 'running' } as never }
  })
}
