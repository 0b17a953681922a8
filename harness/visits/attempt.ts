import { HttpExchange } from './exchange.ts'
import type { VisitPlan, VisitRequest } from './visit-request.ts'
import type { Wait } from './wait.ts'

/** Whether a new connection gets a response, whatever it is, while the session goes on. */
export function isServed({ url, requests, graceMs }: VisitPlan, closed: Wait): Promise<boolean> {
  const plain = requests.find(({ method, stream }) => method === 'GET' && !stream)
  const request: VisitRequest = {
    ...{ method: 'GET', path: plain?.path ?? '/', headers: plain?.headers ?? {} },
    ...{ stream: false, fits: () => true },
  }
  return new Promise((resolve) => {
    const exchange = new HttpExchange(url, request, { responseMs: graceMs / 2 }, ({ step }) =>
      resolve(step !== 'failed'),
    )
    void closed.over.then(() => {
      exchange.leave()
      resolve(false)
    })
  })
}

/** Attempts that a plugin which goes on accepting connections has served at least, before it is taken to do so. */
const LEAST_SERVED = 5

/** Attempts in a grace period: each may cost the plugin a request to its host, of which it has so many. */
const ATTEMPTS = 20

/**
 * Tries new connections until one is refused, or half of the grace period is over and several were served; gives what
 * came of it, and nothing where the plugin has ended before.
 */
export async function tryUntilRefused(
  plan: VisitPlan,
  { closed, exited }: { closed: Wait; exited: Wait },
): Promise<'refused' | 'served' | undefined> {
  const end = performance.now() + plan.graceMs / 2
  for (let served = 0; !exited.isOver; served += 1) {
    if (served >= LEAST_SERVED && performance.now() > end) return 'served'
    if (!(await isServed(plan, closed))) return exited.isOver ? undefined : 'refused'
    await exited.within(plan.graceMs / ATTEMPTS)
  }
  return undefined
}
