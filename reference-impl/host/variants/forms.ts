import { isObject } from '../../../harness/wire/json.ts'
import { escaped } from '../../escaped.ts'
import { onChild } from '../mutants/cancel/child.ts'
import { both, having, onAnswer, onOutcome, onResult } from '../mutants/combinators.ts'
import { onSearch } from '../mutants/grep/matches.ts'
import { onHandle } from '../mutants/keeping-shown.ts'
import type { Apply } from '../mutants/mutant.ts'
import { refused } from '../service.ts'
import { variantsOf } from './variant.ts'

/** Gives every text back as a list of one block. @see rfd-d11 §Request and response format */
const blocks: Apply = onOutcome((outcome) =>
  'content' in outcome && typeof outcome.content === 'string'
    ? { ...outcome, content: [{ type: 'text', text: outcome.content }] }
    : outcome,
)

/** Spells each character of every string as an escape, but for long strings. @see rfc8259 §Strings */
const escapes: Apply = having(() => ({ encode: (message) => `${escaped(message)}\n` }))

/** Neither writes to a tool nor reads of it once it is to end. @see rfd-d11 §VfsRuntime implementation */
const closesPipes: Apply = onChild((child) => ({
  ...child,
  write(bytes, taken) {
    child.write(bytes, () => {
      taken()
      if (bytes === CANCEL) child.end()
    })
  },
}))

const CANCEL = '{"jsonrpc":"2.0","method":"cancel"}\n'

/** Finds a pattern without capitals in any case. @see rfd-d11 §fs.grep */
const smartCase: Apply = onSearch((params) => {
  const pattern = String(params.pattern)
  return /[A-Z]/.test(pattern) ? params : { ...params, pattern: `(?i)${pattern}` }
})

/** States no size of a directory. @see rfd-d11 §fs.metadata */
const sizeless: Apply = onResult('fs.metadata', ({ size, ...result }) =>
  result.kind === 'dir' ? result : { ...result, size },
)

/** Names the method that is refused, and not its target. @see rfd-d11 §Access policy enforcement */
const terse: Apply = both(
  ...['http.get', 'http.post'].map((method) =>
    onAnswer(method, (answer) =>
      'error' in answer && answer.error.code === -32_001
        ? refused(-32_001, 'The network request was denied: the address is not allowed')
        : answer,
    ),
  ),
)

/** Shows a handle as its tool's report is serialised. @see rfd009 §Phase 4: Stateful tool dispatch */
const serialised = onHandle(({ state, ...handle }) => ({ ...handle, type: state }))

/** Shows the message of a failure and no more of it. @see rfd037 §Response format */
const messages = onHandle(({ result, ...handle }) => ({
  ...handle,
  ...(result !== undefined && { result: isObject(result) ? result.message : result }),
}))

export const formVariants = variantsOf(
  {
    name: 'serialised',
    does: 'shows the state of a handle under `type`',
    ...serialised,
    near: [
      'toolstate.responses.*',
      'toolstate.commands.*',
      'toolstate.registry.*',
      'toolstate.state.*',
      'vfs.state.*',
    ],
  },
  {
    name: 'messages',
    does: 'shows of a handle that has failed the message alone',
    ...messages,
    near: ['toolstate.responses.*', 'toolstate.state.*', 'vfs.state.*'],
  },
  {
    name: 'blocks',
    does: 'gives every text back as a list of one block',
    apply: blocks,
    near: ['vfs.result.*', 'vfs.lifecycle.*', 'vfs.state.*', 'vfs.cancel.*', 'vfs.framing.*'],
  },
  {
    name: 'escapes',
    does: 'spells every character of every string with an escape',
    apply: escapes,
    near: [
      'vfs.rpc.*',
      'vfs.state.*',
      'vfs.framing.*',
      'vfs.init.*',
      'vfs.codes.*',
      'vfs.deadlock.*',
    ],
  },
  {
    name: 'closing',
    does: 'closes the pipes of a tool that it cancels',
    apply: closesPipes,
    near: [
      'vfs.cancel.*-sent',
      'vfs.cancel.*grace*',
      'vfs.cancel.sig*',
      'vfs.cancel.others-untouched',
      'vfs.cancel.cancel-before-first-request',
      'vfs.cancel.reported-as-cancelled',
      'vfs.cancel.tool-cancel-*',
      'vfs.deadlock.*',
    ],
  },
  {
    name: 'terse',
    does: 'finds patterns in any case, and states neither sizes of directories nor refused addresses',
    apply: both(smartCase, sizeless, terse),
    near: ['vfs.grep.*', 'vfs.metadata.*', 'vfs.policy.*'],
  },
)
