import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { CallBatch, Permit } from '../keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { configured, editing, skippedAs } from './run-modes.ts'

type Change = Pick<Mutant, 'keeping'>

const isSpawn = ({ arguments: { action } }: Parameters<Permit>[1]) => action === 'spawn'

/** Mutants that ask the user at other times than they are to. */
export const permissionMutants = mutantsIn('toolstate.permissions')({
  'spawn-asks#asked-at-spawn': {
    'permits-spawns: starts the tool of a spawn without a question': unasked((_, call) =>
      isSpawn(call),
    ),
  },
  'spawn-asks#nothing-before': {
    'asks-meanwhile: starts the tool of a spawn while the user is asked': {
      keeping: {
        permit: (plainly) => async (tool, call) => {
          if (!isSpawn(call)) return plainly(tool, call)
          void plainly(tool, call)
          return true
        },
      },
    },
  },
  'other-actions-run-unattended#fetch': {
    'asks-to-fetch: asks the user before it shows how a tool stands': asking('fetch'),
  },
  'other-actions-run-unattended#apply': {
    'asks-to-apply: asks the user before it hands an input over': asking('apply'),
  },
  'other-actions-run-unattended#abort': {
    'asks-to-abort: asks the user before it ends a tool': asking('abort'),
  },
  'declined-spawn#no-process': {
    'starts-the-declined: starts the tool of a spawn that the user has declined': {
      keeping: {
        permit: (plainly) => async (tool, call) => (await plainly(tool, call)) || isSpawn(call),
      },
    },
  },
  'declined-spawn#id-free': {
    'keeps-the-id: takes the id of a spawn that was declined for taken': (() => {
      const declined = new Set<unknown>()
      return {
        keeping: {
          permit: (plainly) => async (tool, call) => {
            const granted = await plainly(tool, call)
            if (!granted) declined.add(call.arguments.id)
            return granted
          },
          call: (carryOut) => async (batch) =>
            batch.calls.some((call) => isSpawn(call) && declined.has(call.arguments.id))
              ? { responses: batch.calls.map(({ id }) => ({ id, error: 'the id is in use' })) }
              : carryOut(batch),
        },
      }
    })(),
  },
  'run-mode-applies-to-spawn#skip': {
    'starts-the-skipped: starts the tool of a skipped spawn, and answers that it does not': {
      keeping: {
        ...configured((tool) => (tool.run === 'skip' ? { ...tool, run: 'unattended' } : tool))
          .keeping,
        ...skippedAs((id) => ({ id, error: 'the tool is skipped' })).keeping,
      },
    },
    'shows-the-skipped: answers the spawn of a skipped tool as if it ran': skippedAs(
      (id, handle) => ({ id, result: { id: handle, state: 'running', content: '' } as never }),
    ),
  },
  'run-mode-applies-to-spawn#edit': {
    'ignores-edits: starts a spawn as it was before the user edited it': editing(
      (call) => () => call,
    ),
    'keeps-edits-only: starts a spawn with what the user has edited and nothing else': editing(
      ({ arguments: { action, id, script, record, ...given } }) =>
        (edited) => ({
          ...edited,
          arguments: Object.fromEntries(
            Object.entries(edited.arguments).filter(([name, value]) => given[name] !== value),
          ) as typeof edited.arguments,
        }),
    ),
  },
  'set-per-action': {
    'one-mode-for-all: asks for every action of a tool or for none': configured((tool) => ({
      ...tool,
      run: typeof tool.run === 'object' ? tool.run.mode : tool.run,
    })),
  },
  'one-shot-asks-as-before#ordinary-tool': {
    'runs-ordinary-tools: runs a tool that does not live on without a question': unasked(
      (tool) => tool.stateful !== true,
    ),
  },
  'one-shot-asks-as-before#stateful-tool': {
    'runs-to-the-end: runs a tool that lives on without a question where it runs to its end':
      unasked((tool, call) => tool.stateful === true && !isSpawn(call)),
  },
  'await-waits-for-permission#no-error': {
    'not-begun: knows no handle of a spawn without permission': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const { responses } = await carryOut(batch)
          return {
            responses: responses.map((response, i) =>
              isHeld(batch) && batch.calls[i]?.tool === 'await'
                ? { id: response.id, error: 'Handle `w` not found' }
                : response,
            ),
          }
        },
      },
    },
  },
  'await-waits-for-permission#not-before-approval': {
    'returns-unpermitted: returns an await when the user has not decided for half a second': early(
      () => new Promise((resolve) => setTimeout(resolve, 500)),
    ),
  },
  'await-waits-for-permission#until-stopped': {
    'returns-at-the-start: returns an await when its spawn is permitted': (() => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const { keeping } = early(() => promise)
      return {
        keeping: {
          ...keeping,
          permit: (plainly) => async (tool, call) => {
            const granted = await plainly(tool, call)
            setTimeout(resolve, 100)
            return granted
          },
        },
      }
    })(),
  },
})

/** Permits some calls without a question. */
function unasked(isFree: (...asked: Parameters<Permit>) => boolean): Change {
  return {
    keeping: {
      permit:
        (plainly) =>
        async (...asked) =>
          isFree(...asked) || plainly(...asked),
    },
  }
}

/** Asks before calls of an action as well. */
function asking(action: string): Change {
  let ask: Permit | undefined
  return {
    keeping: {
      permit(plainly) {
        ask = plainly
        return plainly
      },
      call: (carryOut) => async (batch) => {
        const [call] = batch.calls
        if (call?.arguments.action === action) await ask?.({ name: call.tool, command: [] }, call)
        return carryOut(batch)
      },
    },
  }
}

/** A batch with a spawn of the tool that asks, and an await of it. */
const isHeld = ({ calls }: Parameters<CallBatch>[0]): boolean =>
  calls.length > 1 && calls.some(({ tool }) => tool === 'await')

/** Answers a batch of a spawn and an await at another moment, unless it is answered before. */
function early(moment: () => Promise<void>): Change {
  return {
    keeping: {
      call: (carryOut) => async (batch) => {
        const whole = carryOut(batch)
        if (!isHeld(batch)) return whole
        const asIs = moment().then(() => ({ responses: batch.calls.map(({ id }) => pending(id)) }))
        return Promise.race([whole, asIs])
      },
    },
  }
}

const pending = (id: string): ToolCallResponse => ({
  id,
  result: { completed: [], pending: [{ id: 'w', state: 'running' }] } as never,
})
