import { type CallPlan, independent, type MethodCall, type Requests } from '../scenario-checks.ts'
import { reference, secretVariables, variable } from '../secrets.ts'
import { ELSEWHERE, routes, STATUSES } from './routes.ts'

type Header = { name: string; value: string }

/** Nobody listens there. */
const CLOSED = 'http://127.0.0.1:1'

const of = (secret: string) => reference(variable(secret))
const headersOf = (given: Record<string, unknown>): Header[] =>
  Object.entries(given).map(([name, value]) => ({ name, value: value as string }))

const at = (path: string) => (path.startsWith('/') ? `{web}${path}` : path)
const get = (path: string, headers: Record<string, string> = {}): MethodCall => [
  'http.get',
  { url: at(path), headers: headersOf(headers) },
]
const post = (path: string, body: string, headers: Record<string, string> = {}): MethodCall => [
  'http.post',
  { url: at(path), headers: headersOf(headers), body },
]
export const POSTED = '{"a": "Grüße \\"世界\\"",\n "b": [1, 2.50]}\n'

/** What belongs to no reference; braces and percent signs are ordinary text. */
export const LITERALS = {
  'X-Dollar': `$${variable('TOKEN')}`,
  'X-Percent': `100% of %${variable('TOKEN')}%`,
  'X-Brace': `{${variable('TOKEN')}}`,
  'X-Number': '$5 and $$',
  'X-Closed': 'a } b',
} as const

/** Variables whose values look like references, or like headers. */
const CRAFTED = {
  [variable('NESTED')]: of('UNLISTED'),
  [variable('NESTED_LISTED')]: of('TOKEN'),
  [variable('LINES')]: `${secretVariables[variable('BROKEN')]}\r\nX-Injected: crlf`,
  [variable('FEED')]: `${secretVariables[variable('BROKEN')]}\nX-Injected: lf`,
}

/** One method's share of what both must do alike. */
const alike = (
  ask: (path: string, headers?: Record<string, string>) => MethodCall,
  by: string,
) => ({
  [`${by} token`]: ask(`/${by}-token`, { Authorization: `Bearer ${of('TOKEN')}` }),
  [`${by} unlisted`]: ask(`/${by}-unlisted`, { 'X-A': of('UNLISTED') }),
  [`${by} unset`]: ask(`/${by}-unset`, { 'X-A': `Bearer ${of('UNSET')}` }),
  [`${by} uncovered`]: ask(`${ELSEWHERE}/${by}-uncovered`),
  [`${by} covered again`]: ask(`/${by}-again`, { 'X-A': of('OTHER') }),
})

const plain: Requests = {
  plain: get('/plain?q=1&r=a%20b'),
  ...Object.fromEntries(STATUSES.map((status) => [`status ${status}`, get(`/status-${status}`)])),
  headers: get('/headers', { 'X-A': '1', 'X-B': 'two words', 'User-Agent': 'probe/7' }),
  repeated: [
    'http.get',
    {
      url: at('/repeated'),
      headers: [...headersOf({ 'X-A': 'one' }), ...headersOf({ 'X-A': 'two' })],
    },
  ],
  bytes: get('/bytes'),
  nearly: get('/nearly'),
  json: get('/json'),
  untyped: get('/untyped'),
  octets: get('/octets'),
  posted: post('/posted', POSTED, { 'Content-Type': 'application/json', 'X-A': 'posted' }),
  'post bytes': post('/post-bytes', ''),
  'no headers': ['http.get', { url: at('/no-headers') }],
  'no body': ['http.post', { url: at('/no-body'), headers: [] }],
}

const references: Requests = {
  ...alike(get, 'get'),
  ...alike((path, headers) => post(path, 'posted', headers), 'post'),
  several: get('/several', {
    'X-Pair': `${of('TOKEN')}:${of('OTHER')}`,
    'X-Twice': `${of('TOKEN')}${of('TOKEN')}`,
    'X-Between': `before ${of('OTHER')} after`,
  }),
  literals: get('/literals', LITERALS),
  nested: get('/nested', { 'X-Nested': of('NESTED') }),
  'nested listed': get('/nested-listed', { 'X-Nested': of('NESTED_LISTED') }),
  'in the URL': get(`/in-url?${of('TOKEN')}`),
  'in a name': get('/in-name', { [`X-${of('TOKEN')}`]: 'a', 'X-A': 'a' }),
  'in the body': post('/in-body', `a ${of('TOKEN')} b`),
}

