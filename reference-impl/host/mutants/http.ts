import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Exchange } from '../http/exchange.ts'
import { type HttpParts, httpServices, plainHttp } from '../http/index.ts'
import type { Substituted } from '../http/substitution.ts'
import { type Answer, answered, refused, type Surroundings } from '../service.ts'
import { both, having, onAnswer, onDecision, onParams, onResult } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'
import { instead, isResult } from './requests.ts'

/** Changes the parts that the HTTP of the host is made of. */
const onHttp = (change: (parts: HttpParts) => Partial<HttpParts>): Apply =>
  having(({ services }) => {
    const parts = plainHttp()
    return { services: { ...services, ...httpServices({ ...parts, ...change(parts) }) } }
  })

/** Changes what is sent. */
const onExchange = (change: (exchange: Exchange) => Exchange): Apply =>
  onHttp(({ send }) => ({ send: (exchange, signal) => send(change(exchange), signal) }))

type Around = Pick<Surroundings, 'env' | 'mayUse'>

/** Changes what a tool's headers become. */
const onSubstitution = (
  change: (headers: Exchange['headers'], around: Around) => Exchange['headers'],
): Apply =>
  onHttp(({ substitute }) => ({
    substitute: (headers, around) => {
      const filled = substitute(headers, around)
      if ('error' in filled) return filled
      return { ...filled, headers: [...change(filled.headers, around)] }
    },
  }))

/** Puts variables in as it likes, and refuses none. */
const substituting = (value: (given: string, around: Around) => string): Apply =>
  onHttp(() => ({
    substitute: (headers, around): Substituted => ({
      headers: headers.map(({ name, value: given }) => ({
        name,
        value: value(given, around),
        secret: false,
      })),
      values: [],
    }),
  }))

const REFERENCE = /\$\{([^{}]+)\}/g

/** Both methods of the web. */
const onBoth = (change: (method: string) => Apply): Apply =>
  both(change('http.get'), change('http.post'))

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

const failing = (answer: Answer): boolean => 'error' in answer

