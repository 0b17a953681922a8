import type { ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import { onHandle } from './keeping-shown.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { onForm, optionally, requiredIn, withMember } from './showing.ts'
import { having, onAction, onSingle, showing, shownIn } from './single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** A handle that has just been spawned. */
interface Spawned {
  /** Its number, which the reference shows. */
  number: number
  call: ToolCall
  /** Numbers of handles that were aborted. */
  free: number[]
}

/** Shows other ids, and takes them back through the tool that they were shown for. */
function numbering(idOf: (spawned: Spawned) => string): Change {
  const own = new Map<string, unknown>()
  const free: number[] = []
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') {
      const response = await carryOut(call)
      const made = shownIn(response).id
      const shown = idOf({ number: numberIn(made), call, free })
      own.set(`${call.tool} ${shown}`, made)
      return showing(response, { id: shown })
    }
    const response = await carryOut(having(call, { id: own.get(`${call.tool} ${id}`) ?? id }))
    if (action === 'abort') free.push(numberIn(id))
    return showing(response, { id })
  })
}

const numberIn = (id: unknown): number => Number(String(id).slice('h_'.length))

/** Counts the handles of each tool by themselves. */
function byTool(): Change {
  const counts = new Map<string, number>()
  return numbering(({ call: { tool } }) => {
    const count = (counts.get(tool) ?? 0) + 1
    counts.set(tool, count)
    return `h_${count}`
  })
}

/** Counts from one in each turn. */
function byTurn(): Change {
  let [last, before] = [0, 0]
  const { keeping } = numbering(({ number }) => {
    last = number
    return `h_${number - before}`
  })
  return {
    keeping: {
      ...keeping,
      endTurn: (plainly) => () => {
        before = last
        return plainly()
      },
    },
  }
}

/** Leaves the id out of what it shows after an action. */
const nameless = (action: string, tool?: string) =>
  onHandle(({ id, ...handle }, call) =>
    call.arguments.action === action && (tool ?? call.tool) === call.tool
      ? handle
      : { id, ...handle },
  )

/** Carries the commands of one action out on the handle that the tool was spawned with last. */
function onLatest(misled: string): Change {
  const latest = new Map<string, unknown>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action !== misled) {
      const response = await carryOut(call)
      if (action === 'spawn') latest.set(call.tool, shownIn(response).id)
      return response
    }
    return showing(await carryOut(having(call, { id: latest.get(call.tool) ?? id })), { id })
  })
}

/** Gives a tool the id of its handle among its arguments. */
function showingTool(): Change {
  let last = 0
  return onAction('spawn', async (call, carryOut) => {
    const response = await carryOut(having(call, { handle: `h_${last + 1}` }))
    last = numberIn(shownIn(response).id)
    return response
  })
}

/** The id that a tool of the scenario reports for itself. */
const OWN_ID = 'mine_4771'

const handleMutants = mutantsIn('toolstate.registry')({
  'numbers-handles#form': {
    'dashes: joins the letter and the number of an id by a dash': numbering(
      ({ number }) => `h-${number}`,
    ),
  },
  'numbers-handles#ascending': {
    'numbers-by-tool: counts the handles of each tool by themselves': byTool(),
    'numbers-in-pairs: gives every second handle the number of the one before': numbering(
      ({ number }) => `h_${number % 2 === 1 ? number + 1 : number - 1}`,
    ),
  },
  'numbers-handles#never-again': {
    'fills-gaps: gives the number of an aborted handle to the next one': numbering(
      ({ number, free }) => `h_${free.pop() ?? number}`,
    ),
    'numbers-by-turn: counts from one again in each turn': byTurn(),
  },
  'spawn-shows-id#in-response': {
    'nameless-spawn: shows no id after a spawn of the second tool': nameless('spawn', 'other'),
  },
  'spawn-shows-id#every-response': {
    'nameless-apply: shows no id after an apply': nameless('apply'),
    'nameless-abort: shows no id after an abort': nameless('abort'),
  },
  'spawn-shows-id#reaches-handle': {
    'fetches-the-latest: fetches the handle that the tool was spawned with last': onLatest('fetch'),
    'applies-to-the-latest: gives an input to the handle that the tool was spawned with last':
      onLatest('apply'),
  },
  'tool-knows-no-id#never-sees': {
    'shows-the-tool: gives a tool the id of its handle among its arguments': showingTool(),
  },
  'tool-knows-no-id#never-makes': {
    'shows-the-id-of-the-tool: shows a handle by the id that its tool reports': onHandle(
      (handle, { arguments: { action } }) =>
        action === 'fetch' ? { ...handle, id: OWN_ID } : handle,
    ),
  },
})

const text = { type: 'string' }

const schemaMutants = mutantsIn('toolstate.schema')({
  'spawn-without-id#no-member': {
    'id-as-before: lets a spawn have an id': onForm('spawn', withMember('id', text)),
  },
  'spawn-without-id#required': {
    'needs-no-action: does not require the action of a spawn': onForm(
      'spawn',
      optionally('action'),
    ),
    'requires-an-id: requires an id of a spawn': onForm('spawn', (form) => ({
      ...withMember('id', text)(form),
      required: [...requiredIn(form), 'id'],
    })),
  },
})

/** Mutants of a host that makes the ids of handles. @see rfd009-r1 §Handle registry */
export const firstRevisionMutants: readonly Mutant[] = [...handleMutants, ...schemaMutants].map(
  (mutant) => ({ ...mutant, revision: 'rfd009-r1' }),
)
