import { variable } from '../secrets.ts'

export const POSTED = '{"a": "Grüße \\"世界\\"",\n "b": [1, 2.50]}\n'

/** A body with what is easily lost of a text: the mark at its beginning, CR LF, and blanks at its end. */
export const POSTED_TEXT = '\ufeffone\r\ntwo \n\n'

/** Headers that clients like to set, leave out or tidy up by themselves. */
export const HEADERS = {
  'X-A': '1',
  'X-B': 'two words',
  'User-Agent': 'probe/7',
  Accept: 'application/x-probe',
  'Content-Type': 'application/x-asked',
  Cookie: 'a=1; b=2',
  'X-Runs': 'two  blanks',
  'X-Empty': '',
} as const

/** The name of a variable in letters of both cases and with a digit. */
export const MIXED = 'Mixed_case_1'

/** What belongs to no reference; braces and percent signs are ordinary text. */
export const LITERALS = {
  'X-Dollar': `$${variable('TOKEN')}`,
  'X-Percent': `100% of %${variable('TOKEN')}%`,
  'X-Brace': `{${variable('TOKEN')}}`,
  'X-Number': '$5 and $$',
  'X-Closed': 'a } b',
} as const

/** A value with what a replacement could take for something of its own. */
export const SIGNS = 'dollar $& $1 $$ $`'

/** Names that are like that of a listed variable, and stand in no list, by the request with each. */
export const LIKE_LISTED = {
  'a longer name than listed': `${variable('TOKEN')}_2`,
  'a listed name in small letters': variable('TOKEN').toLowerCase(),
}
