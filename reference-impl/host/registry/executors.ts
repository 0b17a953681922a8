import type { Notification, TurnEnd } from '../../../spec/generated/messages/toolstate.ts'
import type { Reply } from './command.ts'
import type { RegistryEffect } from './effect.ts'
import type { RegistryEvent } from './event.ts'
import { openPromised, type Promised } from './promised.ts'
import { openTimers } from './timers.ts'
import type { LiveTool, ToolObserver, World } from './world.ts'

/** What the callers of a runtime wait for. */
export interface Replies {
  admissions: Promised<number, readonly string[]>
  calls: Promised<number, Reply>
  notices: Promised<'next', readonly Notification[]>
  turns: Promised<'this', TurnEnd>
  exits: Promised<'all', undefined>
}

export const openReplies = (): Replies => ({
  admissions: openPromised(),
  calls: openPromised(),
  notices: openPromised(),
  turns: openPromised(),
  exits: openPromised(),
})

/** How each effect is executed. */
export type Executors = {
  readonly [Name in RegistryEffect['effect']]: (
    effect: Extract<RegistryEffect, { effect: Name }>,
  ) => void
}

/** Executes effects in a world; what follows from them comes back as events, when the world's schedule lets it. */
export function executorsIn(
  world: World,
  replies: Replies,
  dispatch: (event: RegistryEvent) => void,
): Executors {
  const tools = new Map<number, LiveTool>()
  const timers = openTimers(world.clock)
  const later = (source: string, event: RegistryEvent) =>
    world.schedule(source, () => dispatch(event))
  const arm = (name: string, ms: number, event: RegistryEvent) =>
    timers.arm(name, ms, () => later(name, event))
  return {
    admit: ({ batch, refusals }) => replies.admissions.give(batch, refusals),
    reply: ({ call, reply }) => replies.calls.give(call, reply),
    arm: ({ call, ms }) => arm(`limit of call ${call}`, ms, { event: 'limit', call }),
    disarm: ({ call }) => timers.disarm(`limit of call ${call}`),
    'arm turn limit': ({ instance, ms }) =>
      arm(`turn limit of ${instance}`, ms, { event: 'turn limit', instance }),
    launch({ instance, call }) {
      tools.set(instance, world.launch(call, observing(`tool ${instance}`, instance, later)))
    },
    deliver: ({ instance, input, question }) => tools.get(instance)?.deliver(input, question),
    end: ({ instance, cause }) => tools.get(instance)?.end(cause),
    release: ({ instance }) => void tools.delete(instance),
    'ask permission': ({ call }) =>
      void world
        .permit(call)
        .catch(() => false)
        .then((granted) => later(`permission ${call}`, { event: 'permission', call, granted })),
    ask({ handle, question }) {
      const { instance, reports: asked } = handle
      void world
        .ask?.(handle, question)
        .catch(() => ({ denied: true }) as const)
        .then((answer) =>
          later(`answer ${instance}`, { event: 'answered', instance, asked, answer }),
        )
    },
    inquire: ({ turn, inquiry }) =>
      void world
        .inquire(inquiry)
        .catch(() => [])
        .then((choices) => later(`choice ${turn}`, { event: 'chosen', turn, choices })),
    'hand over': ({ notices }) => replies.notices.give('next', notices),
    'turn over'({ turn }) {
      timers.clear()
      replies.turns.give('this', turn)
    },
    'all gone'() {
      timers.clear()
      replies.exits.give('all', undefined)
    },
  }
}

/** Passes on what a tool reports, in its order. */
const observing = (
  source: string,
  instance: number,
  later: (source: string, event: RegistryEvent) => void,
): ToolObserver => ({
  reported: (report) => later(source, { event: 'reported', instance, report }),
  stopped: (result) => later(source, { event: 'stopped', instance, result }),
  gone: (result) => later(source, { event: 'gone', instance, result }),
})
