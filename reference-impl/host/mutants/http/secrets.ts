import type { Exchange } from '../../http/exchange.ts'
import { both, onResult } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { onBoth, onExchange, onHttp } from './parts.ts'

export const secretMutants = mutantsOf(
  {
    id: 'vfs.http.error-shows-the-request',
    violates: 'vfs.http.value-hidden-from-tool',
    change: 'shows the whole request in the error for one that failed',
    apply: onHttp(({ send }) => ({
      send: async (exchange, signal) => {
        const received = await send(exchange, signal)
        if (!('failed' in received)) return received
        return { ...received, because: JSON.stringify(exchange.headers) }
      },
    })),
  },
  {
    id: 'vfs.http.shows-sent-headers',
    violates: 'vfs.http.value-hidden-from-tool',
    change: 'tells in its results which headers it sent',
    apply: (parts) => {
      let sent: Exchange['headers'] = []
      const noting = onExchange((exchange) => {
        sent = exchange.headers
        return exchange
      })
      return both(
        noting,
        onBoth((method) => onResult(method, (result) => ({ ...result, request_headers: sent }))),
      )(parts)
    },
  },
  {
    id: 'vfs.http.hands-echoes-on',
    violates: 'vfs.http.echoed-value-hidden',
    change: 'leaves values in what a server answers',
    told: 'a value that the server echoes is handed to the tool',
    apply: onHttp(() => ({ scrubber: () => (bytes) => bytes })),
  },
)
