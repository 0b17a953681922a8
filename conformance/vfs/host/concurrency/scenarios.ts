import type { Action, Call, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { atOnce, begun, held, letGo, there } from '../actions.ts'
import { ask, fs, get, run, sh } from '../method-calls.ts'
import { notification, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import type { MethodCall } from '../scenario-checks.ts'
import { SLEEPING } from '../slow-answer.ts'
import { askable } from '../uncovered.ts'

export const COUNT = 60
const NUMBERS = Array.from({ length: COUNT }, (_, i) => i)

export const TOOLS = ['one', 'two', 'three'] as const

/** Ways in which one tool might reach another. */
export const TO_OTHERS: MethodCall[] = [
  ['tool.call', { tool: 'two', arguments: {} }],
  ['tool.send', { tool: 'two', message: 'hello' }],
  ['tools.call', { name: 'two', arguments: {} }],
  ['tool.broadcast', { message: 'hello' }],
  ['host.notify', { tool: 'two', message: 'hello' }],
  ['tools.list', {}],
]

/** Reaches every tool of a host that passes notifications on. */
const BROADCAST: ProbeStep[] = [
  notification('tool.broadcast', { message: 'hello' }),
  notification('tool.send', { tool: 'two', message: 'hello' }),
]

/** What a tool gives as the result of another one. */
export const FOREIGN = 'a result for another tool'

/** Ends with a result that names another tool. */
const answersFor = (tool: string): Call => ({
  id: 'answers for another',
  tool: 'three',
  script: [
    settle,
    { send: { jsonrpc: '2.0', method: 'result', params: { tool, id: tool, content: FOREIGN } } },
  ],
})

/** Reads its own files; then one tries to reach the others, which hear what comes until it has ended. */
const reads = (name: (typeof TOOLS)[number]): Call => ({
  id: name,
  tool: name,
  script: [
    ...NUMBERS.map((i) => ask(fs.read(`${name}/${i}.txt`))),
    ...(name === 'one' ? [...TO_OTHERS.map(ask), ...BROADCAST, settle] : [held(), settle]),
    { finish: name },
  ],
})

export const together: HostScenario = {
  name: 'concurrency: two tools at a time',
  files: Object.fromEntries(
    TOOLS.flatMap((name) => NUMBERS.map((i) => [`${name}/${i}.txt`, `${name} ${i}`])),
  ),
  tools: TOOLS.map((name) => ({ name, limits: { ...SHORT_TIMEOUTS, idle_ms: 12_000 } })),
  actions: [
    { call: reads('two'), background: true },
    { call: reads('three'), background: true },
    { call: [reads('one'), answersFor('two')] },
    ...['two', 'three'].flatMap((id) => [letGo(id), { wait: id }]),
  ],
}

const begins = (id: string, word: string, ...script: ProbeStep[]) => ({
  call: { id, arguments: { word }, script: [...script, { finish: word }] },
  background: true as const,
})

/** What one of the runs writes to stderr. */
export const STDERR = 'of the first run alone'

export const twice: HostScenario = {
  name: 'concurrency: one tool twice',
  files: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    begins(
      'stays',
      'first',
      { ignore_cancel: true },
      { stderr: STDERR },
      settle,
      there,
      { sleep_ms: 700 },
      ask(fs.read('a.txt')),
    ),
    begins('is cancelled', 'second', ask(fs.read('b.txt')), there, { sleep_ms: 10_000 }),
    { mark: 'there', of: 'stays' },
    { mark: 'there', of: 'is cancelled' },
    {
      call: { id: 'fails', arguments: { word: 'fourth' }, script: [{ exit: 1 }] },
      background: true,
    },
    begins('comes last', 'third', ask(fs.read('c.txt'))),
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    { wait: 'stays' },
    { wait: 'comes last' },
    { wait: 'fails' },
  ],
  expectedDurationMs: 1_000,
}

/** How long tools wait for what they have asked for: more than a busy machine needs to serve another one. */
const WAIT_S = 4

/** Calls that ask for something that takes a while, and one that begins before them and asks when all of them have. */
const besideThose = (ids: readonly string[], asksOf: (id: string) => MethodCall): Action[] => [
  ...begun('other', [there, held(), ...ASKS_TWICE, { mark: 'served' }, { finish: 'other' }]),
  ...ids.flatMap((id) => begun(id, [there, held(), request('long', ...asksOf(id)), ...AWAITED])),
  ...ids.map((id) => letGo(id)),
  ...ids.map((of) => ({ mark: 'asked', of })),
  letGo('other'),
  ...['other', ...ids].map((wait) => ({ wait })),
]

/** The first request may overtake one that was written before it by another tool. */
const ASKS_TWICE: ProbeStep[] = [settle, { sleep_ms: 300 }, settle]

const AWAITED: ProbeStep[] = [{ mark: 'asked' }, { wait_answer: 'long' }, { finish: 'waited' }]

/** The calls of tools that wait. */
export const LONG = ['waits', 'waits too', 'waits third', 'waits fourth', 'waits fifth']

/** A tool beside some that wait for a program, each of its own. */
export const blocked: HostScenario = {
  name: 'concurrency: a tool that waits for a program',
  ...SLEEPING,
  actions: besideThose(LONG, () => run('sleep', [String(WAIT_S)])),
  ...{ timeoutMs: 40_000, expectedDurationMs: WAIT_S * 1_000 },
}

/** The calls of tools that wait for a user. */
export const ASKED = LONG.slice(0, 2)

/** A tool beside two that wait for a user, who approves one of them: each asks for something else, by the same id. */
export const prompted: HostScenario = {
  name: 'concurrency: tools that wait for a user',
  ...askable,
  answers: [
    { answer: true, after_ms: WAIT_S * 1_000 },
    { denied: true, after_ms: WAIT_S * 1_000 },
  ],
  actions: besideThose(ASKED, (id) => get(`{web}/${id.replace(' ', '-')}`)),
  expectedDurationMs: 2 * WAIT_S * 1_000,
}

/** What each of two tools lets a program write, by the id of the call. */
export const WORDS = ['first', 'second', 'third'] as const

/** Tools that wait for a server at the same time, by requests with the same id. */
export const servers: HostScenario = {
  name: 'concurrency: servers of several tools',
  needs: ['http'],
  policy: { network: { allow: ['{web}'] } },
  web: WORDS.map((word) => ({ path: `/${word}`, delay_ms: 500, body: word })),
  actions: [
    atOnce(
      Object.fromEntries(
        WORDS.map((word) => [word, [ask(get(`{web}/${word}`)), { finish: word }]]),
      ),
    ),
  ],
}

/** Tools that wait for programs at the same time, by requests with the same id. */
export const programs: HostScenario = {
  name: 'concurrency: programs of several tools',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sh: {} } },
  actions: [
    atOnce(
      Object.fromEntries(
        WORDS.map((word) => [word, [ask(sh(`sleep 0.5; echo ${word}`)), { finish: word }]]),
      ),
    ),
  ],
}
