import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'

/** The id in a request that lacks its end. */
export const TORN = 'torn'

const HALF_A_WRITE = line(
  `{"jsonrpc":"2.0","id":"${TORN}","method":"fs.write","params":{"path":"made.txt","content":"x"}`,
)

/** What is no JSON at all; each in a run of its own, for a host may end that. */
export const NOT_JSON: Record<string, ProbeStep> = {
  'a word': line('hello'),
  'half an object': line(`{"jsonrpc":"2.0","id":"${TORN}","method":"fs.wri`),
  'half a write': HALF_A_WRITE,
  'random bytes': {
    raw: { base64: Buffer.from(`fe80c0${'9f'.repeat(60)}0a`, 'hex').toString('base64') },
  },
}

export const notJson: HostScenario = {
  name: 'codes: lines that are not JSON',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...Object.entries(NOT_JSON).map(([id, step]) => ({
      call: { id, script: [settle, { mark: id }, step, settle, { finish: id }] },
    })),
    { snapshot: true },
  ],
}

/** The call whose tool does nothing more before it is answered. */
export const WAITS = 'a tool that waits'

/** A tool that waits for the answer to such a line; a host that keeps its own limits ends it after a minute. */
export const waits: HostScenario = {
  name: 'codes: a tool that waits after a line that is not JSON',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: {
        id: WAITS,
        script: [settle, { mark: WAITS }, HALF_A_WRITE, { wait_answer: TORN }, { finish: 'heard' }],
      },
    },
    { snapshot: true },
  ],
  timeoutMs: 75_000,
  expectedDurationMs: 3_500,
}
