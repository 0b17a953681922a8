import { onEffect, onInquiry, onTurnOver } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'

/** Mutants that show at the end of a turn the output or the result of another handle, or wait for a part of their limit. */
export const turnEndResultMutants = mutantsIn('toolstate.turn-end')({
  'inquiry-lists-handles#output': {
    'outputs-of-the-first: shows in the inquiry the output of the first running handle for all that run':
      onInquiry((handles) => {
        const first = handles.find(({ state }) => state === 'running')
        return handles.map(({ output_preview: own, ...handle }) => ({
          ...handle,
          output_preview: handle.state === 'running' ? first?.output_preview : own,
        }))
      }),
  },
  'chosen-wait#result': {
    'results-of-the-next: delivers for each handle the result of the next one': onTurnOver(
      ({ handles, ...turn }) => {
        const results = handles.flatMap(({ result }) => result ?? [])
        const [first, ...rest] = results
        const next = first === undefined ? [] : [...rest, first]
        return {
          ...turn,
          handles: handles.map(({ result, ...handle }) =>
            result === undefined ? handle : { ...handle, result: next.shift() ?? result },
          ),
        }
      },
    ),
  },
  'await-policy-delivers#every-result': {
    'swaps-results: notifies of each handle with the result of the one before': onTurnOver(
      ({ notifications, ...turn }) => ({
        ...turn,
        notifications: notifications.map((each, at) => {
          const { message } = notifications.at(at - 1) ?? each
          const result = message.slice(message.indexOf(': '))
          return { ...each, message: `${each.message.split(': ')[0]}${result}` }
        }),
      }),
    ),
  },
  'await-policy-has-a-limit#configurable': {
    'half-the-limit: waits for half of the limit': onEffect('arm turn limit', (effect) => [
      { ...effect, ms: effect.ms / 2 },
    ]),
  },
})
