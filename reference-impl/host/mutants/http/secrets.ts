import { escaped } from '../../../escaped.ts'
import type { Exchange } from '../../http/exchange.ts'
import { both, onLine, onResponse, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onBoth, onExchange, onHttp } from './parts.ts'

export const secretMutants = mutantsIn('vfs.http')({
  'value-hidden-from-tool': {
    'error-shows-the-request: shows the whole request in the error for one that failed': onHttp(
      ({ send }) => ({
        send: async (exchange, signal) => {
          const received = await send(exchange, signal)
          if (!('failed' in received)) return received
          return { ...received, because: JSON.stringify(exchange.headers) }
        },
      }),
    ),
    'spells-the-request-out: notifies the tool of the headers that it sent, every character as an escape':
      (parts) => {
        let sent: Exchange['headers'] = []
        const noting = onExchange((exchange) => {
          sent = exchange.headers
          return exchange
        })
        const notified = onResponse((message) => [
          { jsonrpc: '2.0', method: 'pending', params: { reason: JSON.stringify(sent) } },
          message,
        ])
        return both(
          noting,
          onLine((_, message) => `${escaped(message)}\n`),
          notified,
        )(parts)
      },
    'post-error-shows-the-request: shows the headers of a POST that failed': onHttp(({ send }) => ({
      send: async (exchange, signal) => {
        const received = await send(exchange, signal)
        if (!('failed' in received) || exchange.method !== 'POST') return received
        return { ...received, because: JSON.stringify(exchange.headers) }
      },
    })),
    'shows-sent-headers: reports in its results which headers it sent': (parts) => {
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
  'echoed-value-hidden': {
    'hands-echoes-on: leaves values in what a server answers': {
      reported: 'a value that the server echoes is handed to the tool',
      apply: onHttp(() => ({ scrubber: () => (bytes) => bytes })),
    },
  },
})
