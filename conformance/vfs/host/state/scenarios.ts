import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, held, letGo } from '../actions.ts'
import { ask, fs } from '../method-calls.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import { answeringAfter, asksSlowly } from '../slow-answer.ts'
import {
  act,
  asleep,
  limits,
  marked,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
  waiting,
} from './handle.ts'

export const tool = { stateful: true, limits }

/** The second is worked on for a while. */
export const INPUTS = [
  ...['y', true, 3, null, { a: [1], b: null }, 'two\nlines\n'],
  ...[false, 0, '', [], {}, [1], -1.5, 9_007_199_254_740_991],
  ...['3', 'true', 'null', '{"a":1}', ' e\u0301 '],
  ...['false', '1.5', '[1]', '"quoted"', 'yes', 'a\r\nb\tc\0d\t'],
  ...[0.1, 1e21, [null, 3, 1, 2], { value: 1 }],
  ...['0', ' \n', { input: 'of a member' }],
  ...['\ufeff$HOME {{ a }} <b> C:\\new 😀 \u001b[1mBold\u001b[0m', '~/x', '2026-01-31'],
  { ' a B ': false, deep: [[1, [2]]], twice: [1, 1], small: 1e-7, ['__proto__']: 2 },
  'long '.repeat(14_000),
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

/** What a running tool reports: many lines with blanks around them, and a text that looks like more. */
export const WORDS = {
  first: `  first words\n\n and more\r\n${'and so on\n'.repeat(500)}\u001b[1mlast\u001b[0m words <b>&amp;</b>\t{{ a }} \\n 😀\n`,
  second: '{"content":"second words"}',
}

/** The result of a tool, of many lines. */
export const RESULT = `R-4711\n and more\n${'and so on\n'.repeat(500)}`

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
      ask(fs.read('a.txt')),
      ask(fs.write('d.txt', 'd')),
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
