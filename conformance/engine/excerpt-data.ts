import { isObject } from '../../harness/wire/json.ts'

/** So many characters of a text does a report show. */
export const TEXT_SHOWN = 2_000

/** So many characters does the JSON text of a value take that is shown as it is built. */
const DATA_SHOWN = 5 * TEXT_SHOWN

/** A long text as a report shows it. */
export const shownText = (text: string) =>
  text.length > TEXT_SHOWN ? `${cut(text)}… (${text.length} characters)` : text

/** Copies the beginning of a text: a slice alone would keep the whole text in memory. */
export const cut = (text: string) => Buffer.from(text.slice(0, TEXT_SHOWN)).toString()

/** A value as a report shows it: its texts are cut; one that is long all the same is cut as JSON text. */
export function shownData(value: unknown): unknown {
  const short = withShownTexts(value)
  const text = JSON.stringify(short) ?? ''
  return text.length > DATA_SHOWN ? shownText(text) : short
}

/** A value of the same form whose texts are cut. */
export function withShownTexts<T>(value: T): T
export function withShownTexts(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value)) return value.map((each) => withShownTexts(each))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, withShownTexts(v)]))
}
