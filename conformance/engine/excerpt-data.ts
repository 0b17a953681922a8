import { beginningOf } from '../../harness/wire/ends-of-text.ts'
import { isObject } from '../../harness/wire/json.ts'

/** So many characters of a text does a report show. */
export const EXCERPT_TEXT_LENGTH = 2_000

/** So many characters does the JSON text of a value take that is shown as it is built. */
const EXCERPT_DATA = 5 * EXCERPT_TEXT_LENGTH

/** A long text as a report shows it. */
const textExcerpt = (text: string) =>
  text.length > EXCERPT_TEXT_LENGTH ? `${cut(text)}… (${text.length} characters)` : text

/** Copies the beginning of a text: a slice alone would keep the whole text in memory. */
export const cut = (text: string) => Buffer.from(beginningOf(text, EXCERPT_TEXT_LENGTH)).toString()

/** A value as a report shows it: its texts are cut; one that is long all the same is cut as JSON text. */
export function dataExcerpt(value: unknown): unknown {
  const short = withTextExcerpts(value)
  const text = JSON.stringify(short) ?? ''
  return text.length > EXCERPT_DATA ? textExcerpt(text) : short
}

/** A value of the same form whose texts are cut. */
export function withTextExcerpts<T>(value: T): T
export function withTextExcerpts(value: unknown): unknown {
  if (typeof value === 'string') return textExcerpt(value)
  if (Array.isArray(value)) return value.map((each) => withTextExcerpts(each))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, withTextExcerpts(v)]))
}
