import type { Exchange } from '../../http/exchange.ts'
import { type HttpParts, httpServices, plainHttp } from '../../http/index.ts'
import type { Answer, ServiceContext } from '../../service.ts'
import { both, having } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Changes the parts that the HTTP of the host is made of. */
export const onHttp = (change: (parts: HttpParts) => Partial<HttpParts>): Apply =>
  having(({ services }) => {
    const parts = plainHttp()
    return { services: { ...services, ...httpServices({ ...parts, ...change(parts) }) } }
  })

/** Changes what is sent. */
export const onExchange = (change: (exchange: Exchange) => Exchange): Apply =>
  onHttp(({ send }) => ({ send: (exchange, signal) => send(change(exchange), signal) }))

/** How much of a body some clients look at by itself, in bytes. */
export const CHUNK = 65_536

/** Sends a request once more where the server answers so. */
export const tryingAgain = (isSo: (status: number, method: string) => boolean): Apply =>
  onHttp(({ send }) => ({
    send: async (exchange, signal) => {
      const received = await send(exchange, signal)
      const isAgain = 'status' in received && isSo(received.status, exchange.method)
      return isAgain ? send(exchange, signal) : received
    },
  }))

export type Around = Pick<ServiceContext, 'env' | 'mayUse'>

/** Both methods of the web. */
export const onBoth = (change: (method: string) => Apply): Apply =>
  both(change('http.get'), change('http.post'))

export const failing = (answer: Answer): boolean => 'error' in answer
