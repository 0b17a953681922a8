import type { RegistryEffect } from '../../registry/effect.ts'
import type { Handle } from '../../registry/handle.ts'
import { having } from '../combinators.ts'
import { isSpawned, leaving, signallingAlone } from '../exit-children.ts'
import { onEvent } from '../keeping.ts'
import { onEffects } from '../keeping-turns.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { onAction, showing } from '../single-calls.ts'

/** The host's own words about a process that ended without a final report. */
const VANISHED = /without a result/

/** Misses the end of a tool that vanishes. */
const missing = (isMissed: (handle: Handle) => boolean) =>
  onEvent((event, { handles }) => {
    if (event.event !== 'stopped' && event.event !== 'gone') return event
    const handle = handles.get(event.instance)
    const { message } = 'Err' in event.result ? event.result.Err : { message: '' }
    const isOwn = handle && handle.ending === undefined && handle.phase.type !== 'stopped'
    return isOwn && VANISHED.test(message) && isMissed(handle) ? undefined : event
  })

/** Answers the abort of a tool that it had to kill as that of one which runs on. */
function killedIsRunning(): Pick<Mutant, 'keeping' | 'apply'> {
  let kills = 0
  const answering = onAction('abort', async (call, carryOut) => {
    const before = kills
    const response = await carryOut(call)
    return kills > before ? showing(response, { state: 'running' }) : response
  })
  const counting = having(({ start }) => ({
    start(how, observer) {
      const child = start(how, observer)
      const signal: typeof child.signal = (name) => {
        if (name === 'SIGKILL') kills += 1
        child.signal(name)
      }
      return { ...child, signal }
    },
  }))
  return { ...answering, apply: counting }
}

/** Mutants that end tools nearly as they are to, or miss how they have ended. */
export const nearEndingMutants = mutantsIn('toolstate.lifecycle')({
  'turn-end-aborts': {
    'first-turn-alone: ends no handle with a later turn than the first': onEffects(
      (effects, event, { turn }) => {
        if (event.event !== 'turn end' || turn === 1) return effects
        const others = effects.filter(({ effect }) => effect !== 'end')
        const turnOver = { handles: [], notifications: [] }
        const over: RegistryEffect = { effect: 'turn over', turn: turnOver }
        return others.length < effects.length ? [...others, over] : effects
      },
    ),
  },
  'exit-leaves-no-process#running': {
    'leaves-the-silent: leaves tools to themselves at its exit that have reported nothing': leaving(
      (passed) => isSpawned(passed) && !passed.output.includes('"state"'),
    ),
  },
  'ends-helper-processes': {
    'aborts-the-tool-alone: ends a tool that is aborted without what it has started':
      signallingAlone((reason) => reason === 'cancelled'),
  },
  'toolstate.commands.abort-returns-stopped#running-handle': {
    'killed-is-running: answers the abort of a tool that it had to kill with the state running':
      killedIsRunning(),
  },
  'toolstate.state.vanished-process#from-running': {
    'silent-deaths: shows a handle as running whose tool has died before it reported anything':
      missing(({ reports }) => reports === 0),
  },
})
