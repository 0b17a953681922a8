import type { JsonObject } from '../../../harness/wire/json.ts'
import type { HttpPostParams } from '../../../spec/generated/messages/vfs.ts'
import { type Scrub, scrubber, scrubText } from '../secrets/scrub.ts'
import { type Answer, answered, refused, type ServiceContext, type Services } from '../service.ts'
import { contentOf, decoded } from './body.ts'
import { client, type Send } from './client.ts'
import type { Exchange, Failure, Received } from './exchange.ts'
import { HTTP_LIMITS, type HttpLimits } from './limits.ts'
import { type Follow, follow } from './redirect.ts'
import { type Substitute, substitute } from './substitution.ts'

/** All that makes up the HTTP of a host, and the places where a mutant may change it. */
export interface HttpParts {
  limits: HttpLimits
  substitute: Substitute
  send: Send
  follow: Follow
  /** Takes values of variables out of what comes back. */
  scrubber: typeof scrubber
  contentOf: typeof contentOf
}

/** HTTP as it should be. */
export const plainHttp = (limits: HttpLimits = HTTP_LIMITS): HttpParts => ({
  limits,
  substitute,
  send: client(limits),
  follow,
  scrubber,
  contentOf,
})

/** Serves `http.get` and `http.post`. @see rfd-d11 §HTTP methods */
export const httpServices = (parts: HttpParts = plainHttp()): Services => ({
  'http.get': (params, serviceContext) => fetched('GET', params, parts, serviceContext),
  'http.post': (params, serviceContext) => fetched('POST', params, parts, serviceContext),
})

async function fetched(
  method: Exchange['method'],
  params: JsonObject,
  parts: HttpParts,
  serviceContext: ServiceContext,
): Promise<Answer> {
  const { url: address, headers: given = [], body } = params as unknown as HttpPostParams
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return refused(-32602, 'url is no HTTP address')
  const filled = parts.substitute(given, serviceContext)
  if ('error' in filled) return filled
  const { headers, values } = filled
  const exchange = { method, url, headers, ...(method === 'POST' && { body: body ?? '' }) }
  return journey(exchange, parts, parts.scrubber(values), serviceContext)
}

/** Sends a request and follows where its answers lead; each further address is the policy's to decide. */
async function journey(
  first: Exchange,
  parts: HttpParts,
  scrub: Scrub,
  { decide, signal }: ServiceContext,
): Promise<Answer> {
  const { wholeMs, redirects } = parts.limits
  const either = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)])
  let exchange = first
  for (let hops = 0; ; hops++) {
    const received = await parts.send(exchange, either)
    if ('failed' in received) return failed(first, received)
    const hop = parts.follow(exchange, received, scrub)
    if (hop === 'here') return arrived(first, received, parts, scrub)
    const detour = (code: number, why: string) =>
      refused(code, scrubText(scrub, `The redirect of ${shown(first)} was not followed: ${why}`))
    if ('astray' in hop) return detour(-32001, hop.astray)
    if (hops >= redirects) return detour(-32603, `it is the one after ${redirects} others`)
    const decision = decide(hop.method === 'GET' ? 'http.get' : 'http.post', { url: hop.url.href })
    if (decision.decision !== 'allow') return detour(-32001, decision.because)
    exchange = hop
  }
}

async function arrived(
  first: Exchange,
  received: Received,
  { limits, contentOf }: HttpParts,
  scrub: Scrub,
): Promise<Answer> {
  const body = await decoded(received, limits.bodyBytes)
  if ('failed' in body) return failed(first, body)
  return answered({ status: received.status, ...contentOf(scrub(body)) })
}

const CODES: Readonly<Record<Failure['failed'], number>> = {
  cancelled: -32005,
  timeout: -32004,
  'too large': -32603,
  invalid: -32602,
  unreachable: -32603,
}

const failed = (first: Exchange, { failed, because }: Failure): Answer =>
  refused(CODES[failed], `${shown(first)} could not be fetched: ${because}`)

/** The address that the tool gave, without a password. */
const shown = ({ url: { origin, pathname } }: Exchange): string => `${origin}${pathname}`
