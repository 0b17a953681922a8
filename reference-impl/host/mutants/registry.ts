import { anyOf, idsIn } from '../await/condition.ts'
import type { RegistryEvent } from '../registry/event.ts'
import { named } from '../registry/state.ts'
import { onAwait, onReduction } from './keeping.ts'
import { mutantsIn } from './mutant.ts'

const isEnd = ({ event }: RegistryEvent) => event === 'stopped' || event === 'gone'

const isFetch = (event: RegistryEvent) =>
  event.event === 'call' && event.command.command === 'fetch'

/** Mutants that keep handles wrongly, apart from those of await. */
export const registryMutants = mutantsIn('toolstate.registry')({
  'several-waiters#accepted': {
    'one-waiter: refuses to await a handle that another call waits for': onAwait((asked, state) => {
      const awaited = [...state.calls.values()].flatMap(({ want }) =>
        want.until === 'condition' ? idsIn(want.condition) : [],
      )
      const taken = idsIn(asked.condition).some((id) => awaited.includes(id) && named(state, id))
      return taken ? { ...asked, condition: anyOf([{ stopped: 'a handle of its own' }]) } : asked
    }),
  },
  'several-waiters#all-wake': {
    'wakes-one: lets only the first of the calls return that wait for a stop': onReduction(
      (reduce) => (state, event) => {
        const { state: next, effects } = reduce(state, event)
        const replies = effects.filter(({ effect }) => effect === 'reply')
        const others = isEnd(event) ? replies.slice(1) : []
        return { state: next, effects: effects.filter((effect) => !others.includes(effect)) }
      },
    ),
  },
  'stop-wakes-waiters': {
    'stops-at-a-fetch: notices that a tool has stopped when something is fetched': onReduction(
      (reduce) => {
        const unnoticed: RegistryEvent[] = []
        return (state, event) => {
          if (isEnd(event)) unnoticed.push(event)
          const events = isFetch(event)
            ? [...unnoticed.splice(0), event]
            : isEnd(event)
              ? []
              : [event]
          return events.reduce<ReturnType<typeof reduce>>(
            (before, each) => {
              const after = reduce(before.state, each)
              return { state: after.state, effects: [...before.effects, ...after.effects] }
            },
            { state, effects: [] },
          )
        }
      },
    ),
  },
})
