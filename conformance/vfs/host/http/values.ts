import { variable } from '../secrets.ts'

export const POSTED = '{"a": "Grüße \\"世界\\"",\n "b": [1, 2.50]}\n'

/** A body with what is easily lost of a text: the mark at its beginning, CR LF, and blanks at its end. */
export const POSTED_TEXT = '\ufeffone\r\ntwo \rthree\n\n'

/** A body with characters that end a text, or are spelt otherwise, for a careless client. */
export const POSTED_SIGNS = 'a\0b\te\u0301\x7f%41+'

/** A body of more than a client writes at once, in whose pieces characters are cut. */
export const POSTED_LONG = `x${'é😀'.repeat(24_000)}`

/** Headers that clients like to set, leave out or tidy up by themselves. */
export const HEADERS: Readonly<Record<string, string>> = {
  'X-A': '1',
  'X-B': 'two words',
  'User-Agent': 'probe/7',
  Accept: 'application/x-probe',
  'Content-Type': 'application/x-asked',
  Cookie: 'a=1; b=2',
  'X-Runs': 'two  blanks',
  'X-Empty': '',
  Authorization: 'Basic dTpw',
  'Accept-Encoding': 'identity',
  'If-None-Match': '"abc"',
  Range: 'bytes=0-9',
  'Accept-Language': 'de',
  'Cache-Control': 'no-store',
  X_Joined: 'by underscores',
  Referer: 'http://127.0.0.1/from',
  'X-List': 'a, b; c="d, e"',
  'X-Quoted': '"in quotes"',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`X-Number-${i}`, `${i}`])),
  'X-Long': 'long '.repeat(400).trim(),
}

/** Some of them with a body. */
export const POST_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['X-A', 'User-Agent', 'Accept', 'Cookie', 'Authorization', 'X-Empty'].map((name) => [
    name,
    HEADERS[name] ?? '',
  ]),
)

/** The name of a variable in letters of both cases and with a digit. */
export const MIXED = 'Mixed_case_1'

/** A name that begins with an underscore, and a long value with blanks at its ends. */
export const WIDE = `_${variable('WIDE')}`
export const WIDE_VALUE = ` ${'wide'.repeat(500)} `

/** The beginning of a reference without its end. */
const open = (name: string) => ['$', '{', name].join('')

/** What belongs to no reference; braces and percent signs are ordinary text. */
export const LITERALS = {
  'X-Dollar': `$${variable('TOKEN')}`,
  'X-Percent': `100% of %${variable('TOKEN')}%`,
  'X-Brace': `{${variable('TOKEN')}}`,
  'X-Number': '$5 and $$',
  'X-Closed': 'a } b',
  'X-Open': `a ${open(variable('TOKEN'))}`,
  'X-Parenthesis': `$(${variable('TOKEN')})`,
  'X-Template': `{{${variable('TOKEN')}}} {{ ${variable('TOKEN')} }}`,
  'X-Escapes': '\\n \\$ %41',
  'X-Parts': 'a: b; c',
} as const

/** A value with what a replacement could take for something of its own. */
export const SIGNS = 'dollar $& $1 $$ $`'

/** Names that are like that of a listed variable, and stand in no list, by the request with each. */
export const LIKE_LISTED = {
  'a longer name than listed': `${variable('TOKEN')}_2`,
  'a listed name in small letters': variable('TOKEN').toLowerCase(),
  'a shorter name than listed': variable('TOKEN').slice(0, -1),
  'a name that ends like a listed one': `MY_${variable('TOKEN')}`,
}
