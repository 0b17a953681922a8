import { mapValues } from '../../../../harness/wire/json.ts'
import { writable } from '../method-calls.ts'
import { type CallPlan, independent, type MethodCall, type Requests } from '../scenario-checks.ts'
import { reference, SECRETS, secretVariables, variable } from '../secrets.ts'
import { plain } from './plain-requests.ts'
import { at, get, headersOf, of, post } from './requests.ts'
import { ELSEWHERE, routes } from './routes.ts'
import { LIKE_LISTED, LITERALS, MIXED, SIGNS, WIDE, WIDE_VALUE } from './values.ts'
import { noUrls, wrongs } from './wrong-requests.ts'

/** Nobody listens there. */
const CLOSED = 'http://127.0.0.1:1'

/** Variables whose values look like references, or like headers. */
const CRAFTED = {
  [variable('SIGNS')]: SIGNS,
  [variable('BLANK')]: '',
  [variable(MIXED)]: 'mixed',
  [WIDE]: WIDE_VALUE,
  ...Object.fromEntries(Object.values(LIKE_LISTED).map((name) => [name, SECRETS.UNLISTED])),
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

const references: Requests = {
  ...alike(get, 'get'),
  ...alike((path, headers) => post(path, 'posted', headers), 'post'),
  'a second unlisted': get('/second-unlisted', { 'X-A': `${of('OTHER')} ${of('UNLISTED')}` }),
  'a second unset': get('/second-unset', { 'X-A': `${of('OTHER')} ${of('UNSET')}` }),
  unknown: get('/unknown', { 'X-A': of('NEITHER') }),
  'a later unlisted': get('/later-unlisted', { 'X-A': of('OTHER'), 'X-B': of('UNLISTED') }),
  ...mapValues(LIKE_LISTED, (name) => get('/like-listed', { 'X-A': reference(name) })),
  blank: get('/blank', { 'X-Blank': `<${of('BLANK')}>`, 'X-Mixed': of(MIXED) }),
  wide: get('/wide', { 'X-Wide': `<${reference(WIDE)}>` }),
  several: get('/several', {
    'X-Pair': `${of('TOKEN')}:${of('OTHER')}`,
    'X-Twice': `${of('TOKEN')}${of('TOKEN')}`,
    'X-Dollar': `$${of('OTHER')}`,
    'X-Between': `before ${of('OTHER')} after`,
    'X-Three': `${of('OTHER')},${of('TOKEN')},${of('OTHER')}`,
  }),
  'of one name': [
    'http.get',
    {
      url: at('/one-name'),
      headers: ['TOKEN', 'OTHER'].flatMap((secret) => headersOf({ 'X-A': of(secret) })),
    },
  ],
  signs: get('/signs', { 'X-Signs': `<${of('SIGNS')}>` }),
  literals: get('/literals', LITERALS),
  nested: get('/nested', { 'X-Nested': of('NESTED') }),
  'nested listed': get('/nested-listed', { 'X-Nested': of('NESTED_LISTED') }),
  'in the URL': get(`/in-url?${of('TOKEN')}`),
  'in a name': get('/in-name', { [`X-${of('TOKEN')}`]: 'a', 'X-A': 'a' }),
  'in the body': post('/in-body', `a ${of('TOKEN')} b`),
}

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
  unanswered: get('/unanswered', token),
  'post unanswered': post('/post-unanswered', 'posted', token),
  'post closed': post(`${CLOSED}/`, 'posted', token),
  'post cut': post('/post-cut', 'posted', token),
  'after failures': get('/after', token),
}

const call = (id: string, requests: Requests, tool = 'web'): CallPlan => ({ id, tool, requests })

const NARROW = [
  ...['http://local', 'http://127.0.0', 'https://127.0.0.1:{web-port}'],
  'http://host:{web-port}',
]
const FIRST_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `http://127.0.0.1:${digit}`)
const network = (allow: string[], ...envs: string[]) => ({
  policy: { network: { allow, envs: envs.map((name) => (name === WIDE ? name : variable(name))) } },
})
const LISTED = [
  ...['TOKEN', 'OTHER', 'UNSET', 'NESTED', 'NESTED_LISTED', 'LINES', 'FEED', 'SIGNS'],
  ...['BLANK', MIXED, WIDE],
]

/** Everything that is asked of the web, by tools with lists of their own; the probe itself has no policy. */
export const web = independent(
  {
    name: 'http: tools with lists of their own',
    needs: ['http'],
    policy: null,
    tools: [
      { name: 'web', ...network(['{web}', CLOSED], ...LISTED) },
      { name: 'other', ...network(['{web}'], 'OTHER') },
      { name: 'elsewhere', ...network([CLOSED], 'TOKEN') },
      { name: 'paths', ...network(['{web}/first', '{web}/second/', '{web}/last']) },
      {
        name: 'programs',
        policy: {
          network: { allow: ['{web}'], envs: [variable('OTHER')] },
          commands: { true: { envs: [variable('TOKEN')] } },
        },
      },
      { name: 'nowhere', ...network([], 'TOKEN') },
      { name: 'narrow', ...network([...NARROW, ...FIRST_DIGITS]) },
      { name: 'files', policy: writable('.') },
      { name: 'both', ...network(['{web}', ELSEWHERE], 'TOKEN') },
    ],
    env: { ...secretVariables, ...CRAFTED },
    web: routes,
    // The first call alone takes a busy machine 20 seconds.
    timeoutMs: 60_000,
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
  call(
    'paths',
    {
      'the first entry': get('/first'),
      'below the first entry': get('/first/below'),
      'below the second entry': get('/second/below'),
      'the last entry': get('/last?q=1'),
      'beside the entries': get('/third'),
      'out of an entry': get('/first/../fourth'),
      'out of an entry in escapes': get('/first/%2E%2E/fourth'),
      'above the entries': get('/'),
      'redirected beside': get('/first/beside'),
    },
    'paths',
  ),
  call(
    'programs',
    {
      "a header's variable": get('/own-variable-too', { 'X-A': of('OTHER') }),
      "a program's variable": get('/program-variable', { 'X-A': of('TOKEN') }),
    },
    'programs',
  ),
  call('user', { 'a user before another host': get(`{web}@localhost:{web-port}/user`) }),
  call(
    'bare',
    { 'get without a list': get('/bare-get'), 'post without a list': post('/bare-post', '') },
    'probe',
  ),
  call('files', { 'get without network': get('/files-get') }, 'files'),
  call('nowhere', { 'get with an empty list': get('/nowhere') }, 'nowhere'),
  call('failures', failures),
  call('echo', { echo: get('/echo', token) }),
  call('away', {
    away: get('/away', token),
    'away twice': get('/away-twice', token),
    'post away': post('/post-away', 'posted', token),
  }),
  call('across', { across: get('/across', token) }, 'both'),
)
