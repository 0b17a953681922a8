import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { call, held, inGroupsOf, letGo } from '../actions.ts'
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

/** The second is worked on for a while. */
export const INPUTS = [
  ...['y', true, 3, null, { a: [1], b: null }, 'two\nlines\n'],
  ...[false, 0, '', [], {}, [1], -1.5, 9_007_199_254_740_991],
  ...['3', 'true', 'null', '{"a":1}', ' e\u0301 '],
]

/** Inputs that come while those before them are not yet answered: of several lengths, and two that are alike. */
export const QUICK = Array.from({ length: 12 }, (_, i) =>
  i === 6 || i === 7 ? 'quick twice' : `quick ${i} ${'x'.repeat(100 * (i % 3))}`,
)

const hear = (content: string): ProbeStep[] => [{ wait_apply: true }, running(content), settle]

/** Longer than a host waits that takes its input for lost. */
const WORK_MS = 1_500

/** Late enough for a driver with threads to begin in order. */
const quickly = (input: string, nth: number): Action[] => [
  { ...act('apply', 'h', `quick ${nth}`, { input }), background: true },
  { pause_ms: 20 },
]

/** What a running tool reports, of several lines with blanks around them. */
export const WORDS = { first: '  first words\n\n and more\n', second: 'second words' }

/** The result of a tool, of several lines. */
export const RESULT = 'R-4711\n and more\n'

/** One handle from its first state to its last, beside another one of the same tool. */
export const whole: HostScenario = {
  name: 'state: the life of a handle',
  files: { 'a.txt': 'content of a' },
  tool,
  actions: [
    spawn(
      'h',
      running(WORDS.first),
      ...marked('sent'),
      { wait_apply: true },
      ask(fs.read('a.txt')),
      ask(fs.write('b.txt', 'b')),
      running(WORDS.second),
      ...marked('again'),
      { wait_apply: true },
      { sleep_ms: WORK_MS },
      ask(fs.read('a.txt')),
      ask(fs.write('c.txt', 'c')),
      running(),
      ...marked('without words'),
      ...INPUTS.slice(2).flatMap((_, i) => hear(`input ${i + 2}`)),
      held(),
      ...QUICK.flatMap((_, i) => hear(`number ${i}`)),
      waiting,
      ...marked('asks'),
      { wait_apply: true },
      { stop: RESULT },
    ),
    reached('sent', 'h'),
    act('fetch', 'h', 'running'),
    act('apply', 'h', 'apply 0', { input: INPUTS[0] }),
    reached('again', 'h'),
    act('fetch', 'h', 'running on'),
    spawn('other', running('another one'), asleep),
    { wait: 'spawn other' },
    act('apply', 'h', 'apply 1', { input: INPUTS[1] }),
    reached('without words', 'h'),
    act('fetch', 'h', 'running in silence'),
    ...INPUTS.slice(2).map((input, i) => act('apply', 'h', `apply ${i + 2}`, { input })),
    ...QUICK.flatMap(quickly),
    letGo('spawn h'),
    reached('asks', 'h'),
    act('fetch', 'h', 'waiting'),
    act('apply', 'h', 'last', { input: 'the answer' }),
    { gone: 'spawn h' },
    TIME_TO_NOTICE,
    act('fetch', 'h', 'stopped'),
    act('apply', 'h', 'too late', { input: 'more' }),
    act('abort', 'other', 'abort other'),
  ],
  timeoutMs: 12_000,
  expectedDurationMs: 6_000,
}

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
  ...answeringAfter(3_000),
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
