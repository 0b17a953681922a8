import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { type Block, failed } from '../../runtime/outcome.ts'
import { having, onOutcome } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onBlocks, onContent, onText } from './reading.ts'

const MIB = 1024 * 1024

const isBytes = (block: Block) => block.type === 'resource' && 'blob' in block.resource

const textOf = (block: Block) =>
  block.type === 'resource' && 'text' in block.resource ? block.resource.text : undefined

/** Changes the texts of blocks. */
const onTextBlocks = (change: (text: string) => string) =>
  onBlocks((blocks) =>
    blocks.map((block) => (block.type === 'text' ? { ...block, text: change(block.text) } : block)),
  )

/** Fails a result with some content. */
const failingFor = (isOdd: (content: string | Block[]) => boolean) =>
  onOutcome((outcome) =>
    'content' in outcome && isOdd(outcome.content) ? failed('the result cannot be read') : outcome,
  )

/** Leaves blocks out before they are read. */
const onlyBlocks = (isKept: (block: JsonObject) => boolean) =>
  onContent((content) =>
    Array.isArray(content) ? content.filter((block) => !isObject(block) || isKept(block)) : content,
  )

/** Takes a text member of the params for content that is missing. */
const inPlaceOfContent = (name: string) =>
  having(({ reported }) => ({
    reported: (method, params) =>
      reported(
        method,
        method === 'result' && isObject(params) && typeof params[name] === 'string'
          ? { content: params[name] }
          : params,
      ),
  }))

/** Mutants that read nearly every result as it is. */
export const nearResultMutants = mutantsIn('vfs.result')({
  'vfs.lifecycle.result-completes': {
    'unix-lines: makes a line feed of CR LF in a text': onText((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'no-nul-in-blocks: drops NUL from the texts of blocks': onTextBlocks((text) =>
      text.replaceAll('\0', ''),
    ),
  },
  'string-is-one-text-block': {
    'hundred-lines: keeps a hundred lines of a text': onText((text) =>
      text.split('\n').slice(0, 100).join('\n'),
    ),
  },
  'string-not-parsed': {
    'falsy-is-nothing: takes the texts 0 and false for no text': onText((text) =>
      text === '0' || text === 'false' ? '' : text,
    ),
    'successes-in-a-text: takes an outcome that a text spells for its content': onText((text) => {
      const value = parse(text)
      return isObject(value) && value.type === 'success' ? String(value.content) : text
    }),
    'failures-in-a-text: fails where a text spells a failure': onOutcome((outcome) => {
      const value = 'content' in outcome && parse(String(outcome.content))
      return isObject(value) && value.type === 'error' ? failed(String(value.message)) : outcome
    }),
    'states-in-a-text: takes a stopped state that a text spells for its result': onText((text) => {
      const value = parse(text)
      return isObject(value) && value.type === 'stopped' ? String(value.result) : text
    }),
    'content-in-a-text: takes the content that a text spells': onText((text) => {
      const value = parse(text)
      return isObject(value) && typeof value.content === 'string' ? value.content : text
    }),
  },
  'blocks-in-order#order': {
    'thousand-blocks: keeps a thousand blocks of a result': onBlocks((blocks) =>
      blocks.slice(0, 1_000),
    ),
    'drops-empty-resources: leaves resources out whose text is empty': onBlocks((blocks) =>
      blocks.filter((block) => textOf(block) !== ''),
    ),
    'drops-blank: leaves blocks of white space out': onBlocks((blocks) =>
      blocks.filter((block) => block.type !== 'text' || block.text === '' || block.text.trim()),
    ),
    'bytes-last: puts bytes behind all else': onBlocks((blocks) => [
      ...blocks.filter((block) => !isBytes(block)),
      ...blocks.filter(isBytes),
    ]),
  },
  'blocks-in-order#equal': {
    'text-of-resource: leaves out a text that is that of a resource': onBlocks((blocks) =>
      blocks.filter(
        (block) => block.type !== 'text' || !blocks.some((other) => textOf(other) === block.text),
      ),
    ),
    'bytes-once: keeps the first of equal bytes': onBlocks((blocks) =>
      blocks.filter(
        (block, i) =>
          !isBytes(block) ||
          blocks.findIndex((other) => JSON.stringify(other) === JSON.stringify(block)) === i,
      ),
    ),
  },
  'block-kinds-accepted': {
    'files-alone: leaves out resources that are no files': onlyBlocks(
      ({ type, resource }) =>
        type !== 'resource' || !isObject(resource) || String(resource.uri).startsWith('file:'),
    ),
    'wants-a-text: fails a result of resources alone': failingFor(
      (content) =>
        typeof content !== 'string' &&
        content.length > 0 &&
        content.every(({ type }) => type === 'resource'),
    ),
    'no-empty-bytes: fails a result with empty bytes': failingFor(
      (content) =>
        typeof content !== 'string' &&
        content.some(
          (block) =>
            block.type === 'resource' && 'blob' in block.resource && block.resource.blob === '',
        ),
    ),
  },
  'empty-array-succeeds': {
    'wants-a-block: fails a result without blocks': failingFor(
      (content) => typeof content !== 'string' && content.length === 0,
    ),
  },
  'large-result-read': {
    'resource-of-a-mebibyte: reads a mebibyte of a resource': onBlocks((blocks) =>
      blocks.map((block) =>
        block.type === 'resource' && 'text' in block.resource
          ? { ...block, resource: { ...block.resource, text: block.resource.text.slice(0, MIB) } }
          : block,
      ),
    ),
  },
  'malformed-result-not-invented': {
    'content-in-content: takes the content of an object for the content': onContent((content) =>
      isObject(content) && typeof content.content === 'string' ? content.content : content,
    ),
    'result-beside: takes a result beside the content that is missing': inPlaceOfContent('result'),
    'outside-of-params: takes content that stands beside `params`': having(({ classify }) => ({
      classify: (message) =>
        classify(
          isObject(message) && message.method === 'result' && message.params === undefined
            ? { ...message, params: { content: message.content } }
            : message,
        ),
    })),
  },
})
