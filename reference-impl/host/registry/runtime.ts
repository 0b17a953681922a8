import type { Notification, TurnEnd } from '../../../spec/generated/messages/toolstate.ts'
import type { Command, Reply } from './command.ts'
import type { RegistryEffect } from './effect.ts'
import type { Claim, RegistryEvent } from './event.ts'
import { EventLoop } from './event-loop.ts'
import { type Executors, executorsIn, openReplies } from './executors.ts'
import { reduce } from './reduce.ts'
import { emptyRegistry, type RegistryRules } from './state.ts'
import type { World } from './world.ts'

/** A registry at work. Calls are numbers that the host gives once. */
export interface Runtime {
  /** Claims the ids of a batch's spawns; resolves to why the batch is refused, to nothing when it is let in. */
  claim(claims: readonly Claim[]): Promise<readonly string[]>
  /** Carries out a call of a batch that was let in; `asks` when the user has to permit it. */
  call(call: number, command: Command, asks?: boolean): Promise<Reply>
  /** The replies to these calls go to the assistant now. */
  returned(calls: readonly number[]): void
  /** Does to a call what the user's interrupt does. */
  cancel(call: number): void
  /** What the assistant is to receive unasked. */
  notices(): Promise<readonly Notification[]>
  /** Ends the turn; resolves when every policy has had its effect. */
  endTurn(): Promise<TurnEnd>
  /** Ends every tool; resolves when none is left. */
  exit(): Promise<void>
}

/** Opens a registry without handles. Another reducer is for tests: one with a race in it has to be found. */
export function openRuntime(world: World, rules: RegistryRules, reduceBy = reduce): Runtime {
  const replies = openReplies()
  const loop = new EventLoop(emptyRegistry(rules), reduceBy, (effect: RegistryEffect) =>
    (executors[effect.effect] as (effect: RegistryEffect) => void)(effect),
  )
  const dispatch = (event: RegistryEvent) => loop.dispatch(event)
  const executors: Executors = executorsIn(world, replies, dispatch)
  let batches = 0
  return {
    claim(claims) {
      const batch = ++batches
      const admitted = replies.admissions.wait(batch)
      dispatch({ event: 'claim', batch, claims, at: world.clock.now() })
      return admitted
    },
    call(call, command, asks = false) {
      const reply = replies.calls.wait(call)
      world.schedule(`call ${call}`, () => dispatch({ event: 'call', call, command, asks }))
      return reply
    },
    returned: (calls) => dispatch({ event: 'returned', calls }),
    cancel: (call) => world.schedule(`call ${call}`, () => dispatch({ event: 'cancel', call })),
    notices() {
      const notices = replies.notices.wait('next')
      dispatch({ event: 'read notices' })
      return notices
    },
    endTurn() {
      const over = replies.turns.wait('this')
      dispatch({ event: 'turn end', at: world.clock.now() })
      return over
    },
    async exit() {
      const gone = replies.exits.wait('all')
      dispatch({ event: 'exit' })
      await gone
    },
  }
}
