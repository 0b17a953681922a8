import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  both,
  having,
  onAnswer,
  onMessage,
  onMethod,
  onOutcome,
  onResult,
} from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import type { Block } from '../runtime/outcome.ts'
import { variantsOf } from './variant.ts'

/** Writes ASCII alone, with spaces where JSON allows them and members in the other order. @see rfc8259 §Insignificant whitespace */
const spaced: Apply = having(() => ({
  encode: (message) => `${spelled(message).replace(BEYOND_ASCII, escaped)}\n`,
}))

const BEYOND_ASCII = /[\u0080-\uffff]/g

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(spelled).join(' , ')} ]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const texts = members.map(([name, member]) => `${JSON.stringify(name)} : ${spelled(member)}`)
  return `{ ${texts.toReversed().join(' , ')} }`
}

/** Adds members that nobody asked for to what it sends unasked, and data to its errors. @see rfd-d11 §Protocol versioning and evolution */
const wordy: Apply = both(
  onMethod('init', ({ params, ...init }) => ({
    ...init,
    params: { ...(params as JsonObject), host: { name: 'wordy' }, tools: [] },
  })),
  onMethod('cancel', (cancel) => ({ ...cancel, params: { reason: 'the user' } })),
  onMessage((message) =>
    isObject(message.error)
      ? { ...message, error: { ...message.error, data: { retry: false, hint: null } } }
      : message,
  ),
)

/** Gives every member that may be left out, as `null`. @see rfd-d11 §Protocol versioning and evolution */
const nulls: Apply = both(
  ...['http.get', 'http.post'].map((method) =>
    onResult(method, (result) => ({ encoding: null, ...result })),
  ),
  onResult('fs.metadata', (result) => (result.kind === 'dir' ? { ...result, size: null } : result)),
  onMessage((message) =>
    isObject(message.error) ? { ...message, error: { data: null, ...message.error } } : message,
  ),
)

/** Leaves blanks at the end of a result out, in a text and in the last block alike. @see rfd-d11 §Request and response format */
const trims: Apply = onOutcome((outcome) => {
  if (!('content' in outcome)) return outcome
  const { content } = outcome
  if (typeof content === 'string') return { ...outcome, content: content.trimEnd() }
  return { ...outcome, content: content.map(trimmed) }
})

const trimmed = (block: Block): Block =>
  block.type === 'text' ? { ...block, text: block.text.trimEnd() } : block

/** Lists what it finds from the last to the first. */
const backwards: Apply = both(
  onResult('fs.list_dir', ({ entries, ...result }) => ({
    ...result,
    entries: (entries as unknown[]).toReversed(),
  })),
  onResult('fs.grep', ({ matches, ...result }) => ({
    ...result,
    matches: (matches as unknown[]).toReversed(),
  })),
)

/** Distinguishes text and bytes by what the server calls them; what is no text is never given as text. @see rfd-d11 §http.get */
const byType: Apply = onAnswer('http.get', (answer, { url }) => {
  if (!('result' in answer) || !isObject(answer.result)) return answer
  const { body, encoding, ...result } = answer.result
  if (encoding !== undefined || !String(url).endsWith('/octets')) return answer
  return {
    result: { ...result, body: Buffer.from(String(body)).toString('base64'), encoding: 'base64' },
  }
})

export const wordingVariants = variantsOf(
  {
    name: 'spaced',
    does: 'writes ASCII alone, with blanks, and members in the other order',
    apply: spaced,
    near: [
      'vfs.framing.*',
      'vfs.rpc.*',
      'vfs.init.*',
      'vfs.codes.*',
      'vfs.result.*',
      'vfs.state.*',
      'vfs.cancel.*',
      'vfs.process.*',
      'vfs.http.*',
    ],
  },
  {
    name: 'wordy',
    does: 'adds members to what it sends, and lists from the last to the first',
    apply: both(wordy, backwards),
    near: [
      'vfs.init.*',
      'vfs.codes.*',
      'vfs.cancel.*',
      'vfs.list-dir.*',
      'vfs.grep.*',
      'vfs.policy.*',
      'vfs.paths.*',
    ],
  },
  {
    name: 'nulls',
    does: 'gives members that may be left out as null, bytes by their type, and results without blanks at the end',
    apply: both(nulls, trims, byType),
    near: [
      'vfs.write.*',
      'vfs.http.*',
      'vfs.metadata.*',
      'vfs.result.*',
      'vfs.lifecycle.*',
      'vfs.codes.*',
    ],
  },
)
