import type { Scrub } from '../secrets/scrub.ts'
import type { Exchange, Header, Received } from './exchange.ts'

/** Where an answer leads: nowhere, to another request, or astray. */
export type Hop = 'here' | Exchange | { astray: string }

/** Where an answer leads. */
export type Follow = (exchange: Exchange, received: Received, scrub: Scrub) => Hop

/**
 * Follows a redirect as browsers do: a POST becomes a GET, save for 307 and 308. To another origin go neither
 * credentials nor values of variables, not even where the server has put one into the address.
 * @see rfc9110 §15.4
 */
export const follow: Follow = (exchange, { status, headers: { location } }, scrub) => {
  if (!REDIRECTS.has(status) || location === undefined) return 'here'
  const url = URL.parse(location, exchange.url.href)
  if (!url || !/^https?:$/.test(url.protocol)) return { astray: 'it leads to no HTTP address' }
  if (url.hash === '') url.hash = exchange.url.hash
  const moved = status > 303 ? { ...exchange, url } : asGet({ ...exchange, url })
  if (url.origin === exchange.url.origin) return moved
  if (holdsSecret(url, scrub)) return { astray: 'it takes a secret to another server' }
  return { ...moved, headers: moved.headers.filter(mayTravel) }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

const asGet = ({ url, headers }: Exchange): Exchange => ({
  method: 'GET',
  url,
  headers: headers.filter(({ name }) => !/^content-/i.test(name)),
})

/** Looks into the address as it is written and as it is read. */
function holdsSecret({ href }: URL, scrub: Scrub): boolean {
  return [href, unescaped(href), unescaped(href.replaceAll('+', ' '))].some((text) => {
    const bytes = Buffer.from(text, 'latin1')
    return scrub(bytes) !== bytes
  })
}

/** The bytes behind each `%xx`, one a character; broken escapes stay. */
const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

const CREDENTIALS = /^(authorization|proxy-authorization|cookie2?|host)$/i

const mayTravel = ({ name, secret }: Header): boolean => !secret && !CREDENTIALS.test(name)
