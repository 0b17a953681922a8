import { OLD } from './contents.ts'

/** What is no base64 and goes to a file that is there, by what is wrong with it. */
export const BAD_BASE64: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  letters: {
    'no base64': '@@@@',
    'base64 with a stranger': 'aGVs!G8=',
    'base64 with an accent': 'aGVséaGVs',
    'base64 with NUL': 'aGVs\0AAA',
  },
  length: { 'base64 cut short': 'aGVsb', 'more base64 cut short': `${'aGVs'.repeat(100)}b` },
  padding: { 'padding inside': 'aG=k', 'padding first': '=aGk', 'padding alone': '====' },
}
export const badPath = (kind: string) => `bad-${kind}.txt`

/** The names of the requests with bad base64 of a kind, and the file that they must leave as it was. */
export const badBase64 = (kind: string) => ({
  names: Object.keys(BAD_BASE64[kind] ?? {}),
  project: { [badPath(kind)]: OLD },
})

/** Encodings that nobody knows, and values that are none: for each of them a request for a new file. */
export const UNKNOWN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  name: { rot13: 'rot13', 'quoted-printable': 'quoted-printable' },
  type: {
    'encoding 7': 7,
    'encoding true': true,
    'encoding [base64]': ['base64'],
    'encoding {}': {},
  },
  falsy: { 'encoding ""': '', 'encoding 0': 0, 'encoding false': false },
}
export const unknownPath = (name: string) => `unknown/${name.replace(/\W+/g, '-')}.txt`

export const unknownEncodings = (kind: string) => {
  const names = Object.keys(UNKNOWN[kind] ?? {})
  return { names, project: Object.fromEntries(names.map((name) => [unknownPath(name), null])) }
}

/** Names that are nearly `base64`, and the paths that are written under them. */
export const NEARLY_BASE64 = {
  BASE64: 'upper.txt',
  Base64: 'capital.txt',
  base64url: 'for-urls.txt',
  ' base64': 'blank.txt',
}
export const HELLO = 'hello!'

export const JOINED = { path: 'joined.txt', bytes: 'hihi' }
