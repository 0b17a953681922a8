import { onParams } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const resultMutants = mutantsOf(
  {
    id: 'vfs.result.content-is-one-block',
    violates: 'vfs.result.content-form',
    change: 'sends its only block outside an array',
    apply: onParams('result', ({ content }) => ({ content: (content as unknown[])[0] })),
  },
  {
    id: 'vfs.result.blocks-without-type',
    violates: 'vfs.result.content-form',
    change: 'leaves out the type of a block',
    apply: onParams('result', ({ content }) => ({
      content: (content as { text: string }[]).map(({ text }) => ({ text })),
    })),
  },
  {
    id: 'vfs.result.resource-without-content',
    violates: 'vfs.result.block-shape',
    change: 'adds a resource block that has its uri outside the resource, and no content',
    apply: onParams('result', ({ content }) => ({
      content: [...(content as unknown[]), { type: 'resource', uri: 'file:///a.txt' }],
    })),
  },
  {
    id: 'vfs.result.text-under-content',
    violates: 'vfs.result.block-shape',
    change: 'puts the text of a text block under `content`',
    apply: onParams('result', ({ content }) => ({
      content: (content as { text: string }[]).map(({ text }) => ({ type: 'text', content: text })),
    })),
  },
)
