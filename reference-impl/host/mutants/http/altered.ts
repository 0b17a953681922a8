import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Exchange } from '../../http/exchange.ts'
import { onParams, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onExchange, onHttp } from './parts.ts'

/** Sends other headers, each changed, or none in its place. */
export const eachHeader = (change: (name: string, value: string) => string | undefined) =>
  onExchange((exchange) => ({
    ...exchange,
    headers: exchange.headers.flatMap((header) => {
      const value = change(header.name.toLowerCase(), header.value)
      return value === undefined ? [] : [{ ...header, value }]
    }),
  }))

export const onQuery = (change: (query: string) => string) =>
  onExchange((exchange: Exchange) => {
    const url = new URL(exchange.url)
    url.search = change(url.search.slice(1))
    return { ...exchange, url }
  })

/** Takes a list of headers for another one. */
export const onHeaders = (change: (headers: unknown[]) => unknown[]) =>
  onParams('http.get', (params) => ({
    ...params,
    ...(Array.isArray(params.headers) && { headers: change(params.headers) }),
  }))

const isHeader = (header: unknown) =>
  isObject(header) && typeof header.name === 'string' && typeof header.value === 'string'

const headerOf = (line: unknown) => {
  if (typeof line !== 'string') return line
  const [name, value = ''] = line.split(': ')
  return { name, value }
}

/** Takes text for bytes where it looks like them. */
const asBytes = (looksSo: (body: string) => boolean) =>
  onResult('http.get', ({ body, ...result }) =>
    result.encoding === undefined && looksSo(String(body))
      ? { ...result, body: Buffer.from(String(body)).toString('base64'), encoding: 'base64' }
      : { ...result, body },
  )

const onBase64 = (change: (body: string) => string) =>
  onResult('http.get', (result) =>
    result.encoding === 'base64' ? { ...result, body: change(String(result.body)) } : result,
  )

export const onPosted = (change: (body: string) => string) =>
  onParams('http.post', (params) => ({ ...params, body: change(String(params.body)) }))

/** Mutants that tidy up what they are given, or leave out what looks like nothing. */
export const alteredMutants = mutantsIn('vfs.http')({
  'get-performs-request#address': {
    'sorts-queries: sorts the query of a URL': onQuery((query) =>
      query.split('&').sort().join('&'),
    ),
    'drops-repetitions: sends what a query states twice once': onQuery((query) =>
      [...new Set(query.split('&'))].join('&'),
    ),
  },
  'get-performs-request#once': {
    'asks-twice: sends a request to see whether the server is there, and then once more': onHttp(
      ({ send }) => ({
        send: async (exchange, signal) => {
          if (exchange.method === 'GET') await send(exchange, signal)
          return send(exchange, signal)
        },
      }),
    ),
  },
  'any-status-is-a-result': {
    'empties-bad-answers: leaves the body empty under a status from 400 on': onResult(
      'http.get',
      (result) => (Number(result.status) >= 400 ? { ...result, body: '' } : result),
    ),
    'tries-again: tries again under a status from 500 on': onHttp(({ send }) => ({
      send: async (exchange, signal) => {
        const received = await send(exchange, signal)
        return 'status' in received && received.status >= 500 ? send(exchange, signal) : received
      },
    })),
  },
  'headers-reach-server': {
    'drops-empty-headers: leaves headers without a value out': eachHeader(
      (_, value) => value || undefined,
    ),
    'accepts-all: accepts every type, whatever it is to accept': eachHeader((name, value) =>
      name === 'accept' ? '*/*' : value,
    ),
    'keeps-no-cookies: leaves cookies out': eachHeader((name, value) =>
      name === 'cookie' ? undefined : value,
    ),
    'tidies-blanks: makes one blank of several': eachHeader((_, value) =>
      value.replace(/ +/g, ' '),
    ),
  },
  'headers-optional': {
    'headers-of-before: sends the headers of the request before where none are given': (parts) => {
      let before: JsonObject = {}
      return onParams('http.get', (params) => {
        if (Array.isArray(params.headers)) before = { headers: params.headers }
        return { ...before, ...params }
      })(parts)
    },
  },
  'post-performs-request': {
    'posts-without-mark: leaves out a byte-order mark at the beginning of a body': onPosted(
      (body) => body.replace(/^\ufeff/, ''),
    ),
    'posts-line-feeds: makes line feeds of the line ends of a body': onPosted((body) =>
      body.replaceAll('\r\n', '\n'),
    ),
  },
  'invalid-params-refused': {
    'first-header-checked: looks at the first header alone, and leaves out what is none behind it':
      onHeaders(([first, ...others]) => [
        ...(first === undefined ? [] : [first]),
        ...others.filter(isHeader),
      ]),
    'skips-null-headers: passes over null in the place of a header': onHeaders((headers) =>
      headers.filter((header) => header !== null),
    ),
    'reads-header-lines: takes a text for a header': onHeaders((headers) => headers.map(headerOf)),
  },
  'text-body-plain': {
    'nul-is-binary: takes a body with NUL for bytes': asBytes((body) => body.includes('\0')),
    'replacement-is-binary: takes a body with U+FFFD for bytes': asBytes((body) =>
      body.includes('\ufffd'),
    ),
  },
  'binary-body-base64': {
    'base64-for-urls: writes base64 in the alphabet for URLs': onBase64((body) =>
      body.replaceAll('+', '-').replaceAll('/', '_'),
    ),
    'unpadded: leaves out the padding of base64': onBase64((body) => body.replaceAll('=', '')),
  },
})
