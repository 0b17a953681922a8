import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { triesAgain } from './lifecycle/finals.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { endingAt, onOnceResponse } from './running-once.ts'

const twice = (response: ToolCallResponse) => [response, response]

/** Mutants that run one-shot calls wrongly. */
export const oneShotMutants = mutantsIn('toolstate.one-shot')({
  'plain-result#to-the-end': {
    'first-content: returns the first content that a tool shows': endingAt(({ content }) =>
      typeof content === 'string' ? content : undefined,
    ),
  },
  'plain-result#plain-text': {
    'tagged-result: returns a result with the tag of its arm': onOnceResponse((response) => [
      'result' in response ? { ...response, result: { Ok: response.result } } : response,
    ]),
  },
  'one-final-response#none-before': {
    'pauses: returns when a tool pauses': endingAt(({ type }) =>
      type === 'waiting' ? 'paused' : undefined,
    ),
  },
  'one-final-response#one-response': {
    'answers-twice: answers a call twice': onOnceResponse(twice),
  },
  'waits-while-running': {
    'silent-is-done: returns when a tool runs and shows nothing': endingAt(({ type, content }) =>
      type === 'running' && content === undefined ? '' : undefined,
    ),
  },
  'stays-one-shot#response': {
    'shows-the-pause: returns the state of a tool that pauses': endingAt(({ type, question }) =>
      type === 'waiting' ? JSON.stringify({ state: 'waiting', question }) : undefined,
    ),
  },
  'stays-one-shot#no-handle': { 'handle-of-the-call: lets a call be fetched': registering('id') },
  'may-retry-transient': {
    'retries: runs a tool once more whose error is marked as transient': {
      reported: 'another run',
      ...triesAgain,
    },
  },
  'hidden-handle#no-id-taken': {
    'reserved-names: gives no handle the name of a tool': {
      keeping: {
        call: (carryOut) => (batch) => {
          const [taken] = batch.calls.filter(({ tool, arguments: args }) => args.id === tool)
          return taken
            ? Promise.resolve({ responses: [{ id: taken.id, error: 'the id is in use' }] })
            : carryOut(batch)
        },
      },
    },
  },
  'hidden-handle#gone': {
    'outstanding-calls: lists the calls of the turn among its handles': {
      keeping: {
        reduce: (plainly) => (state, event) => {
          const next = plainly(state, event)
          const handle = { id: 'one', tool: 'probe', policy: 'inquire', end: 'stopped' } as const
          return {
            ...next,
            effects: next.effects.map((effect) =>
              effect.effect === 'turn over'
                ? { ...effect, turn: { ...effect.turn, handles: [handle] } }
                : effect,
            ),
          }
        },
      },
    },
  },
  'stateful-tool-without-action#result-or-refusal': {
    'stopped-handle: returns the result of a call as a handle that has stopped': onOnceResponse(
      (response) => [
        'result' in response
          ? { ...response, result: { id: response.id, state: 'stopped', result: response.result } }
          : response,
      ],
    ),
  },
  'stateful-tool-without-action#no-handle': {
    'handle-of-the-tool: lets the last call of a tool be fetched by its name': registering('tool'),
  },
  'batch-runs-in-parallel': {
    'one-by-one: runs the calls of a batch one after the other': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const responses = []
          for (const call of batch.calls)
            responses.push(...(await carryOut({ ...batch, calls: [call] })).responses)
          return { responses }
        },
      },
    },
  },
})

/** Shows the result of a one-shot call to whoever fetches it by a name. */
function registering(member: 'id' | 'tool'): Pick<Mutant, 'keeping'> {
  const results = new Map<unknown, unknown>()
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        const [{ id, arguments: args }] = batch.calls as [(typeof batch.calls)[0]]
        const found = args.action === 'fetch' && results.get(args.id)
        if (found) return { responses: [{ id, result: { id: args.id, state: 'stopped' } }] }
        const done = await carryOut(batch)
        for (const call of batch.calls)
          if (call.arguments.action === undefined) results.set(call[member], done)
        return done
      },
    },
  }
}
