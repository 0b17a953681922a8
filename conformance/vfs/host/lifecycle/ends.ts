import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { inGroups } from '../actions.ts'
import { ask, fs } from '../method-calls.ts'
import { notification, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { final, longFinal } from './scenarios.ts'

const RESULT_ON_STDERR = '{"jsonrpc":"2.0","method":"result","params":{"content":"from stderr"}}'
const WRITE_ON_STDERR =
  '{"jsonrpc":"2.0","id":"e","method":"fs.write","params":{"path":"stderr.txt","content":"x"}}'

const long = (...end: ProbeStep[]) => [...longFinal(1_024), ...end]

/** Two finals in one piece. */
const AT_ONCE = ['at once 1', 'at once 2']
  .map((content) => `{"jsonrpc":"2.0","method":"result","params":{"content":"${content}"}}\n`)
  .join('')

/** What a tool writes to stderr that ends without a final message. */
export const LAST_WORDS = [
  ...['first-4711', 'warning: größer', '{"error":"between-4711"}'],
  ...Array.from({ length: 12 }, (_, i) => `at line ${i + 1}`),
  'last-4711',
]

/** A line of stderr without its end, as the probe writes bytes. */
export const UNENDED = 'x'.repeat(12)

const lastWords: ProbeStep[] = LAST_WORDS.map((word) => ({ stderr: word }))

const RETRIED = { message: 'it went wrong for now', trace: [], transient: true }

/** Signals that a tool dies of which its host has not sent. */
export const SIGNALS = ['TERM', 'INT', 'HUP', 'ABRT', 'SEGV'] as const

/** Dies of a signal that the host has not sent. */
export const diesOf = (signal: string): ProbeStep[] => [
  { spawn: ['sh', '-c', `kill -${signal} $PPID`] },
  { die: true },
]

/** Blocks of two texts. */
const blocks = ['clean', 'and tidy'].map((text) => ({ type: 'text', text }))

const CALLS: Record<string, ProbeStep[]> = {
  'at once': [final('nothing was asked for')],
  plain: [ask(fs.exists('a')), final('a plain result')],
  error: [{ fail: { message: 'it went wrong' } }],
  'error for now': [{ fail: RETRIED }],
  'status 1': [{ stderr: 'boom-4711' }, { exit: 1 }],
  'status 2': [...lastWords, { exit: 2 }],
  'a text and status 1': [{ raw: 'a text\n' }, { exit: 1 }],
  'silent status 1': [{ exit: 1 }],
  'status 1 within a line': [
    ...[{ stderr: 'boom-4718' }, { flood: { stream: 'stderr', bytes: UNENDED.length } } as const],
    { exit: 1 },
  ],
  'status 127': [{ stderr: 'boom-4717' }, { exit: 127 }],
  'silent status 255': [{ exit: 255 }],
  'status 0': [{ stderr: 'fizz-4712' }, { exit: 0 }],
  'status 0 after requests': [ask(fs.exists('a')), { exit: 0 }],
  'status 0 after cancel': [notification('cancel'), settle, { exit: 0 }],
  'a text and status 0': [{ raw: 'a text\n' }, { exit: 0 }],
  'silent status 0': [{ exit: 0 }],
  killed: [{ stderr: 'bang-4713' }, { die: true }],
  ...Object.fromEntries(
    SIGNALS.map((signal) => [
      `ended by SIG${signal}`,
      [{ stderr: 'bang-4716' }, ...diesOf(signal)],
    ]),
  ),
  // What it has written before its request counts as well.
  'killed after requests': [
    ...[...lastWords.slice(0, 2), ask(fs.exists('a'))],
    ...[...lastWords.slice(2), { die: true } as const],
  ],
  // A request between them leaves no chance that the final is read before what stands on stderr.
  stderr: [{ stderr: RESULT_ON_STDERR }, { stderr: WRITE_ON_STDERR }, settle, final('from stdout')],
  'stderr alone': [{ stderr: RESULT_ON_STDERR }, settle, { exit: 0 }],
  'stderr and status 1': [{ stderr: RESULT_ON_STDERR }, { exit: 1 }],
  noisy: [{ stderr: 'noise-4714' }, final('clean')],
  'noisy afterwards': [final('clean'), { stderr: 'noise-4714' }],
  'noisy with blocks': [{ stderr: 'noise-4714' }, final(blocks), { stderr: 'noise-4714' }],
  'noisy and empty': [{ stderr: 'noise-4714' }, final('')],
  'long 1': long({ exit: 0 }),
  'long 2': long({ exit: 0 }),
  'long 3': long({ exit: 3 }),
  'long 4': long({ die: true }),
  'error first': [{ fail: { message: 'the first' } }, final('the second')],
  'two errors': [{ fail: { message: 'the first' } }, { fail: { message: 'the second' } }],
  'two results': [{ raw: AT_ONCE }],
  'two finals': [
    final('the first'),
    { fail: { message: 'the second' } },
    request('late', ...fs.write('late.txt', 'x')),
  ],
  'status 3': [final('done before'), { exit: 3 }],
  'status 1 after': [final('done before'), { exit: 1 }],
  'ended after by SIGTERM': [final('done before'), ...diesOf('TERM')],
  'killed after': [final('done before'), { die: true }],
  'error and status 3': [{ fail: { message: 'failed before' } }, { exit: 3 }],
  'error and status 0': [{ fail: { message: 'failed before' } }, { exit: 0 }],
  'error and killed': [{ fail: { message: 'failed before' } }, { die: true }],
}

export const ends: HostScenario = {
  name: 'lifecycle: the ends of tools',
  large: true,
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [...inGroups(CALLS), { snapshot: true }],
  timeoutMs: 12_000,
}
