import { asJson, isNone, result } from '../expected.ts'

export const noEncoding = result('no encoding', (found) =>
  'encoding' in found ? `encoding ${asJson(found.encoding)}` : undefined,
)
/** What is blamed for a null by its own check is not blamed for it by others. */
export const unencoded = result('no encoding', ({ encoding }) =>
  isNone(encoding) ? undefined : `encoding ${asJson(encoding)}`,
)

const STANDARD = /^[A-Za-z0-9+/]*={0,2}$/
export const letters = result('letters of the standard alphabet', ({ content }) =>
  STANDARD.test(String(content).replace(/\s/g, '')) ? undefined : `content ${asJson(content)}`,
)
export const padded = result(
  'no more padding than a length that is a multiple of four needs',
  ({ content }) =>
    isPadded(String(content).replace(/\s/g, '')) ? undefined : `content ${asJson(content)}`,
)
const isPadded = (content: string) => content.length % 4 === 0 && /^[^=]*={0,2}$/.test(content)
export const oneLine = result('no line breaks', ({ content }) =>
  /\s/.test(String(content)) ? 'content with line breaks' : undefined,
)
