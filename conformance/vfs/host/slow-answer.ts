import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { run, writable } from './method-calls.ts'
import { request } from './requests.ts'
import type { MethodCall } from './scenario-checks.ts'

/** A tool that may read everything, and a server that thinks for some milliseconds before it answers. */
export const answeringAfter = (
  delay_ms: number,
): Pick<HostScenario, 'needs' | 'policy' | 'web'> => ({
  needs: ['http'],
  policy: { ...writable('.'), network: { allow: ['{web}'] } },
  web: [{ path: '/slow', delay_ms, body: 'slow' }],
})

/** A request that the host has not answered until that server has. */
export const slowly: MethodCall = ['http.get', { url: '{web}/slow', headers: [] }]

/** Such a request, with an id of our choosing. */
export const asksSlowly = (id: string): ProbeStep => request(id, ...slowly)

/** A tool for which `sleep` may run. */
export const SLEEPING = {
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
} satisfies Partial<HostScenario>

/** Asks for a program of so many seconds, and goes on. */
export const sleeps = (seconds: number, id = 'pending') =>
  request(id, ...run('sleep', [String(seconds)]))
