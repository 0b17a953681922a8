import { answered, refused } from '../../service.ts'
import { onAnswer, onParams, onResult } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { onBoth, onExchange, onHttp } from './parts.ts'

export const exchangeMutants = mutantsOf(
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
)
