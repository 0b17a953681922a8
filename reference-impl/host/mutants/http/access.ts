import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type HttpParts, plainHttp } from '../../http/index.ts'
import { having, onDecision, serving } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { failing, onHttp } from './parts.ts'

const isWeb = (method: string) => method.startsWith('http.')

/** Decides about addresses by the text of the entries. */
const byText = (covers: (entry: string, url: string) => boolean, entries: readonly string[]) =>
  onDecision((decision, method, params) =>
    isWeb(method) && entries.some((entry) => covers(entry, String(params.url)))
      ? { decision: 'allow' }
      : decision,
  )

/** What an unguarded request would be sent with. */
const sends = async (parts: HttpParts, { url }: JsonObject): Promise<void> => {
  const address = URL.parse(String(url))
  if (!address) return
  await parts.send({ method: 'GET', url: address, headers: [] }, AbortSignal.timeout(5_000))
}

export const accessMutants = mutantsIn('vfs.http')({
  'url-checked-first': {
    'empty-list-is-any: takes an empty list for every URL': onDecision(
      (decision, method, { url }) =>
        isWeb(method) && String(url).endsWith('/nowhere') ? { decision: 'allow' } : decision,
    ),
    'connects-first: asks its policy about a URL when the server has answered': having((parts) => ({
      around: serving(parts.around, (plainly) => async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        if (isWeb(method) && failing(answer)) await sends(plainHttp(), params as JsonObject)
        return answer
      }),
    })),
  },
  'no-network-by-default': {
    'no-list-is-any: lets a tool without any list reach everything': onDecision(
      (decision, method) =>
        isWeb(method) && 'because' in decision && decision.because.endsWith('has no network')
          ? { decision: 'allow' }
          : decision,
    ),
  },
  'allow-entry-boundaries#origin': {
    'entries-by-text: takes an entry for everything whose text begins with it': byText(
      (entry, url) => url.startsWith(entry),
      ['http://local', 'http://127.0.0.1:'],
    ),
    'hosts-end-alike: takes an entry for every host whose name ends with its own': byText(
      (entry, url) => URL.parse(url)?.hostname.endsWith(entry) === true,
      ['host'],
    ),
  },
  'allow-entry-boundaries#path': {
    'origins-alone: takes an entry for its whole server': byText(
      (entry, url) => url.endsWith(entry),
      ['/third'],
    ),
    'and-above: takes an entry for what stands above it too': byText(
      (entry, url) => URL.parse(url)?.pathname === entry,
      ['/'],
    ),
  },
  'allow-entry-boundaries#each-entry': {
    'last-entry: looks at the last entry of a list alone': onDecision(
      (decision, method, { url }) =>
        isWeb(method) && String(url).includes('/first')
          ? { decision: 'refuse', because: 'that is not where this tool may go' }
          : decision,
    ),
  },
  'redirect-stays-within-policy': {
    'follows-on-one-server: follows a redirect to another path of its server': {
      reported: 'followed, without the value',
      apply: onHttp(({ send }) => ({
        send: async (exchange, signal) => {
          const received = await send(exchange, signal)
          const location = 'failed' in received ? undefined : received.headers.location
          const url = location === undefined ? null : URL.parse(location, exchange.url.href)
          return url?.origin === exchange.url.origin ? send({ ...exchange, url }, signal) : received
        },
      })),
    },
    'follows-anywhere: follows a redirect with all headers wherever it leads': {
      reported: 'followed, with the value of a variable',
      apply: onHttp(({ send }) => ({
        send: async (exchange, signal) => {
          const received = await send(exchange, signal)
          const location = 'failed' in received ? undefined : received.headers.location
          const url = location === undefined ? null : URL.parse(location, exchange.url.href)
          return url ? send({ ...exchange, url }, signal) : received
        },
      })),
    },
  },
  'post-follows-get-rules': {
    'posts-anywhere: asks the policy about http.get alone': onDecision((decision, method) =>
      method === 'http.post' ? { decision: 'allow' } : decision,
    ),
  },
})
