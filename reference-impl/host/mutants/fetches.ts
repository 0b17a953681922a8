import { equal, type JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import { onEvent } from './keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { aMoment, command, having, onAction, onSingle, showing, shownIn } from './single-calls.ts'

/** Mutants that fetch otherwise, or wait for handles where they should not. */
export const fetchMutants = mutantsIn('toolstate.commands')({
  'no-own-loop#no-wait': {
    'waits-for-news: answers no fetch while nothing has changed': waitingForNews(),
  },
  'no-own-loop#no-retry': {
    'tries-again: starts a tool again whose failure may pass': tryingAgain(),
  },
  'fetch-is-current#change-seen': {
    'one-behind: answers a fetch with the state of the fetch before': oneBehind(),
    'empty-is-no-news: shows the earlier content where a tool has reported an empty one': onEvent(
      (event, { handles }) => {
        if (event.event !== 'reported' || event.report.content !== '') return event
        const { phase } = handles.get(event.instance) ?? {}
        const content = phase && 'content' in phase && phase.content
        return content ? { ...event, report: { ...event.report, content } } : event
      },
    ),
  },
  'fetch-is-current#own-state': {
    'shows-the-latest: shows the handle that was spawned last': fetchingFrom((ids) => ids.at(-1)),
  },
  'several-handles-of-a-tool#content-apart': {
    'shows-the-first: shows the handle that was spawned first': fetchingFrom((ids) => ids[0]),
  },
  'several-handles-of-a-tool#accepted': {
    'one-at-a-time: refuses a second handle of a tool': refusingSecond(),
  },
  'fetch-only-reads#no-input': {
    'asks-by-input: gives a running tool an empty input at its first fetch': askingByInput(),
  },
  'fetch-only-reads#no-process': {
    'asks-a-copy: starts a tool for a fetch': onAction('fetch', (call, carryOut) => {
      void carryOut(having(call, { action: 'spawn', id: `${call.id} copy` }))
      return carryOut(call)
    }),
  },
  'fetch-only-reads#no-answer': {
    'answers-by-fetch: answers the question of a waiting tool at a fetch': onAction(
      'fetch',
      async (call, carryOut) => {
        const response = await carryOut(call)
        if (shownIn(response).state === 'waiting')
          await carryOut(command(call, 'apply', call.arguments.id, { input: null }))
        return response
      },
    ),
  },
  'handles-block-nothing#other-calls': {
    'handles-first: carries out no other call while a handle is active': whenOver(
      ({ arguments: { action } }) => action === undefined,
    ),
  },
  'handles-block-nothing#other-rounds': {
    'four-rounds: lets a handle live for four rounds of calls': (() => {
      let rounds = 0
      return whenOver(() => {
        rounds += 1
        return rounds > 4
      })
    })(),
  },
})

function askingByInput(): Pick<Mutant, 'keeping'> {
  const asked = new Set<unknown>()
  return onAction('fetch', async (call, carryOut) => {
    const { id } = call.arguments
    const response = await carryOut(call)
    if (shownIn(response).state !== 'running' || asked.has(id)) return response
    asked.add(id)
    await carryOut(command(call, 'apply', id, { input: '' }))
    return response
  })
}

function waitingForNews(): Pick<Mutant, 'keeping'> {
  const shown = new Map<unknown, JsonObject>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    for (;;) {
      const response = await carryOut(call)
      const isOld = action === 'fetch' && equal(shown.get(id), shownIn(response))
      shown.set(id, shownIn(response))
      if (!isOld) return response
      await aMoment()
    }
  })
}

function tryingAgain(): Pick<Mutant, 'keeping'> {
  const spawns = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') spawns.set(id, call)
    const response = await carryOut(call)
    const { result } = shownIn(response)
    const spawn = JSON.stringify(result)?.includes('"transient":true') && spawns.get(id)
    if (spawn) void carryOut(having(spawn, { id: `${id}_again` }))
    return response
  })
}

function oneBehind(): Pick<Mutant, 'keeping'> {
  const before = new Map<unknown, JsonObject>()
  return onAction('fetch', async (call, carryOut) => {
    const response = await carryOut(call)
    const { id } = call.arguments
    const older = before.get(id)
    before.set(id, shownIn(response))
    return older ? showing(response, older) : response
  })
}

/** Shows the content of another handle of the tool at a fetch. */
function fetchingFrom(choose: (ids: readonly unknown[]) => unknown): Pick<Mutant, 'keeping'> {
  const ids: unknown[] = []
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') ids.push(id)
    if (action !== 'fetch') return carryOut(call)
    const other = await carryOut(command(call, 'fetch', choose(ids)))
    return showing(other, { id })
  })
}

function refusingSecond(): Pick<Mutant, 'keeping'> {
  const tools = new Set<string>()
  return onAction('spawn', async (call, carryOut) => {
    if (tools.has(call.tool)) return { id: call.id, error: `${call.tool} is running` }
    tools.add(call.tool)
    return carryOut(call)
  })
}

/** Carries out some calls only when no handle of before is running any more. */
function whenOver(isLate: (call: ToolCall) => boolean): Pick<Mutant, 'keeping'> {
  const spawns = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    if (call.arguments.action === 'spawn') spawns.set(call.arguments.id, call)
    const isHeld = isLate(call)
    for (const [id, spawn] of isHeld ? spawns : []) {
      while (shownIn(await carryOut(command(spawn, 'fetch', id))).state === 'running')
        await aMoment()
    }
    return carryOut(call)
  })
}
