import { parse } from '../../../harness/wire/json.ts'
import { type Block, failed } from '../runtime/outcome.ts'
import { having, onOutcome } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

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

export const resultMutants = mutantsOf(
  {
    id: 'vfs.result.first-block',
    violates: 'vfs.result.blocks-in-order',
    change: 'keeps the first block of a result',
    apply: onBlocks((blocks) => blocks.slice(0, 1)),
  },
  {
    id: 'vfs.result.backwards',
    violates: 'vfs.result.blocks-in-order',
    change: 'puts the last block first',
    apply: onBlocks((blocks) => blocks.toReversed()),
  },
  {
    id: 'vfs.result.trims-strings',
    violates: 'vfs.result.string-is-one-text-block',
    change: 'trims a text that is no block',
    apply: onText((text) => text.trim()),
  },
  {
    id: 'vfs.result.parses-strings',
    violates: 'vfs.result.string-not-parsed',
    change: 'takes a text that looks like blocks for blocks',
    apply: onText((text) => {
      const value = parse(text)
      return Array.isArray(value) ? (value as Block[]) : text
    }),
  },
  {
    id: 'vfs.result.texts-alone',
    violates: 'vfs.result.block-kinds-accepted',
    change: 'fails a result with any block but texts',
    apply: onOutcome((outcome) =>
      'content' in outcome &&
      typeof outcome.content !== 'string' &&
      outcome.content.some(({ type }) => type !== 'text')
        ? failed('a block cannot be read')
        : outcome,
    ),
  },
  {
    id: 'vfs.result.drops-bytes',
    violates: 'vfs.result.block-kinds-accepted',
    change: 'drops resources that are bytes',
    apply: onBlocks((blocks) =>
      blocks.filter((block) => block.type !== 'resource' || !('blob' in block.resource)),
    ),
  },
  {
    id: 'vfs.result.one-pipe-full',
    violates: 'vfs.result.large-result-read',
    change: 'reads no more of a result than a pipe holds',
    apply: onText((text) => text.slice(0, 65_536)),
  },
  {
    id: 'vfs.result.makes-texts',
    violates: 'vfs.result.malformed-result-not-invented',
    change: 'makes a text of whatever the content is',
    apply: having(({ said }) => ({
      said: (method, params) =>
        method === 'result'
          ? said(method, madeText(params as { content?: unknown } | undefined))
          : said(method, params),
    })),
  },
)

function madeText(params: { content?: unknown } = {}) {
  const { content } = params
  return Array.isArray(content) ? params : { content: String(content) }
}
