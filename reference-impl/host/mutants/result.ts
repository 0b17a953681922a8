import { isObject, parse } from '../../../harness/wire/json.ts'
import { type Block, failed } from '../runtime/outcome.ts'
import { having, onOutcome } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { nearResultMutants } from './result/near.ts'
import { questionMutants } from './result/questions.ts'
import { onBlocks, onContent, onText } from './result/reading.ts'
import { speltMutants } from './result/spelt.ts'

const uriOf = (block: Block) => (block.type === 'resource' ? block.resource.uri : undefined)

const MIB = 1024 * 1024

export const resultMutants: readonly Mutant[] = [
  ...nearResultMutants,
  ...speltMutants,
  ...questionMutants,
  ...mutantsIn('vfs.result')({
    'blocks-in-order#order': {
      'first-block: keeps the first block of a result': onBlocks((blocks) => blocks.slice(0, 1)),
      'backwards: puts the last block first': onBlocks((blocks) => blocks.toReversed()),
      'most-of-many: keeps a hundred blocks of a result': onBlocks((blocks) =>
        blocks.slice(0, 100),
      ),
      'drops-empty: leaves empty blocks out': onBlocks((blocks) =>
        blocks.filter((block) => block.type !== 'text' || block.text !== ''),
      ),
      'resources-last: puts resources behind all texts': onBlocks((blocks) => [
        ...blocks.filter(({ type }) => type !== 'resource'),
        ...blocks.filter(({ type }) => type === 'resource'),
      ]),
    },
    'blocks-in-order#equal': {
      'once-each: keeps one of equal blocks': onBlocks((blocks) => [
        ...new Map(blocks.map((block) => [JSON.stringify(block), block])).values(),
      ]),
      'once-per-address: keeps the last of the resources with one address': onBlocks((blocks) =>
        blocks.filter(
          (block, i) =>
            block.type !== 'resource' ||
            !blocks.slice(i + 1).some((later) => uriOf(later) === block.resource.uri),
        ),
      ),
    },
    'string-is-one-text-block': {
      'trims-strings: trims a text that is no block': onText((text) => text.trim()),
    },
    'string-not-parsed': {
      'parses-strings: takes a text that looks like blocks for blocks': onText((text) => {
        const value = parse(text)
        return Array.isArray(value) && value.length > 0 ? (value as Block[]) : text
      }),
      'parses-one: takes a text that looks like one block for that block': onText((text) => {
        const value = parse(text)
        return isObject(value) && value.type === 'text' ? [value as Block] : text
      }),
      'parses-outcomes: takes a text that looks like an outcome for its text': onText((text) => {
        const value = parse(text)
        return isObject(value) && typeof value.Ok === 'string' ? value.Ok : text
      }),
      'parses-quotes: takes the quotes from a text': onText((text) => {
        const value = parse(text)
        return typeof value === 'string' ? value : text
      }),
      'null-is-nothing: takes the text null for no text': onText((text) =>
        text === 'null' ? '' : text,
      ),
      'nothing-in-a-list: takes the text of an empty list for one': onText((text) =>
        text === '[]' ? [] : text,
      ),
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
      'one-mebibyte: reads a mebibyte of a block': onBlocks((blocks) =>
        blocks.map((block) =>
          block.type === 'text' ? { ...block, text: block.text.slice(0, MIB) } : block,
        ),
      ),
      'cuts-characters: spoils a character at the edge of a read': onText((text) =>
        text.length > 65_536
          ? text.slice(0, 65_536) + text.slice(65_536).replace(/[^\0-\x7f]/u, '\ufffd')
          : text,
      ),
    },
    'malformed-block-skipped': {
      'null-fails: fails a result with null among its blocks': onContent((content) =>
        Array.isArray(content) && content.includes(null) ? null : content,
      ),
      'number-fails: fails a result with a block whose text is a number': onContent((content) =>
        Array.isArray(content) && content.some((block) => isObject(block) && block.text === 5)
          ? null
          : content,
      ),
    },
    'malformed-result-not-invented': {
      'makes-texts: makes a text of whatever the content is': having(({ reported: output }) => ({
        reported: (method, params) =>
          method === 'result'
            ? output(method, madeText(params as { content?: unknown } | undefined))
            : output(method, params),
      })),
      'tells-false: makes a text of false': onContent((content) =>
        content === false ? 'false' : content,
      ),
      'tells-zero: makes a text of 0': onContent((content) => (content === 0 ? '0' : content)),
      'lone-block: takes a block outside of a list': onContent((content) =>
        isObject(content) && content.type === 'text' ? [content] : content,
      ),
      'joins-texts: joins texts that are no blocks': onContent((content) =>
        Array.isArray(content) &&
        content.length > 0 &&
        content.every((each) => typeof each === 'string')
          ? content.join('')
          : content,
      ),
      'text-beside: takes a text beside the content that is missing': having(({ reported }) => ({
        reported: (method, params) =>
          reported(
            method,
            method === 'result' && isObject(params) && typeof params.text === 'string'
              ? { content: params.text }
              : params,
          ),
      })),
    },
  }),
]

function madeText(params: { content?: unknown } = {}) {
  const { content } = params
  return Array.isArray(content) ? params : { content: String(content) }
}
