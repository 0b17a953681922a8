import { expect, test } from 'vitest'
import { answer, call, conversationOf } from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { writeRules } from './write.ts'

const binary = [
  call(1, 'fs.read', { path: 'x.bin' }),
  answer(1, { content: '/wD+gA==', encoding: 'base64' }),
]
const write = (content: unknown, more: object = {}) =>
  call(2, 'fs.write', { path: 'y', content, ...more })
const BASE64 = { encoding: 'base64' }

const probe = { context: { probe: true } }
const expecting = (y: unknown) => ({ context: { expect: { files: { y } } } })
const BYTES = { base64: '/wD+gA==' }
const repaired = write('\ufffd\0')

trios(writeRules, {
  'writes bytes that are not UTF-8 as base64': {
    satisfied: conversationOf(probe, ...binary, write('/wD+gA==', BASE64)),
    violated: [
      [conversationOf({}, write('not base64!', BASE64)), 'the content of y is not base64'],
      [
        conversationOf(probe, ...binary, write('/wD+gA==')),
        'the bytes of x.bin are written as base64 without the encoding member',
      ],
      [
        conversationOf(expecting(BYTES), ...binary, write('/wD+gA==')),
        'the bytes of x.bin are written as base64 without the encoding member',
      ],
      [
        conversationOf(expecting(BYTES), ...binary, repaired),
        'bytes that are no text were repaired to U+FFFD in y',
      ],
    ],
    silent: conversationOf(
      probe,
      write('text'),
      write(Buffer.from('text').toString('base64'), BASE64),
      write(1),
    ),
  },
})

const [rule] = writeRules
const readText = [call(3, 'fs.read', { path: 'x.txt' }), answer(3, { content: 'a \ufffd' })]

test.each([
  ['encodes', conversationOf(expecting('/wD+gA=='), ...binary, write('/wD+gA=='))],
  ['encodes, as nobody knows', conversationOf({}, ...binary, write('/wD+gA=='))],
  [
    'copies a text that holds U+FFFD',
    conversationOf(probe, ...binary, ...readText, write('a \ufffd')),
  ],
  ['writes U+FFFD as it is made to', conversationOf(expecting('\ufffd\0'), ...binary, repaired)],
])('nothing is found when the tool is one that %s', (_, conversation) => {
  expect(rule && judge(rule, conversation)).toEqual([])
})