export const httpMutants = mutantsOf(
  {
    id: 'vfs.http.drops-the-query',
    violates: 'vfs.http.get-performs-request',
    change: 'leaves the query of a URL out',
    apply: onExchange((exchange) => {
      const url = new URL(exchange.url)
      url.search = ''
      return { ...exchange, url }
    }),
  },
  {
    id: 'vfs.http.status-as-text',
    violates: 'vfs.http.get-performs-request',
    change: 'gives the status as a text',
    apply: onResult('http.get', (result) => ({ ...result, status: String(result.status) })),
  },
  {
    id: 'vfs.http.bad-status-is-an-error',
    violates: 'vfs.http.any-status-is-a-result',
    change: 'answers a status from 400 on with an error',
    apply: onAnswer('http.get', (answer) =>
      isResult(answer) && Number(answer.result.status) >= 400
        ? refused(-32603, `the server answered ${answer.result.status}`)
        : answer,
    ),
  },
  {
    id: 'vfs.http.own-user-agent',
    violates: 'vfs.http.headers-reach-server',
    change: 'sends a user agent of its own in the place of the one that it is given',
    apply: onExchange((exchange) => ({
      ...exchange,
      headers: [
        ...exchange.headers.filter(({ name }) => !/^user-agent$/i.test(name)),
        { name: 'User-Agent', value: 'host/1', secret: false },
      ],
    })),
  },
  {
    id: 'vfs.http.last-header-wins',
    violates: 'vfs.http.repeated-headers-sent',
    change: 'keeps the last of several headers of one name',
    told: 'X-A: `["two"]`',
    apply: onExchange((exchange) => ({
      ...exchange,
      headers: [...new Map(exchange.headers.map((header) => [header.name, header])).values()],
    })),
  },
  {
    id: 'vfs.http.sends-references',
    violates: 'vfs.http.variable-substituted',
    change: 'sends references to variables as they stand',
    apply: substituting((value) => value),
  },
  {
    id: 'vfs.http.variables-of-the-tool',
    violates: 'vfs.http.variable-from-host-environment',
    change: 'takes variables from the environment that it starts tools with',
    apply: having(({ surroundings, environment }) => ({
      surroundings: { ...surroundings, env: environment },
    })),
  },
  {
    id: 'vfs.http.any-variable',
    violates: 'vfs.http.unlisted-variable-refused',
    change: 'puts in any variable that it has',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        mayUse: { ...surroundings.mayUse, inHeader: () => true },
      },
    })),
  },
  {
    id: 'vfs.http.unlisted-is-empty',
    violates: 'vfs.http.unlisted-variable-refused',
    change: 'puts nothing in the place of a variable that is not listed',
    apply: substituting((value, { env, mayUse }) =>
      value.replace(REFERENCE, (_, name) => (mayUse.inHeader(name) ? (env[name] ?? '') : '')),
    ),
  },
  {
    id: 'vfs.http.unset-is-empty',
    violates: 'vfs.http.unset-variable-refused',
    change: 'takes a variable that it does not have for an empty one',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        env: new Proxy(surroundings.env, {
          has: () => true,
          getOwnPropertyDescriptor: (env, name) => ({
            value: env[String(name)] ?? '',
            configurable: true,
          }),
        }),
      },
    })),
  },
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
  {
    id: 'vfs.http.first-reference-only',
    violates: 'vfs.http.every-reference-substituted',
    change: 'replaces the first reference of a header alone',
    apply: substituting((value, { env }) =>
      value.replace(/\$\{([^{}]+)\}/, (_, name) => env[name] ?? ''),
    ),
  },
  {
    id: 'vfs.http.fills-bodies',
    violates: 'vfs.http.substitution-only-in-header-values',
    change: 'replaces references in the body of a POST as well',
    apply: having((parts) => ({
      ...onParams('http.post', (params) => ({
        ...params,
        body: filledIn(String(params.body), parts.surroundings),
      }))(parts),
    })),
  },
  {
    id: 'vfs.http.fills-urls',
    violates: 'vfs.http.substitution-only-in-header-values',
    change: 'replaces references in a URL as well',
    apply: having((parts) => ({
      ...onParams('http.get', (params) => ({
        ...params,
        url: filledIn(String(params.url), parts.surroundings),
      }))(parts),
    })),
  },
  {
    id: 'vfs.http.fills-like-a-shell',
    violates: 'vfs.http.other-text-unchanged',
    change: 'replaces a variable after a mere dollar as well',
    apply: onSubstitution((headers, { env }) =>
      headers.map((header) => ({
        ...header,
        value: header.value.replace(/\$(\w+)/g, (all, name) => env[name] ?? all),
      })),
    ),
  },
  {
    id: 'vfs.http.fills-again',
    violates: 'vfs.http.substitution-not-repeated',
    change: 'looks for references in values that it put in',
    apply: onSubstitution((headers, { env }) =>
      headers.map((header) => ({
        ...header,
        value: header.value.replace(REFERENCE, (_, name) => env[name] ?? ''),
      })),
    ),
  },
  {
    id: 'vfs.http.lines-make-headers',
    violates: 'vfs.http.substituted-value-adds-no-header',
    change: 'makes a header of each line of a value',
    apply: onHttp(({ substitute }) => ({
      substitute: (headers, { env, mayUse }) => {
        const oneLine = ([name, value]: [string, string]) => [name, value.replace(/[\r\n].*$/s, '')]
        const first = Object.fromEntries(Object.entries(env).map(oneLine)) as typeof env
        const filled = substitute(headers, { env: first, mayUse })
        if ('error' in filled) return filled
        const others = Object.values(env).flatMap((value) => value.split(/[\r\n]+/).slice(1))
        const added = others.flatMap((line) => {
          const [name, value = ''] = line.split(': ')
          return name ? [{ name, value, secret: false }] : []
        })
        return { ...filled, headers: [...filled.headers, ...added] }
      },
    })),
  },
  {
    id: 'vfs.http.connects-first',
    violates: 'vfs.http.url-checked-first',
    change: 'asks its policy about a URL when the server has answered',
    apply: having((parts) => ({
      around: (serve) => {
        const plainly = parts.around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          if (isWeb(method) && failing(answer)) await sends(plainHttp(), params as JsonObject)
          return answer
        }
      },
    })),
  },
  {
    id: 'vfs.http.no-list-is-any',
    violates: 'vfs.http.no-network-by-default',
    change: 'lets a tool without any list reach everything',
    apply: onDecision((decision, method) =>
      isWeb(method) && 'because' in decision && decision.because.endsWith('has no network')
        ? { decision: 'allow' }
        : decision,
    ),
  },
  {
    id: 'vfs.http.entries-by-text',
    violates: 'vfs.http.allow-entry-boundaries',
    change: 'takes an entry for everything whose text begins with it',
    apply: byText((entry, url) => url.startsWith(entry), ['http://local', 'http://127.0.0.1:']),
  },
  {
    id: 'vfs.http.follows-anywhere',
    violates: 'vfs.http.redirect-stays-within-policy',
    change: 'follows a redirect with all headers wherever it leads',
    told: 'followed, with the value of a variable',
    apply: onHttp(({ send }) => ({
      send: async (exchange, signal) => {
        const received = await send(exchange, signal)
        const location = 'failed' in received ? undefined : received.headers.location
        const url = location === undefined ? null : URL.parse(location, exchange.url.href)
        return url ? send({ ...exchange, url }, signal) : received
      },
    })),
  },
  {
    id: 'vfs.http.repairs-bodies',
    violates: 'vfs.http.binary-body-base64',
    change: 'makes text of every body',
    apply: onHttp(() => ({ contentOf: (bytes) => ({ body: bytes.toString('utf8') }) })),
  },
  {
    id: 'vfs.http.all-base64',
    violates: 'vfs.http.text-body-plain',
    change: 'gives every body in base64',
    apply: onHttp(() => ({
      contentOf: (bytes) => ({ body: bytes.toString('base64'), encoding: 'base64' }),
    })),
  },
  {
    id: 'vfs.http.posts-json',
    violates: 'vfs.http.post-performs-request',
    change: 'sends a body as JSON of itself',
    apply: onParams('http.post', ({ body, ...params }) => ({
      ...params,
      body: JSON.stringify(body),
    })),
  },
  {
    id: 'vfs.http.posts-anywhere',
    violates: 'vfs.http.post-follows-get-rules',
    change: 'asks the policy about http.get alone',
    apply: onDecision((decision, method) =>
      method === 'http.post' ? { decision: 'allow' } : decision,
    ),
  },
  {
    id: 'vfs.http.posts-references',
    violates: 'vfs.http.post-follows-get-rules',
    change: 'replaces references for http.get alone',
    apply: having(({ services }) => ({
      services: {
        ...services,
        'http.post': httpServices({
          ...plainHttp(),
          substitute: (headers) => ({
            headers: headers.map((header) => ({ ...header, secret: false })),
            values: [],
          }),
        })['http.post'] as (typeof services)[string],
      },
    })),
  },
  {
    id: 'vfs.http.takes-maps',
    violates: 'vfs.http.invalid-params-refused',
    change: 'takes headers by name as well',
    apply: onParams('http.get', ({ headers, ...params }) => ({
      ...params,
      headers: Array.isArray(headers)
        ? headers
        : Object.entries(headers ?? {}).map(([name, value]) => ({ name, value })),
    })),
  },
  {
    id: 'vfs.http.failure-is-empty',
    violates: 'vfs.http.transport-failure-answered',
    change: 'answers with status 0 where no connection comes about',
    apply: instead('http.get', async (params, plainly) => {
      const answer = await plainly(params)
      return 'error' in answer && answer.error.code === -32603
        ? answered({ status: 0, body: '' })
        : answer
    }),
  },
  {
    id: 'vfs.http.asks-nobody',
    violates: 'vfs.http.host-makes-connections',
    change: 'answers without having asked any server, and leaves that to the tool',
    apply: onBoth((method) => instead(method, () => answered({ status: 200, body: '' }))),
  },
  {
    id: 'vfs.http.one-list-for-all',
    violates: 'vfs.http.lists-belong-to-tool',
    change: 'keeps one list of variables for all tools',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        mayUse: {
          ...surroundings.mayUse,
          inHeader: (name) => {
            if (surroundings.mayUse.inHeader(name)) listed.add(name)
            return listed.has(name)
          },
        },
      },
    })),
  },
)

const listed = new Set<string>()

function filledIn(text: string, { env }: Pick<Surroundings, 'env'>): string {
  return text.replace(REFERENCE, (_, name) => env[name] ?? '')
}
