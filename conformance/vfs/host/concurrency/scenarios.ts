import type { Call, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, there } from '../actions.ts'
import { ask, fs, run } from '../method-calls.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import type { MethodCall } from '../scenario-checks.ts'

export const COUNT = 60
const NUMBERS = Array.from({ length: COUNT }, (_, i) => i)

export const TOOLS = ['one', 'two'] as const

/** Ways in which one tool might reach another. */
export const TO_OTHERS: MethodCall[] = [
  ['tool.call', { tool: 'two', arguments: {} }],
  ['tool.send', { tool: 'two', message: 'hello' }],
  ['tools.call', { name: 'two', arguments: {} }],
  ['tool.broadcast', { message: 'hello' }],
  ['host.notify', { tool: 'two', message: 'hello' }],
]

/** Reads its own files; then one tries to reach the other, which listens. */
const reads = (name: (typeof TOOLS)[number]): Call => ({
  id: name,
  tool: name,
  script: [
    ...NUMBERS.map((i) => ask(fs.read(`${name}/${i}.txt`))),
    ...(name === 'one' ? TO_OTHERS.map(ask) : [{ listen_ms: 300 }]),
    { finish: name },
  ],
})

export const together: HostScenario = {
  name: 'concurrency: two tools at a time',
  files: Object.fromEntries(
    TOOLS.flatMap((name) => NUMBERS.map((i) => [`${name}/${i}.txt`, `${name} ${i}`])),
  ),
  shortTimeouts: SHORT_TIMEOUTS,
  tools: TOOLS.map((name) => ({ name })),
  actions: [{ call: TOOLS.map(reads) }],
}

const begins = (id: string, word: string, ...script: ProbeStep[]) => ({
  call: { id, arguments: { word }, script: [...script, { finish: word }] },
  background: true as const,
})

export const twice: HostScenario = {
  name: 'concurrency: one tool twice',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    begins(
      'stays',
      'first',
      { ignore_cancel: true },
      there,
      { sleep_ms: 700 },
      ask(fs.read('a.txt')),
    ),
    begins('is cancelled', 'second', ask(fs.read('b.txt')), there, { sleep_ms: 2_500 }),
    { mark: 'there', of: 'stays' },
    { mark: 'there', of: 'is cancelled' },
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    { wait: 'stays' },
  ],
  expectedDurationMs: 1_000,
}

/** A tool beside one that waits for a program. */
export const blocked: HostScenario = {
  name: 'concurrency: a tool that waits for a program',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  actions: [
    {
      call: {
        id: 'waits',
        script: [{ mark: 'asks' }, ask(run('sleep', ['3'])), { finish: 'waited' }],
      },
      background: true,
    },
    { mark: 'asks', of: 'waits' },
    call('other', settle, { mark: 'served' }, { finish: 'other' }),
    { wait: 'waits' },
  ],
  expectedDurationMs: 3_000,
}
