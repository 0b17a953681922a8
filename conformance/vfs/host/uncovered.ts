import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { notApplicable } from '../../engine/finding.ts'
import { type Judge, type Judged, judgedBy } from './host-check.ts'
import { writable } from './method-calls.ts'
import { request } from './requests.ts'
import type { MethodCall } from './scenario-checks.ts'

/**
 * A tool whose network list is filled, and somebody to be asked: only what such a list leaves out must be put to a user,
 * while a host may refuse all else at once.
 */
export const askable: Pick<HostScenario, 'needs' | 'policy' | 'interactive' | 'web'> = {
  needs: ['inquiry', 'http'],
  policy: { ...writable('.'), network: { allow: ['http://127.0.0.1:1'] } },
  interactive: true,
  web: [],
}

/** A request that the list leaves out. */
export const uncovered: MethodCall = ['http.get', { url: '{web}/uncovered', headers: [] }]

/** Such a request, with an id of our choosing. */
export const asksUncovered = (id: string): ProbeStep => request(id, ...uncovered)

/** A host may refuse what no list names without asking anybody; what is about its prompts is not about such a host. */
export const wherePrompted =
  (...judged: Judged[]): Judge =>
  (c) =>
    c.inquiries.length === 0
      ? notApplicable('the host asks nobody about an address that its list leaves out')
      : judgedBy(judged)(c)
