import type { Requests } from '../scenario-checks.ts'
import { at } from './requests.ts'

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
  'a second header without value': [
    'http.get',
    { url: at('/wrong-second'), headers: [{ name: 'X-A', value: 'a' }, { name: 'X-B' }] },
  ],
  'null for a header': ['http.get', { url: at('/wrong-null'), headers: [null] }],
  'a text for a header': ['http.get', { url: at('/wrong-line'), headers: ['X-A: a'] }],
  'a number for a name': [
    'http.get',
    { url: at('/wrong-numbered'), headers: [{ name: 1, value: 'a' }] },
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
