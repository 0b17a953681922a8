import { answer, call, plain } from '../../harness/fixtures/talk.ts'
import { trios } from '../fixtures/trios.ts'
import { writeRules } from './write.ts'

const binary = [
  call(1, 'fs.read', { path: 'x.bin' }),
  answer(1, { content: '/wD+gA==', encoding: 'base64' }),
]
const write = (content: unknown, more: object = {}) =>
  call(2, 'fs.write', { path: 'y', content, ...more })
const BASE64 = { encoding: 'base64' }

trios(writeRules, {
  'writes bytes that are not UTF-8 as base64': {
    kept: plain(...binary, write('/wD+gA==', BASE64)),
    broken: [
      [plain(write('not base64!', BASE64)), 'the content of y is not base64'],
      [
        plain(...binary, write('/wD+gA==')),
        'the bytes of x.bin are written as base64 without the encoding member',
      ],
      [plain(...binary, write('\ufffd\0')), 'bytes that are no text were repaired to U+FFFD in y'],
    ],
    silent: plain(write('text'), write(Buffer.from('text').toString('base64'), BASE64), write(1)),
  },
})
