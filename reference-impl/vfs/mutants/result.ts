import { onParams } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const resultMutants = mutantsIn('vfs.result')({
  'content-form': {
    'content-is-one-block: sends its only block outside an array': onParams(
      'result',
      ({ content }) => ({ content: (content as unknown[])[0] }),
    ),
    'blocks-without-type: leaves out the type of a block': onParams('result', ({ content }) => ({
      content: (content as { text: string }[]).map(({ text }) => ({ text })),
    })),
  },
  'block-shape': {
    'resource-without-content: adds a resource block that has its uri outside the resource, and no content':
      onParams('result', ({ content }) => ({
        content: [...(content as unknown[]), { type: 'resource', uri: 'file:///a.txt' }],
      })),
    'text-under-content: puts the text of a text block under `content`': onParams(
      'result',
      ({ content }) => ({
        content: (content as { text: string }[]).map(({ text }) => ({
          type: 'text',
          content: text,
        })),
      }),
    ),
  },
})
