import { expect, test } from 'vitest'
import { answer, call, talkOf } from '../../../harness/fixtures/talk.ts'
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
  'decodes base64 content, and only when it is said to be base64': {
    kept: talkOf(
      probe,
      ...readBinary,
      write('/wD+gA==', { encoding: 'base64' }),
      ...readText,
      write('aGVsbG8='),
    ),
    broken: [
      [
        talkOf(probe, ...readBinary, write('/wD+gA==')),
        'wrote the base64 text of x.bin instead of its bytes',
      ],
      [
        talkOf(expecting(BYTES), ...readBinary, write('/wD+gA==')),
        'wrote the base64 text of x.bin instead of its bytes',
      ],
      [
        talkOf(expecting('aGVsbG8='), ...readText, write('hello')),
        'decoded the text of x.txt, which was not said to be base64',
      ],
    ],
    silent: talkOf(
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
  ['encodes', talkOf(expecting('/wD+gA=='), ...readBinary, write('/wD+gA=='))],
  ['encodes, as nobody knows', talkOf({}, ...readBinary, write('/wD+gA=='))],
  ['decodes', talkOf(expecting('hello'), ...readText, write('hello'))],
  ['decodes, as nobody knows', talkOf({}, ...readText, write('hello'))],
])('nothing is found when the tool is one that %s', (_, conversation) => {
  expect(rule && judge(rule, conversation)).toEqual([])
})
