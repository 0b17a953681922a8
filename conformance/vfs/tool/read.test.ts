import { expect, test } from 'vitest'
import { answer, call, conversationOf } from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { readRules } from './read.ts'

const readBinary = [
  call(1, 'fs.read', { path: 'x.bin' }),
  answer(1, { content: '/wD+gA==', encoding: 'base64' }),
]
const readText = [call(1, 'fs.read', { path: 'x.txt' }), answer(1, { content: 'aGVsbG8=' })]
const write = (content: string, more: object = {}) =>
  call(2, 'fs.write', { path: 'y', content, ...more })

const probe = { context: { probe: true } }
const expecting = (y: unknown) => ({ context: { expect: { files: { y } } } })
const BYTES = { base64: '/wD+gA==' }

trios(readRules, {
  'decodes base64 content, and only when it is marked as base64': {
    satisfied: conversationOf(
      probe,
      ...readBinary,
      write('/wD+gA==', { encoding: 'base64' }),
      ...readText,
      write('aGVsbG8='),
    ),
    violated: [
      [
        conversationOf(probe, ...readBinary, write('/wD+gA==')),
        'wrote the base64 text of x.bin instead of its bytes',
      ],
      [
        conversationOf(expecting(BYTES), ...readBinary, write('/wD+gA==')),
        'wrote the base64 text of x.bin instead of its bytes',
      ],
      [
        conversationOf(expecting('aGVsbG8='), ...readText, write('hello')),
        'decoded the text of x.txt, which was not marked as base64',
      ],
    ],
    silent: conversationOf(
      probe,
      ...readBinary,
      write('something else'),
      call(3, 'fs.read'),
      answer(3, { content: '' }),
    ),
  },
})

const [rule] = readRules

test.each([
  ['encodes', conversationOf(expecting('/wD+gA=='), ...readBinary, write('/wD+gA=='))],
  ['encodes, as nobody knows', conversationOf({}, ...readBinary, write('/wD+gA=='))],
  ['decodes', conversationOf(expecting('hello'), ...readText, write('hello'))],
  ['decodes, as nobody knows', conversationOf({}, ...readText, write('hello'))],
])('nothing is found when the tool is one that %s', (_, conversation) => {
  expect(rule && judge(rule, conversation)).toEqual([])
})
