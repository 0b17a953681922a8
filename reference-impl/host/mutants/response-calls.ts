import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { onEvent, onResponse } from './keeping.ts'
import { onHandle } from './keeping-shown.ts'
import { onEffect } from './keeping-turns.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

/** Shows a refusal as a handle. */
const stoppedInstead = (error: RegExp) =>
  onResponse((response, { id, arguments: args }) =>
    'error' in response && error.test(String(response.error))
      ? { id, result: { id: args.id, state: 'stopped', result: response.error } }
      : response,
  )

/** Adds responses to a batch; `earlier` are the calls of the batches before. */
function adding(
  change: (earlier: readonly ToolCall[]) => ToolCallResponse[],
): Pick<Mutant, 'keeping'> {
  const earlier: ToolCall[] = []
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        const { responses } = await carryOut(batch)
        const added = change(earlier)
        earlier.push(...batch.calls)
        return { responses: [...responses, ...added] }
      },
    },
  }
}

/** Shows the results of tools that have ended with the next handle that has not. */
function resultsFirst(): Pick<Mutant, 'keeping'> {
  let result = ''
  const { keeping } = onEvent((event) => {
    if (event.event === 'stopped' && 'Ok' in event.result) result = event.result.Ok
    return event
  })
  const shown = onHandle((handle) =>
    handle.state === 'stopped' || result === '' ? handle : { ...handle, meanwhile: result },
  )
  return { keeping: { ...keeping, ...shown.keeping } }
}

/** Mutants that answer calls about handles otherwise. */
export const responseCallMutants = mutantsIn('toolstate.responses')({
  'one-response-per-call': {
    'answers-fetches-twice: answers a fetch of a stopped handle twice': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const { responses } = await carryOut(batch)
          return {
            responses: responses.flatMap((response) =>
              JSON.stringify(response).includes('"stopped"') ? [response, response] : [response],
            ),
          }
        },
      },
    },
  },
  'no-made-up-pair#no-request': {
    'fetches-by-itself: adds a fetch of its own to a batch': adding((earlier) =>
      earlier.length === 4 ? [{ id: 'fetch_0', result: { id: 'Run_1', state: 'running' } }] : [],
    ),
  },
  'no-made-up-pair#no-response': {
    'answers-spawns-again: answers an earlier spawn in a later batch': adding((earlier) =>
      earlier.slice(3, 4).map(({ id }) => ({ id, result: { id: 'won_4', state: 'stopped' } })),
    ),
  },
  'no-unasked-results': {
    'results-first: shows the result of a tool that has ended with the next handle': resultsFirst(),
    'results-first-by-number: shows it so where the host gives handles their numbers': {
      revision: 'rfd009-r1',
      ...resultsFirst(),
    },
  },
  'spawn-shows-reported-output': {
    'drops-the-first: drops the output of the first report': onEvent((event, { handles }) =>
      event.event === 'reported' && handles.get(event.instance)?.reports === 0
        ? { ...event, report: { type: 'running' } }
        : event,
    ),
  },
  'spawn-waits-a-little': {
    'no-wait: answers a spawn without a wait': onEffect('arm', (effect) => [{ ...effect, ms: 1 }]),
  },
  'refused-call-is-an-error#unknown-handle': {
    'unknown-is-stopped: shows an unknown handle as stopped': stoppedInstead(/not found/),
  },
  'refused-call-is-an-error#bad-action': {
    'undeclared-is-stopped: shows a handle as stopped at an unknown action':
      stoppedInstead(/cannot be/),
  },
  'refused-call-is-an-error#taken-id': {
    'taken-is-stopped: shows a handle as stopped whose id is taken': stoppedInstead(/in use/),
  },
})
