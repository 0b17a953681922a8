import { answered, refused } from '../../service.ts'
import { onAnswer, onParams, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { onBoth, onExchange, onHttp } from './parts.ts'

export const exchangeMutants = mutantsIn('vfs.http')({
  'get-performs-request#address': {
    'drops-the-query: leaves the query of a URL out': onExchange((exchange) => {
      const url = new URL(exchange.url)
      url.search = ''
      return { ...exchange, url }
    }),
    'decodes-escapes: decodes the escapes of a URL that need not be there': onExchange(
      (exchange) => {
        const url = new URL(exchange.url)
        url.pathname = decodeURIComponent(url.pathname)
        return { ...exchange, url }
      },
    ),
  },
  'get-performs-request#result': {
    'status-as-text: gives the status as a text': onResult('http.get', (result) => ({
      ...result,
      status: String(result.status),
    })),
    'empty-is-absent: leaves an empty body out': onResult('http.get', ({ body, ...result }) => ({
      ...result,
      ...(body !== '' && { body }),
    })),
  },
  'get-performs-request#text': {
    'line-feeds: turns the line ends of a body into line feeds': onResult('http.get', (result) => ({
      ...result,
      body: String(result.body).replaceAll('\r\n', '\n'),
    })),
    'trims: gives a body without the blanks around it': onResult('http.get', (result) => ({
      ...result,
      body: String(result.body).trim(),
    })),
  },
  'any-status-is-a-result': {
    'bad-status-is-an-error: answers a status from 400 on with an error': onAnswer(
      'http.get',
      (answer) =>
        isResult(answer) && Number(answer.result.status) >= 400
          ? refused(-32603, `the server answered ${answer.result.status}`)
          : answer,
    ),
  },
  'headers-reach-server': {
    'own-user-agent: sends a user agent of its own in the place of the one that it is given':
      onExchange((exchange) => ({
        ...exchange,
        headers: [
          ...exchange.headers.filter(({ name }) => !/^user-agent$/i.test(name)),
          { name: 'User-Agent', value: 'host/1', secret: false },
        ],
      })),
  },
  'repeated-headers-sent': {
    'last-header-wins: keeps the last of several headers of one name': {
      reported: 'X-A: `["one"]`',
      apply: onExchange((exchange) => ({
        ...exchange,
        headers: [...new Map(exchange.headers.map((header) => [header.name, header])).values()],
      })),
    },
  },
  'binary-body-base64': {
    'repairs-bodies: makes text of every body': onHttp(() => ({
      contentOf: (bytes) => ({ body: bytes.toString('utf8') }),
    })),
  },
  'text-body-plain': {
    'all-base64: gives every body in base64': onHttp(() => ({
      contentOf: (bytes) => ({ body: bytes.toString('base64'), encoding: 'base64' }),
    })),
  },
  'post-performs-request': {
    'posts-json: sends a body as JSON of itself': onParams('http.post', ({ body, ...params }) => ({
      ...params,
      body: JSON.stringify(body),
    })),
  },
  'invalid-params-refused': {
    'takes-maps: takes headers by name as well': onParams('http.get', ({ headers, ...params }) => ({
      ...params,
      headers: Array.isArray(headers)
        ? headers
        : Object.entries(headers ?? {}).map(([name, value]) => ({ name, value })),
    })),
  },
  'transport-failure-answered': {
    'failure-is-empty: answers with status 0 where no connection comes about': instead(
      'http.get',
      async (params, plainly) => {
        const answer = await plainly(params)
        return 'error' in answer && answer.error.code === -32603
          ? answered({ status: 0, body: '' })
          : answer
      },
    ),
    'hang-up-is-empty: answers with an empty body where the server ends a connection unanswered':
      onBoth((method) =>
        instead(method, async (params, plainly) => {
          const answer = await plainly(params)
          const isUnanswered = 'error' in answer && String(params.url).endsWith('unanswered')
          return isUnanswered ? answered({ status: 200, body: '' }) : answer
        }),
      ),
  },
  'host-makes-connections': {
    'asks-nobody: answers without having asked any server, and leaves that to the tool': onBoth(
      (method) => instead(method, () => answered({ status: 200, body: '' })),
    ),
  },
})
