import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { call } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import { ask, fs } from '../method-calls.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import { answeringAfter, asksSlowly } from '../slow-answer.ts'
import {
  act,
  asleep,
  limits,
  marked,
  QUESTION,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
  waiting,
} from './handle.ts'

const tool = { stateful: true, limits }

export const INPUTS = ['y', true, 3, null, { a: [1] }, 'two\nlines\n']

/** Inputs that come while those before them are not yet answered. */
export const QUICK = Array.from({ length: 12 }, (_, i) => `quick ${i}`)

const hear = (content: string): ProbeStep[] => [{ wait_apply: true }, running(content), settle]

/** Late enough for a driver with threads to begin in order. */
const quickly = (input: string): Action[] => [
  { ...act('apply', 'h', input, { input }), background: true },
  { pause_ms: 20 },
]

/** One handle from its first state to its last. */
export const whole: HostScenario = {
  name: 'state: the life of a handle',
  files: { 'a.txt': 'content of a' },
  tool,
  actions: [
    spawn(
      'h',
      running('first words'),
      ...marked('sent'),
      { wait_apply: true },
      ask(fs.read('a.txt')),
      ask(fs.write('b.txt', 'b')),
      running('second words'),
      ...marked('again'),
      ...INPUTS.slice(1).flatMap((_, i) => hear(`input ${i + 1}`)),
      { sleep_ms: 600 },
      ...QUICK.flatMap((_, i) => hear(`number ${i}`)),
      waiting,
      ...marked('asks'),
      { wait_apply: true },
      { stop: 'R-4711' },
    ),
    reached('sent', 'h'),
    act('fetch', 'h', 'running'),
    act('apply', 'h', 'apply 0', { input: INPUTS[0] }),
    reached('again', 'h'),
    act('fetch', 'h', 'running on'),
    ...INPUTS.slice(1).map((input, i) => act('apply', 'h', `apply ${i + 1}`, { input })),
    ...QUICK.flatMap(quickly),
    reached('asks', 'h'),
    act('fetch', 'h', 'waiting'),
    act('apply', 'h', 'last', { input: 'the answer' }),
    { gone: 'spawn h' },
    TIME_TO_NOTICE,
    act('fetch', 'h', 'stopped'),
    act('apply', 'h', 'too late', { input: 'more' }),
  ],
  timeoutMs: 12_000,
}

const broken = (nth: number) => ({ message: `it broke ${nth}`, trace: [], transient: false })

/** Last words of tools by the name of their handle. */
const ENDS: Record<string, ProbeStep[]> = {
  text: [{ stop: 'a plain text' }],
  ok: [{ stop: { Ok: 'a tagged text' } }],
  err: [{ stop: { Err: broken(1) } }],
  bare: [{ stop: broken(2) }],
  member: [{ state: { type: 'stopped', error: broken(3) } }, { exit: 0 }],
  exits: [running('soon gone'), { stderr: 'boom-4716' }, { exit: 1 }],
  result: [running('soon done'), final('a final result')],
}

/** States without content by the name of their handle. */
export const BARE: Record<string, JsonObject> = {
  absent: { type: 'running' },
  null: { type: 'running', content: null },
  'null waiting': { type: 'waiting', content: null, question: QUESTION },
}

/** More than enough for a grace period and the time to kill. */
export const GONE_MS = 6_000

export const ends: HostScenario = {
  name: 'state: the ends of handles',
  tool,
  actions: [
    ...Object.entries(ENDS).map(([handle, script]) => spawn(handle, ...script)),
    ...Object.keys(ENDS).map((handle) => ({ wait: `spawn ${handle}` })),
    ...Object.keys(ENDS).map((handle) => ({ gone: `spawn ${handle}` })),
    TIME_TO_NOTICE,
    ...Object.keys(ENDS).map((handle) => act('fetch', handle, `end of ${handle}`)),
    spawn('latest', running('one'), running('two'), waiting, ...marked('sent'), asleep),
    reached('sent', 'latest'),
    act('fetch', 'latest', 'the latest'),
    { ...act('abort', 'latest', 'abort'), background: true },
    { gone: 'spawn latest', within_ms: GONE_MS },
    ...Object.entries(BARE).flatMap(([handle, state]) => [
      spawn(handle, { state }, settle, asleep),
      { wait: `spawn ${handle}` },
      { pause_ms: 300 },
      act('fetch', handle, `state of ${handle}`),
      act('abort', handle, `end ${handle}`),
    ]),
  ],
  timeoutMs: 12_000,
}

const plain = call('plain', settle, { finish: 'an ordinary result' })

export const oneShot: HostScenario = {
  name: 'state: a tool that is one-shot',
  interactive: true,
  answers: [{ answer: 'an answer' }, { answer: 'an answer' }],
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    plain,
    { gone: 'plain' },
    call('states', running('busy'), waiting, { listen_ms: 500 }, settle, {
      finish: 'after its states',
    }),
  ],
}

export const withoutAction: HostScenario = {
  name: 'state: a stateful tool without an action',
  needs: ['stateful'],
  tool,
  actions: [plain, { gone: 'plain' }],
}

/** An input while a response is outstanding. */
export const duringRequest: HostScenario = {
  name: 'state: an input while a request is unanswered',
  ...answeringAfter(1_200),
  tool,
  actions: [
    spawn(
      'h',
      running('asks'),
      asksSlowly('pending'),
      { listen_ms: 200 },
      { mark: 'asked' },
      { wait_apply: true },
      { wait_answer: 'pending' },
      { listen_ms: 200 },
      { mark: 'heard' },
      { stop: 'heard' },
    ),
    reached('asked', 'h'),
    { ...act('apply', 'h', 'apply', { input: 'meanwhile' }), background: true },
    reached('heard', 'h'),
  ],
  timeoutMs: 12_000,
}
