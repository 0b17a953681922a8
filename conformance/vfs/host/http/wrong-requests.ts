import type { MethodCall, Requests } from '../scenario-checks.ts'
import { at } from './requests.ts'

const withHeaders = (path: string, headers: unknown): MethodCall => [
  'http.get',
  { url: at(path), headers },
]

const withValue = (path: string, value: unknown) => withHeaders(path, [{ name: 'X-A', value }])

const posting = (path: string, body: unknown): MethodCall => [
  'http.post',
  { url: at(path), headers: [], body },
]

/** What is no request, one change each. */
export const wrongs: Requests = {
  'nothing at all': ['http.get', {}],
  'no url': ['http.get', { headers: [] }],
  'a number for a url': ['http.get', { url: 1, headers: [] }],
  'null for a url': ['http.get', { url: null, headers: [] }],
  'a list for a url': ['http.get', { url: [at('/wrong-first')], headers: [] }],
  'headers by name': withHeaders('/wrong-map', { 'X-A': 'a' }),
  'headers as text': withHeaders('/wrong-text', 'X-A: a'),
  'false for headers': withHeaders('/wrong-false', false),
  '0 for headers': withHeaders('/wrong-zero', 0),
  'a header without value': withHeaders('/wrong-name', [{ name: 'X-A' }]),
  'a header without name': withHeaders('/wrong-value', [{ value: 'a' }]),
  'a number for a value': withValue('/wrong-number', 1),
  'null for a value': withValue('/wrong-nothing', null),
  'true for a value': withValue('/wrong-true', true),
  'a list for a value': withValue('/wrong-list', ['a']),
  'a second header without value': withHeaders('/wrong-second', [
    { name: 'X-A', value: 'a' },
    { name: 'X-B' },
  ]),
  'null for a header': withHeaders('/wrong-null', [null]),
  'a text for a header': withHeaders('/wrong-line', ['X-A: a']),
  'a pair for a header': withHeaders('/wrong-pair', [['X-A', 'a']]),
  'a number for a name': withHeaders('/wrong-numbered', [{ name: 1, value: 'a' }]),
  'post without url': ['http.post', { headers: [], body: '' }],
  'post with headers by name': [
    'http.post',
    { url: at('/wrong-post'), headers: { 'X-A': 'a' }, body: '' },
  ],
  'a number for a body': posting('/wrong-body', 1),
  'an object for a body': posting('/wrong-object', { a: 1 }),
  'a list for a body': posting('/wrong-bodies', ['a']),
}

/** Texts that are no URL, which no allow list holds either: whichever is looked at first. */
export const noUrls: Requests = {
  'no URL': ['http.get', { url: '::not a url', headers: [] }],
  'half a URL': ['http.get', { url: '/wrong-half', headers: [] }],
}

/** Where requests would have gone that are refused for their params. */
export const wrongPaths: readonly string[] = Object.values(wrongs).flatMap(([, params]) => {
  const [url] = [(params as { url?: unknown }).url].flat()
  return typeof url === 'string' && url.startsWith('{web}') ? [url.slice('{web}'.length)] : []
})
