import { failed } from '../../runtime/outcome.ts'
import { onOutcome } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onBlocks, onText } from './reading.ts'

/** Changes the texts of blocks. */
const onTextBlocks = (change: (text: string) => string) =>
  onBlocks((blocks) =>
    blocks.map((block) => (block.type === 'text' ? { ...block, text: change(block.text) } : block)),
  )

/** Changes the texts of resources. */
const onResources = (change: (text: string) => string) =>
  onBlocks((blocks) =>
    blocks.map((block) =>
      block.type === 'resource' && 'text' in block.resource
        ? { ...block, resource: { ...block.resource, text: change(String(block.resource.text)) } }
        : block,
    ),
  )

/** Takes a success whose text looks like that for a failure. */
const failing = (looksSo: RegExp) =>
  onOutcome((outcome) =>
    'content' in outcome && typeof outcome.content === 'string' && looksSo.test(outcome.content)
      ? failed('the tool reports a failure')
      : outcome,
  )

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')

/** Mutants that take what is spelt in a result for more than its letters. */
export const speltMutants = mutantsIn('vfs.result')({
  'vfs.lifecycle.result-completes': {
    'feeds-for-returns: makes a line feed of a CR that stands alone': onText((text) =>
      text.replace(/\r(?!\n)/g, '\n'),
    ),
    'plain-blanks: makes a blank of a no-break space': onText((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
    'unquotes-blocks: takes the quotes from the text of a block': onTextBlocks(unquoted),
    'resources-in-unix-lines: makes a line feed of CR LF in a resource': onResources((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'composes-resources: composes the letters of a resource': onResources((text) =>
      text.normalize('NFC'),
    ),
    'resources-without-colours: leaves sequences of a terminal out of a resource': onResources(
      (text) => text.replaceAll('\u001b[1m', ''),
    ),
  },
  'string-not-parsed': {
    'errors-in-words: fails where a text begins with error and a colon': failing(/^error:/),
    'marks-of-errors: fails where a text begins with error in brackets': failing(/^\[error\]/),
    'opens-fences: takes the fence of code from a text': onText((text) =>
      text.replace(/^```\w*\n(.*)\n```$/s, '$1'),
    ),
  },
})
