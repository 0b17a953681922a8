import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import { asBase64, asRepaired, bytesOf, lenientFor } from './bytes.ts'

const { onResult } = ofMethod('fs.read')

/** Mutants that take other bytes for UTF-8. */
export const utf8Mutants = mutantsIn('vfs.read')({
  'utf8-is-strict#surrogates': {
    'takes-low-surrogates: takes the second half of a pair for text': lenientFor(
      /^\xed[\xb0-\xbf][\x80-\xbf]$/,
    ),
    'takes-surrogates: takes an encoded surrogate for text': onResult((result) => {
      const isSurrogate = /^(?:\xed[\xa0-\xbf][\x80-\xbf])+$/.test(
        bytesOf(result).toString('latin1'),
      )
      return isSurrogate ? asRepaired(result) : result
    }),
    'joins-surrogates: joins a pair of encoded surrogates to one character': lenientFor(
      /^\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]$/,
    ),
  },
  'utf8-is-strict#overlong': {
    'takes-modified: reads the overlong form of NUL': lenientFor(/\xc0\x80/),
    'takes-last-overlong: takes the last overlong form of three bytes for text':
      lenientFor(/^\xe0\x9f\xbf$/),
    'takes-overlong-four: takes the last overlong form of four bytes for text':
      lenientFor(/^\xf0\x8f\xbf\xbf$/),
    'takes-long-overlong: takes an overlong form of three bytes for text':
      lenientFor(/^\xe0\x80[\x80-\xbf]$/),
  },
  'utf8-is-strict#too-high': {
    'takes-f5: takes four bytes for text that begin with F5': lenientFor(/^\xf5/),
    'takes-six-bytes: takes a sequence of six bytes for text': lenientFor(/^\xfc/),
    'takes-too-high: takes a value above U+10FFFF for text': lenientFor(/^\xf4\x90/),
    'takes-five-bytes: takes a sequence of five bytes for text': lenientFor(/^\xf8/),
  },
  'utf8-is-strict#stray': {
    'reads-windows: reads quotation marks of Windows-1252': lenientFor(
      /^[\0-\x7f]*\x93[a-z]+\x94[\0-\x7f]*$/,
    ),
    'skips-the-first: passes over a bad byte at the beginning': lenientFor(/^\xff[a-z]+$/),
    'skips-the-last: passes over a bad byte at the end': lenientFor(/^[a-z]+\xff$/),
    'skips-never: passes over a byte that never occurs': lenientFor(/^[a-z]+\xfe[a-z]+$/),
    'skips-one-more: passes over one byte more than a character has':
      lenientFor(/^a\xc3\xa9\xa9b$/),
    'reads-latin: reads a lone byte as a character of Latin-1': lenientFor(
      /^[^\x80-\xff]*[\x80-\xff][^\x80-\xff]*$/,
    ),
  },
  'utf8-is-strict#cut': {
    'skips-the-cut-of-two: passes over the first of two bytes': lenientFor(/^[a-z]\xc3[\0-\x7f]$/),
    'skips-the-cut-of-four: passes over three of four bytes': lenientFor(/\xf0\x9f\x98[\0-\x7f]/),
    'skips-the-cut: passes over a sequence that ASCII cuts off': lenientFor(/\xe2\x82[\0-\x7f]/),
    'takes-the-cut-of-two: takes a text for text that ends after one of two bytes':
      lenientFor(/^a\xc3$/),
    'takes-the-cut-of-four: takes a text for text that ends after three of four bytes':
      lenientFor(/^a\xf0\x9f\x98$/),
    'takes-the-cut: takes a text whose last character is cut off for text':
      lenientFor(/^[^\x80-\xff]*\xe2\x82$/),
  },
  'utf8-is-strict#borders': {
    'border-off-by-one: takes U+D7FF for a surrogate': onResult((result) =>
      String(result.content).includes('\ud7ff') ? asBase64(result) : result,
    ),
  },
})
