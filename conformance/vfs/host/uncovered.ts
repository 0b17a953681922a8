import type { Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { Asked } from './asking.ts'
import { asks } from './exchange.ts'

/**
 * A tool whose network list is filled, and somebody to be asked: only what such a list leaves out must be put to a user,
 * while a host may refuse all else at once.
 */
export const askable: Pick<Occasion, 'needs' | 'policy' | 'interactive' | 'web'> = {
  needs: ['inquiry', 'http'],
  policy: {
    filesystem: { allow: ['.'], writable: true },
    network: { allow: ['http://127.0.0.1:1'] },
  },
  interactive: true,
  web: [],
}

/** A request that the list leaves out. */
export const uncovered: Asked = ['http.get', { url: '{web}/uncovered', headers: [] }]

/** Such a request, with an id of our choosing. */
export const asksUncovered = (id: string): ProbeStep => asks(id, ...uncovered)
