import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { onHandle } from '../keeping-shown.ts'
import { mutantsIn } from '../mutant.ts'
import { onContent, onParams, onStateParams } from './reading.ts'

/** Shows the content that is such JSON as its value. */
const reading = (isRead: (value: unknown) => boolean) =>
  onHandle((handle) => {
    const value = typeof handle.content === 'string' ? parse(handle.content) : undefined
    return value !== undefined && isRead(value) ? { ...handle, content: value } : handle
  })

/** Takes the content for a report where it is the text of one of this type. */
const believing = (type: string) =>
  onParams((params, plainly) => {
    const inner = typeof params.content === 'string' ? parse(params.content) : undefined
    return plainly(isObject(inner) && inner.type === type ? (inner as JsonObject) : params)
  })

/** Mutants that do not pass content on as it is. */
export const toolContentMutants = mutantsIn('toolstate.state')({
  'missing-content-is-null#null-equals-absent': {
    'null-is-a-word: shows the word null where a tool reports null': onStateParams((params) =>
      params.content === null ? { ...params, content: 'null' } : params,
    ),
    'null-is-empty: shows an empty text where a tool reports null': onStateParams((params) =>
      params.content === null ? { ...params, content: '' } : params,
    ),
  },
  'content-not-parsed': {
    'reads-objects: shows content that is an object as that object': reading(isObject),
    'reads-numbers: shows content that is a number as that number': reading(
      (value) => typeof value === 'number',
    ),
    'writes-anew: writes content that is JSON anew': onContent((content) =>
      parse(content) === undefined ? content : JSON.stringify(parse(content)),
    ),
  },
  'content-sets-no-state#stopped-in-content': {
    'believes-stops: takes a handle for stopped by the text of a report in its content':
      believing('stopped'),
  },
  'content-sets-no-state#waiting-in-content': {
    'believes-questions: takes a handle for waiting by the text of a report in its content':
      believing('waiting'),
  },
  'content-unchanged#outer-space': {
    'drops-the-last-line-end: leaves the line feed at the end of a content out': onContent((text) =>
      text.replace(/\n$/, ''),
    ),
    'drops-the-first-blank: leaves the blanks at the start of a content out': onContent((text) =>
      text.trimStart(),
    ),
  },
  'content-unchanged#line-ends': {
    'unix-lines: shows CR LF as a line feed': onContent((text) => text.replaceAll('\r\n', '\n')),
    'lone-returns: shows a lone CR as a line feed': onContent((text) =>
      text.replace(/\r(?!\n)/g, '\n'),
    ),
  },
  'content-unchanged#non-ascii': {
    'composes: shows composed characters': onContent((text) => text.normalize('NFC')),
    'drops-marks-of-order: leaves byte order marks out of content': onContent((text) =>
      text.replaceAll('\ufeff', ''),
    ),
  },
  'content-unchanged#escapes': {
    'drops-colours: leaves the sequences of a terminal out of content': onContent((text) =>
      text.replaceAll('\u001b[31m', '').replaceAll('\u001b[0m', ''),
    ),
    'drops-zeros: leaves NUL out of content': onContent((text) => text.replaceAll('\0', '')),
  },
})
