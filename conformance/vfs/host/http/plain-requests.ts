import type { Requests } from '../scenario-checks.ts'
import { at, get, headersOf, post } from './requests.ts'
import { LONG_ADDRESS, SPELT_ADDRESS, STATUSES } from './routes.ts'
import * as values from './values.ts'

const { HEADERS, POST_HEADERS, POSTED, POSTED_LONG, POSTED_SIGNS, POSTED_TEXT } = values

/** What is asked of the web without a variable. */
export const plain: Requests = {
  plain: get('/plain?q=1&r=a%20b'),
  escaped: get('/one%2Btwo?x=%26&y=%E4'),
  ordered: get('/ordered?b=2&a=1&a=1&c'),
  slashes: get('/Two//slashes/?q=a+b&empty=&c'),
  spelt: get(SPELT_ADDRESS),
  'a long address': get(LONG_ADDRESS),
  ...Object.fromEntries(STATUSES.map((status) => [`status ${status}`, get(`/status-${status}`)])),
  headers: get('/headers', HEADERS),
  'no headers': ['http.get', { url: at('/no-headers') }],
  repeated: [
    'http.get',
    {
      url: at('/repeated'),
      headers: ['one', 'two', 'one'].flatMap((value) => headersOf({ 'X-A': value })),
    },
  ],
  bytes: get('/bytes'),
  nearly: get('/nearly'),
  late: get('/late'),
  'like bytes': get('/like-bytes'),
  json: get('/json'),
  untyped: get('/untyped'),
  undeclared: get('/undeclared'),
  'missing bytes': get('/missing-bytes'),
  octets: get('/octets'),
  'long text': get('/long-text'),
  nothing: get('/nothing'),
  once: get('/again'),
  again: get('/again'),
  posted: post('/posted', POSTED, { 'Content-Type': 'application/json', 'X-A': 'posted' }),
  'posted text': post('/posted-text', POSTED_TEXT, POST_HEADERS),
  'posted signs': post('/posted-signs', POSTED_SIGNS),
  'posted long': post('/posted-long', POSTED_LONG),
  'posted nothing': post('/posted-nothing', ''),
  'posted with a query': post('/posted-query?b=2&a=%31', 'asked'),
  'posted once': post('/posted-again', 'again'),
  'posted again': post('/posted-again', 'again'),
  'post 503': post('/post-503', 'again'),
  'post bytes': post('/post-bytes', ''),
  'no body': ['http.post', { url: at('/no-body'), headers: [] }],
}
