import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { inGroupsOf } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import {
  act,
  asleep,
  marked,
  QUESTION,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
  waiting,
} from './handle.ts'
import { tool } from './scenarios.ts'

const broken = (nth: number) => ({ message: `it broke ${nth}`, trace: [], transient: false })

/** The handle whose tool exits in place of an answer to its input. */
const AFTER_INPUT = 'exits after an input'

/** A text that looks like a tagged result. */
export const LIKE_A_TAG = '{"Ok":"no tag"}'

/** Last words of tools by the name of their handle. */
const ENDS: Record<string, ProbeStep[]> = {
  text: [{ stop: 'a plain text' }],
  'like a tag': [{ stop: LIKE_A_TAG }],
  ok: [{ stop: { Ok: 'a tagged text' } }],
  'like a tag in a tag': [{ stop: { Ok: LIKE_A_TAG } }],
  empty: [{ stop: '' }],
  'empty ok': [{ stop: { Ok: '' } }],
  err: [{ stop: { Err: broken(1) } }],
  'text of err': [{ stop: { Err: 'it broke 4' } }],
  bare: [{ stop: broken(2) }],
  member: [{ state: { type: 'stopped', error: broken(3) } }, { exit: 0 }],
  exits: [running('soon gone'), { stderr: 'boom-4716' }, { exit: 1 }],
  'exits well': [running('soon gone'), { stderr: 'boom-4717' }, { exit: 0 }],
  'exits while it waits': [waiting, ...marked('waits'), { stderr: 'boom-4718' }, { exit: 0 }],
  dies: [running('soon gone'), { stderr: 'boom-4719' }, { die: true }],
  [AFTER_INPUT]: [
    ...[running('hears'), ...marked('hears'), { wait_apply: true as const }],
    ...[{ stderr: 'boom-4720' }, { exit: 0 }],
  ],
  result: [running('soon done'), final('a final result')],
  error: [running('soon done'), { fail: broken(5) }],
}

/** Those that have no stopped state, with what they write last. */
export const LAST_WORDS = {
  exits: 'boom-4716',
  'exits well': 'boom-4717',
  'exits while it waits': 'boom-4718',
  dies: 'boom-4719',
  [AFTER_INPUT]: 'boom-4720',
}

/** All whose tools fail. */
export const FAILED = ['err', 'text of err', 'bare', 'member', 'error', ...Object.keys(LAST_WORDS)]

/** States without content by the name of their handle. */
export const BARE: Record<string, JsonObject> = {
  absent: { type: 'running' },
  null: { type: 'running', content: null },
  'null waiting': { type: 'waiting', content: null, question: QUESTION },
  'absent waiting': { type: 'waiting', question: QUESTION },
}

/** States of a tool in turn, by the name of its handle: the last of them counts. */
const IN_TURN: Record<string, ProbeStep[]> = {
  latest: [running('one'), running('two'), waiting],
  'latest running': [running('one'), waiting, running('three')],
  'latest words': [waiting, { state: { type: 'waiting', content: 'later', question: QUESTION } }],
}

/** Neither a message nor SIGTERM ends it. */
const STUBBORN: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]

/** More than enough for a grace period and the time to kill. */
export const GONE_MS = 6_000

/** How many handles are there at once: a host may have no room for more. */
const HANDLES = 7

/** Spawns tools that end, and goes on when all of them are gone. */
function ended(scripts: Readonly<Record<string, ProbeStep[]>>): Action[] {
  const handles = Object.keys(scripts)
  const speakTo = AFTER_INPUT in scripts
  return [
    ...Object.entries(scripts).map(([handle, script]) => spawn(handle, ...script)),
    ...handles.map((handle) => ({ wait: `spawn ${handle}` })),
    ...(speakTo ? [reached('hears', AFTER_INPUT), INPUT_TO_LAST] : []),
    ...handles.map((handle) => ({ gone: `spawn ${handle}` })),
  ]
}

const INPUT_TO_LAST: Action = act('apply', AFTER_INPUT, `input to ${AFTER_INPUT}`, { input: 'end' })

export const ends: HostScenario = {
  name: 'state: the ends of handles',
  tool,
  actions: [
    ...inGroupsOf(HANDLES, ENDS).flatMap(ended),
    TIME_TO_NOTICE,
    ...Object.keys(ENDS).map((handle) => act('fetch', handle, `end of ${handle}`)),
    ...Object.entries(IN_TURN).flatMap(([handle, states]): Action[] => [
      spawn(handle, ...STUBBORN, ...states, ...marked('sent'), asleep),
      reached('sent', handle),
      act('fetch', handle, `the ${handle}`),
    ]),
    ...Object.keys(IN_TURN).map(
      (handle): Action => ({
        ...act('abort', handle, `abort ${handle}`),
        background: true,
      }),
    ),
    ...Object.keys(IN_TURN).map(
      (handle): Action => ({
        gone: `spawn ${handle}`,
        within_ms: GONE_MS,
      }),
    ),
    ...Object.entries(BARE).flatMap(([handle, state]) => [
      spawn(handle, { state }, ...marked('sent'), asleep),
      { wait: `spawn ${handle}` },
      reached('sent', handle),
      act('fetch', handle, `state of ${handle}`),
      act('abort', handle, `end ${handle}`),
    ]),
  ],
  timeoutMs: 12_000,
}
