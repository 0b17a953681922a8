import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { ask, fs, run, writable } from '../method-calls.ts'

export const LIMIT = 100_000

export const limited = (file_bytes: number) => ({ limits: { idle_ms: 10_000, file_bytes } })

/** More than 32 bits count. */
export const HUGE = 64 * 1024 ** 3

export const sparse: HostScenario = {
  name: 'size: a file that is larger than any memory',
  needs: ['process'],
  policy: { ...writable('.'), commands: { truncate: {} } },
  tool: limited(LIMIT),
  script: [
    ask(run('truncate', ['-s', String(HUGE), 'huge.bin'])),
    { mark: 'asks' },
    ask(fs.read('huge.bin')),
    { mark: 'answered' },
    ask(fs.metadata('huge.bin')),
    ask(fs.exists('huge.bin')),
    ask(fs.delete('huge.bin')),
    { finish: 'read' },
  ],
  timeoutMs: 15_000,
}
