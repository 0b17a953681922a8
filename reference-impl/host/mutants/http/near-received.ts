import { isUtf8 } from 'node:buffer'
import type { Received } from '../../http/exchange.ts'
import { refused } from '../../service.ts'
import { onAnswer, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult } from '../requests.ts'
import { CHUNK, onHttp, tryingAgain } from './parts.ts'

/** Answers a status with an error. */
const refusing = (status: number) =>
  onAnswer('http.get', (answer) =>
    isResult(answer) && answer.result.status === status
      ? refused(-32603, `the server answered ${status}`)
      : answer,
  )

const piecesOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, nth) =>
    bytes.subarray(nth * CHUNK, (nth + 1) * CHUNK),
  )

/** Makes text of a body in a way of its own. */
const onText = (change: (bytes: Buffer) => string) =>
  onHttp(({ contentOf }) => ({
    contentOf: (bytes) => (isUtf8(bytes) ? { body: change(bytes) } : contentOf(bytes)),
  }))

/** Takes other bytes for those of a body. */
const onReceived = (change: (received: Received) => Buffer) =>
  onHttp(({ send }) => ({
    send: async (exchange, signal) => {
      const received = await send(exchange, signal)
      return 'failed' in received ? received : { ...received, body: change(received) }
    },
  }))

/** Mutants that give nearly what a server answers. */
export const nearReceivedMutants = mutantsIn('vfs.http')({
  'get-performs-request#result': {
    'encodes-the-empty: gives an empty body in base64': onResult('http.get', (result) =>
      result.body === '' && result.status === 200 ? { ...result, encoding: 'base64' } : result,
    ),
  },
  'get-performs-request#text': {
    'without-mark: leaves out a byte-order mark at the beginning of a body': onText((bytes) =>
      bytes.toString().replace(/^\ufeff/, ''),
    ),
    'reads-pieces: decodes each 64 KiB of a text by itself': onText((bytes) =>
      piecesOf(bytes).map(String).join(''),
    ),
    'cuts-bodies: gives the first 64 KiB of a body': onHttp(({ contentOf }) => ({
      contentOf: (bytes) => contentOf(bytes.subarray(0, CHUNK)),
    })),
  },
  'any-status-is-a-result': {
    'redirects-are-errors: answers a redirect that leads nowhere with an error': refusing(300),
    'wants-an-address: answers the status 302 with an error where no address comes with it':
      refusing(302),
    'unchanged-is-an-error: answers the status 304 with an error': refusing(304),
    'gone-is-an-error: answers the status 410 with an error': refusing(410),
    'forbidden-is-an-error: answers the status 403 with an error': refusing(403),
    'too-many-again: tries again under the status 429': tryingAgain((status) => status === 429),
    'gateways-again: tries again under the statuses 502 and 504': tryingAgain(
      (status) => status === 502 || status === 504,
    ),
    'parts-are-wholes: gives 200 for 206': onResult('http.get', (result) => ({
      ...result,
      status: result.status === 206 ? 200 : result.status,
    })),
  },
  'text-body-plain': {
    'latin-by-default: reads a text in Latin-1 whose server names no other letters': onReceived(
      ({ headers, body }) =>
        /^text\/\w+$/.test(headers['content-type'] ?? '')
          ? Buffer.from(body.toString('latin1'))
          : body,
    ),
  },
  'binary-body-base64': {
    'repairs-bad-answers: makes text of every body under a status from 400 on': onReceived(
      ({ status, body }) => (status >= 400 ? Buffer.from(body.toString()) : body),
    ),
    'looks-at-the-start: looks at the first KiB of a body alone': onHttp(({ contentOf }) => ({
      contentOf: (bytes) =>
        isUtf8(bytes.subarray(0, 1_024)) ? { body: bytes.toString() } : contentOf(bytes),
    })),
    'encodes-pieces: encodes each 64 KiB by itself': onHttp(({ contentOf }) => ({
      contentOf(bytes) {
        const body = piecesOf(bytes).map((piece) => piece.toString('base64'))
        return isUtf8(bytes) ? contentOf(bytes) : { body: body.join(''), encoding: 'base64' }
      },
    })),
  },
})
