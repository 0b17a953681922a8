import type { Route } from '../../../../harness/peers/route.ts'

/** Where the web is that a tool may not use: the same server by another name. */
export const ELSEWHERE = 'http://localhost:{web-port}'

/** Every value of a byte, which no text has. */
export const BYTES = Buffer.from(Array.from({ length: 256 }, (_, i) => i))
export const NEARLY_TEXT = Buffer.from('\xef\xbb\xbfplain but for one byte: \xff\n', 'latin1')
export const JSON_TEXT = '{"grüße":"世界 😀"}\n'

/** Text with what careless readers take for a sign of bytes. */
export const LIKE_BYTES = 'a\0b \ufffd c\n'

/** Text whose line ends, blanks and spellings are easily lost. */
export const PLAIN = ' plain\r\nanswer\twith\ra &amp; <b>b</b>\n\n'

/** Text of more than a client reads at once, in whose pieces characters are cut, behind a mark and before decomposed ones. */
export const LONG_TEXT = `\ufeff${'aé😀\r\n'.repeat(20_000)}e\u0301\u200b`

/** Bytes of which only the last shows that they are no text. */
export const LATE = Buffer.from(`${'x'.repeat(70_000)}\xff`, 'latin1')

/** Escapes of signs that need none, and in small letters, and signs that need no escape. */
export const SPELT_ADDRESS = '/%7Euser/%c3%a9;a=1,2/@me:you!$&()*+~x?q=%7e%41&r=;,@:!$()*/?'

export const LONG_ADDRESS = `/long?q=${'x'.repeat(3_000)}`

/** Queries and paths of which a careless client makes others. */
export const ADDRESSES = [
  '/plain?q=1&r=a%20b',
  '/one%2Btwo?x=%26&y=%E4',
  '/ordered?b=2&a=1&a=1&c',
  '/Two//slashes/?q=a+b&empty=&c',
  SPELT_ADDRESS,
  LONG_ADDRESS,
]

/** Statuses that a client could follow, try again or take for a failure of its own. */
export const STATUSES = [
  ...[201, 202, 204, 206, 299, 300, 302, 304, 307],
  ...[400, 401, 403, 404, 410, 418, 429, 451, 500, 502, 503, 504, 599],
]

/** With these no body comes. @see rfc9110 §15 */
export const BODILESS: readonly number[] = [204, 304]

export const statuses: Record<string, number> = Object.fromEntries(
  STATUSES.map((status) => [`status ${status}`, status]),
)

const base64 = (bytes: Buffer) => ({ base64: bytes.toString('base64') })
const TYPE = 'content-type'

export const routes: Route[] = [
  { path: '/plain?q=1&r=a%20b', headers: { [TYPE]: 'text/plain' }, body: PLAIN },
  ...STATUSES.map((status) => ({
    path: `/status-${status}`,
    status,
    ...(!BODILESS.includes(status) && { body: `status ${status}` }),
  })),
  { path: '/bytes', headers: { [TYPE]: 'application/octet-stream' }, body: base64(BYTES) },
  { path: '/nearly', headers: { [TYPE]: 'text/plain; charset=utf-8' }, body: base64(NEARLY_TEXT) },
  { path: '/late', headers: { [TYPE]: 'text/plain' }, body: base64(LATE) },
  { path: '/long-text', headers: { [TYPE]: 'text/plain; charset=utf-8' }, body: LONG_TEXT },
  { path: '/nothing', body: '' },
  { path: '/json', headers: { [TYPE]: 'application/json' }, body: JSON_TEXT },
  { path: '/untyped', body: JSON_TEXT },
  { path: '/like-bytes', headers: { [TYPE]: 'text/plain; charset=utf-8' }, body: LIKE_BYTES },
  { path: '/undeclared', headers: { [TYPE]: 'text/html' }, body: JSON_TEXT },
  { path: '/missing-bytes', status: 404, body: base64(BYTES) },
  { path: '/octets', headers: { [TYPE]: 'application/octet-stream' }, body: JSON_TEXT },
  {
    path: '/posted',
    method: 'POST',
    status: 201,
    headers: { [TYPE]: 'text/plain' },
    body: 'thanks',
  },
  { path: '/post-503', method: 'POST', status: 503, body: 'busy' },
  { path: '/post-bytes', method: 'POST', body: base64(BYTES) },
  { path: '/echo', headers: { [TYPE]: 'application/json' }, echo: true },
  { path: '/cut', body: 'half of it', stall: 'cut' },
  { path: '/post-cut', method: 'POST', body: 'half of it', stall: 'cut' },
  { path: '/unanswered', stall: 'nothing' },
  { path: '/post-unanswered', method: 'POST', stall: 'nothing' },
  { path: '/away', redirect: `${ELSEWHERE}/landed` },
  { path: '/away-twice', redirect: '/away-again' },
  { path: '/away-again', redirect: `${ELSEWHERE}/landed-twice` },
  { path: '/post-away', method: 'POST', status: 307, redirect: `${ELSEWHERE}/landed-post` },
  { path: '/first/beside', redirect: '/landed-beside' },
  { path: '/across', redirect: `${ELSEWHERE}/landed-across` },
]
