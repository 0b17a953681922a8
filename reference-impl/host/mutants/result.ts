import { parse } from '../../../harness/wire/json.ts'
import { type Block, failed } from '../runtime/outcome.ts'
import { having, onOutcome } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Changes a result that is a text. */
const onText = (change: (text: string) => string | Block[]) =>
  onOutcome((outcome) =>
    'content' in outcome && typeof outcome.content === 'string'
      ? { ...outcome, content: change(outcome.content) }
      : outcome,
  )

/** Changes a result that is blocks. */
const onBlocks = (change: (blocks: Block[]) => Block[]) =>
  onOutcome((outcome) =>
    'content' in outcome && typeof outcome.content !== 'string'
      ? { ...outcome, content: change(outcome.content) }
      : outcome,
  )

export const resultMutants = mutantsIn('vfs.result')({
  'blocks-in-order#order': {
    'first-block: keeps the first block of a result': onBlocks((blocks) => blocks.slice(0, 1)),
    'backwards: puts the last block first': onBlocks((blocks) => blocks.toReversed()),
    'resources-last: puts resources behind all texts': onBlocks((blocks) => [
      ...blocks.filter(({ type }) => type !== 'resource'),
      ...blocks.filter(({ type }) => type === 'resource'),
    ]),
  },
  'blocks-in-order#equal': {
    'once-each: keeps one of equal blocks': onBlocks((blocks) => [
      ...new Map(blocks.map((block) => [JSON.stringify(block), block])).values(),
    ]),
  },
  'string-is-one-text-block': {
    'trims-strings: trims a text that is no block': onText((text) => text.trim()),
  },
  'string-not-parsed': {
    'parses-strings: takes a text that looks like blocks for blocks': onText((text) => {
      const value = parse(text)
      return Array.isArray(value) ? (value as Block[]) : text
    }),
  },
  'block-kinds-accepted': {
    'texts-alone: fails a result with any block but texts': onOutcome((outcome) =>
      'content' in outcome &&
      typeof outcome.content !== 'string' &&
      outcome.content.some(({ type }) => type !== 'text')
        ? failed('a block cannot be read')
        : outcome,
    ),
    'drops-bytes: drops resources that are bytes': onBlocks((blocks) =>
      blocks.filter((block) => block.type !== 'resource' || !('blob' in block.resource)),
    ),
  },
  'large-result-read': {
    'one-pipe-full: reads no more of a result than a pipe holds': onText((text) =>
      text.slice(0, 65_536),
    ),
  },
  'malformed-result-not-invented': {
    'makes-texts: makes a text of whatever the content is': having(({ reported: output }) => ({
      reported: (method, params) =>
        method === 'result'
          ? output(method, madeText(params as { content?: unknown } | undefined))
          : output(method, params),
    })),
  },
})

function madeText(params: { content?: unknown } = {}) {
  const { content } = params
  return Array.isArray(content) ? params : { content: String(content) }
}