/** What is no request, one change each. */
export const wrongs: Record<string, readonly [method: string, params: Record<string, unknown>]> = {
  'nothing at all': ['http.get', {}],
  'no url': ['http.get', { headers: [] }],
  'a number for a url': ['http.get', { url: 1, headers: [] }],
  'null for a url': ['http.get', { url: null, headers: [] }],
  'headers by name': ['http.get', { url: at('/wrong-map'), headers: { 'X-A': 'a' } }],
  'headers as text': ['http.get', { url: at('/wrong-text'), headers: 'X-A: a' }],
  'a header without value': ['http.get', { url: at('/wrong-name'), headers: [{ name: 'X-A' }] }],
  'a header without name': ['http.get', { url: at('/wrong-value'), headers: [{ value: 'a' }] }],
  'a number for a value': [
    'http.get',
    { url: at('/wrong-number'), headers: [{ name: 'X-A', value: 1 }] },
  ],
  'post without url': ['http.post', { headers: [], body: '' }],
  'post with headers by name': [
    'http.post',
    { url: at('/wrong-post'), headers: { 'X-A': 'a' }, body: '' },
  ],
}

/** Texts that are no URL, which no allow list holds either: whichever is looked at first. */
export const noUrls: Requests = {
  'no URL': ['http.get', { url: '::not a url', headers: [] }],
  'half a URL': ['http.get', { url: '/wrong-half', headers: [] }],
}

/** Where requests would have gone that are refused for their params. */
export const wrongPaths: readonly string[] = Object.values(wrongs).flatMap(([, { url }]) =>
  typeof url === 'string' && url.startsWith('{web}') ? [url.slice('{web}'.length)] : [],
)

const token = { Authorization: `Bearer ${of('TOKEN')}` }

/** What goes wrong with a value in it, so that a message might show it. */
const failures: Requests = {
  'before failures': get('/before', token),
  'refused with a value': get(`${ELSEWHERE}/refused-value`, token),
  'a bad name': get('/bad-name', { 'X A:': of('TOKEN') }),
  lines: get('/lines', { 'X-A': of('LINES') }),
  feed: get('/feed', { 'X-A': of('FEED') }),
  ...wrongs,
  ...noUrls,
  closed: get(`${CLOSED}/`, token),
  cut: get('/cut', token),
  'after failures': get('/after', token),
}

const call = (id: string, requests: Requests, tool = 'web'): CallPlan => ({ id, tool, requests })

const NARROW = ['http://local', 'http://127.0.0', 'https://127.0.0.1:{web-port}']
const FIRST_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `http://127.0.0.1:${digit}`)
const network = (allow: string[], ...envs: string[]) => ({
  policy: { network: { allow, envs: envs.map(variable) } },
})
const LISTED = ['TOKEN', 'OTHER', 'UNSET', 'NESTED', 'NESTED_LISTED', 'LINES', 'FEED']

/** Everything that is asked of the web, by tools with lists of their own; the probe itself has no policy. */
export const web = independent(
  {
    name: 'http: tools with lists of their own',
    policy: null,
    tools: [
      { name: 'web', ...network(['{web}', CLOSED], ...LISTED) },
      { name: 'other', ...network(['{web}'], 'OTHER') },
      { name: 'elsewhere', ...network([CLOSED], 'TOKEN') },
      { name: 'narrow', ...network([...NARROW, ...FIRST_DIGITS]) },
      { name: 'both', ...network(['{web}', ELSEWHERE], 'TOKEN') },
    ],
    env: { ...secretVariables, ...CRAFTED },
    web: routes,
  },
  call('plain', plain),
  call('references', references),
  call(
    'other',
    {
      "another's variable": get('/another-variable', { 'X-A': of('TOKEN') }),
      'its own variable': get('/own-variable', { 'X-A': of('OTHER') }),
    },
    'other',
  ),
  call('elsewhere', { "another's URL": get('/another-url') }, 'elsewhere'),
  call(
    'narrow',
    { 'another port': get('/another-port'), 'a longer host': get(`${ELSEWHERE}/longer-host`) },
    'narrow',
  ),
  call('user', { 'a user before another host': get(`{web}@localhost:{web-port}/user`) }),
  call(
    'bare',
    { 'get without a list': get('/bare-get'), 'post without a list': post('/bare-post', '') },
    'probe',
  ),
  call('failures', failures),
  call('echo', { echo: get('/echo', token) }),
  call('away', { away: get('/away', token) }),
  call('across', { across: get('/across', token) }, 'both'),
)
