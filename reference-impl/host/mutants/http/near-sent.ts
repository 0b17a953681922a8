import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { instead } from '../requests.ts'
import { eachHeader, onPosted, onQuery } from './altered.ts'
import { CHUNK, onExchange, tryingAgain } from './parts.ts'

const onPath = (change: (path: string) => string) =>
  onExchange((exchange) => {
    const url = new URL(exchange.url)
    url.pathname = change(url.pathname)
    return { ...exchange, url }
  })

/** Mutants that send nearly what they are given. */
export const nearSentMutants = mutantsIn('vfs.http')({
  'get-performs-request#address': {
    'decodes-letters: decodes the escapes of a path that stand for letters and the like': onPath(
      (path) =>
        path.replace(/%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3\d|2[de]|5f)/gi, decodeURIComponent),
    ),
    'one-slash: makes one slash of several in a URL': onPath((path) => path.replace(/\/+/g, '/')),
    'no-slash-at-the-end: takes the slash off the end of a path': onPath((path) =>
      path.replace(/(.)\/$/, '$1'),
    ),
    'plus-is-a-blank: writes a plus sign of a query as a blank': onQuery((query) =>
      query.replaceAll('+', '%20'),
    ),
    'drops-the-empty: leaves members of a query without a value out': onQuery((query) =>
      query
        .split('&')
        .filter((each) => !each.endsWith('='))
        .join('&'),
    ),
    'short-queries: cuts a URL after 2,048 characters': onQuery((query) => query.slice(0, 2_000)),
  },
  'get-performs-request#once': {
    'remembers-answers: answers a URL that it has asked for from memory': (parts) => {
      const known = new Map<unknown, unknown>()
      return instead('http.get', async (params, plainly) => {
        const key = JSON.stringify(params)
        if (known.has(key)) return answered(known.get(key) as never)
        const answer = await plainly(params)
        if ('result' in answer) known.set(key, answer.result)
        return answer
      })(parts)
    },
  },
  'headers-reach-server': {
    'keeps-no-logins: leaves an Authorization out that names no variable': eachHeader(
      (name, value) => (name === 'authorization' && !/canary/.test(value) ? undefined : value),
    ),
    'accepts-every-encoding: accepts encodings of its own': eachHeader((name, value) =>
      name === 'accept-encoding' ? 'gzip, br' : value,
    ),
    'no-conditions: leaves conditions and ranges out': eachHeader((name, value) =>
      /^(if-.*|range)$/.test(name) ? undefined : value,
    ),
    'no-referer: leaves where a request comes from out': eachHeader((name, value) =>
      /^(referer|origin)$/.test(name) ? undefined : value,
    ),
    'short-values: cuts values after 1,024 characters': eachHeader((_, value) =>
      value.slice(0, 1_024),
    ),
    'first-of-a-list: gives the first of several parts between commas': eachHeader((name, value) =>
      name.startsWith('x-') ? value.split(', ', 1).join() : value,
    ),
    'twenty-headers: sends twenty headers': onExchange((exchange) => ({
      ...exchange,
      headers: exchange.headers.slice(0, 20),
    })),
    'no-quotes: takes quotation marks off a value': eachHeader((_, value) =>
      value.replace(/^"(.*)"$/, '$1'),
    ),
  },
  'body-optional': {
    'posts-null: sends null for a body that is left out': instead('http.post', (params, plainly) =>
      plainly({ body: 'null', ...params }),
    ),
  },
  'post-performs-request': {
    'ends-at-nul: sends a body up to the first NUL': onPosted((body) =>
      body.split('\0', 1).join(''),
    ),
    'posts-64-kib: sends the first 64 KiB of a body': onPosted((body) => body.slice(0, CHUNK)),
    'no-empty-posts: sends a GET where the body is empty': onExchange((exchange) =>
      exchange.body === '' ? { ...exchange, method: 'GET' } : exchange,
    ),
    'composes-bodies: composes letters of a body with their accents': onPosted((body) =>
      body.normalize('NFC'),
    ),
    'posts-again: posts again under a status from 500 on': tryingAgain(
      (status, method) => method === 'POST' && status >= 500,
    ),
  },
})
