import type { Agent, Dispatcher } from 'undici'
import type { Exchange, Failure, Header, Received } from './exchange.ts'
import type { HttpLimits } from './limits.ts'

/** Sends a request and gives the whole answer, redirects unfollowed; never throws for what a server or network does. */
export type Send = (exchange: Exchange, signal: AbortSignal) => Promise<Received | Failure>

/** A client on undici, loaded with the first request; each request has a connection of its own. */
export function client(limits: HttpLimits): Send {
  let agent: Promise<Agent> | undefined
  return async (exchange, signal) => {
    agent ??= agentWith(limits)
    try {
      return await received(await dispatch(await agent, exchange, signal), limits.bodyBytes)
    } catch (error) {
      return failureOf(error, signal)
    }
  }
}

/** What was connected for one tool is not kept for another, and no request meets a connection that is just closing. */
async function agentWith({ connectMs, silenceMs }: HttpLimits): Promise<Agent> {
  // Bundled, a CommonJS package that is loaded late has this export alone.
  const { Agent } = (await import('undici')).default
  return new Agent({
    pipelining: 0,
    connect: { timeout: connectMs },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  })
}

function dispatch(
  agent: Agent,
  { method, url, headers, body }: Exchange,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  return agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: [...headers, ...loginOf(url, headers)].flatMap(({ name, value }) => [
      name,
      Buffer.from(value).toString('latin1'),
    ]),
    body: body ?? null,
    signal,
  })
}

/** A user in the address logs in, unless a header does. @see rfc7617 §2 */
function loginOf({ username, password }: URL, headers: readonly Header[]): Header[] {
  if (username === '' && password === '') return []
  if (headers.some(({ name }) => /^authorization$/i.test(name))) return []
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return [{ name: 'Authorization', value: `Basic ${login.toString('base64')}`, secret: false }]
}

async function received(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  bodyBytes: number,
): Promise<Received | Failure> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > bodyBytes)
      return { failed: 'too large', because: `its body is larger than ${bodyBytes} bytes` }
    chunks.push(chunk)
  }
  return { status, headers: single(headers), body: Buffer.concat(chunks) }
}

const single = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )

/** An error's own message may quote what was sent, so that only its code is reported. */
function failureOf(error: unknown, signal: AbortSignal): Failure {
  const { code } = error as NodeJS.ErrnoException
  if (signal.aborted)
    return signal.reason?.name === 'TimeoutError'
      ? { failed: 'timeout', because: 'it took too long' }
      : { failed: 'cancelled', because: 'it was given up' }
  if (TIMEOUTS.has(code ?? '')) return { failed: 'timeout', because: 'the server was silent' }
  if (INVALID.has(code ?? '')) return { failed: 'invalid', because: 'a header is not valid' }
  return { failed: 'unreachable', because: `the connection failed (${code ?? 'no reason known'})` }
}

const TIMEOUTS: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

const INVALID: ReadonlySet<string> = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])
