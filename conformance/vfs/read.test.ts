import { answer, call, plain } from '../../harness/fixtures/talk.ts'
import { trios } from '../fixtures/trios.ts'
import { readRules } from './read.ts'

const readBinary = [
  call(1, 'fs.read', { path: 'x.bin' }),
  answer(1, { content: '/wD+gA==', encoding: 'base64' }),
]
const readText = [call(1, 'fs.read', { path: 'x.txt' }), answer(1, { content: 'aGVsbG8=' })]
const write = (content: string, more: object = {}) =>
  call(2, 'fs.write', { path: 'y', content, ...more })

trios(readRules, {
  'decodes base64 content, and only when it is said to be base64': {
    kept: plain(
      ...readBinary,
      write('/wD+gA==', { encoding: 'base64' }),
      ...readText,
      write('aGVsbG8='),
    ),
    broken: [
      [
        plain(...readBinary, write('/wD+gA==')),
        'wrote the base64 text of x.bin instead of its bytes',
      ],
      [
        plain(...readText, write('hello')),
        'decoded the text of x.txt, which was not said to be base64',
      ],
    ],
    silent: plain(
      ...readBinary,
      write('something else'),
      call(3, 'fs.read'),
      answer(3, { content: '' }),
    ),
  },
})
