import { onParams } from '../tool/combinators.ts'
import { variantsOf } from './variant.ts'

const textOf = (content: unknown) =>
  (content as { text: string }[]).map(({ text }) => text).join('')

/** A result is a text or a list of blocks. @see rfd-d11 §Request and response format */
export const contentVariants = variantsOf(
  {
    name: 'content-as-string',
    does: 'gives its result as a plain string',
    apply: onParams('result', ({ content }) => ({ content: textOf(content) })),
  },
  {
    name: 'content-as-blocks',
    does: 'gives each line of its result as a block of its own, with a media type',
    apply: onParams('result', ({ content }) => ({
      content: textOf(content)
        .split(/(?<=\n)/)
        .map((text) => ({ type: 'text', text, mimeType: 'text/plain' })),
    })),
  },
)
