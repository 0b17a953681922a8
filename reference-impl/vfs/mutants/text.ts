import { onParams } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'

interface TextBlock {
  type: 'text'
  text: string
}

/** Changes the text of a result. */
export const onText = (change: (text: string) => string): Apply =>
  onParams('result', ({ content }) => ({
    content: (content as TextBlock[]).map((block) => ({ ...block, text: change(block.text) })),
  }))
