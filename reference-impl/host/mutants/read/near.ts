import { isUtf8 } from 'node:buffer'
import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import { asRepaired, bytesOf, isText, onBase64, onText } from './bytes.ts'

const { onResult } = ofMethod('fs.read')

const MIB = 1_048_576

const BYTE_ORDER_MARK = Buffer.from('\ufeff')

const onBytes = (change: (bytes: Buffer) => Buffer) =>
  onBase64((content) => change(Buffer.from(content, 'base64')).toString('base64'))

/** Mutants that return nearly what a file holds. */
export const nearReadMutants = mutantsIn('vfs.read')({
  'text-is-unaltered#end': {
    'trims-tabs: leaves out a tab at the end of a text': onText((content) =>
      content.replace(/\t+$/, ''),
    ),
  },
  'text-is-unaltered#line-ends': {
    'one-return: makes CR LF of two CR before a line feed': onText((content) =>
      content.replaceAll('\r\r\n', '\r\n'),
    ),
    'feeds-and-returns: makes a line feed of a CR that follows one': onText((content) =>
      content.replaceAll('\n\r', '\n'),
    ),
  },
  'text-is-unaltered#characters': {
    'drops-selectors: leaves out what selects the form of a character': onText((content) =>
      content.replaceAll('\ufe0f', ''),
    ),
  },
  'binary-is-base64': {
    'drops-the-mark-of-bytes: leaves out a byte-order mark before bytes that are no text': onBytes(
      (bytes) => (bytes.indexOf(BYTE_ORDER_MARK) === 0 ? bytes.subarray(3) : bytes),
    ),
    'cuts-at-a-mebibyte: returns the first mebibyte of bytes': onBytes((bytes) =>
      bytes.subarray(0, MIB),
    ),
  },
  'whole-file-is-checked#end': {
    'looks-at-a-mebibyte: looks at the first mebibyte to distinguish text from bytes': onResult(
      (result) => {
        const bytes = bytesOf(result)
        const isTaken = bytes.length > MIB && !isText(result) && isUtf8(bytes.subarray(0, MIB))
        return isTaken ? asRepaired(result) : result
      },
    ),
  },
})
