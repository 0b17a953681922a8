import { mapValues } from '../../../harness/wire/json.ts'
import { answerText } from './answer.ts'
import { anError, aResult, type Expected, empty, same } from './expected.ts'
import { nowhereElse, wrongAt } from './project-state.ts'
import { BINARY } from './samples.ts'
import { alongside } from './write/alongside.ts'
import * as asked from './write/asked.ts'
import { writes } from './write/asked.ts'
import {
  ALONE,
  AS_TEXT,
  BYTES,
  LONG_BYTES,
  LOOKALIKES,
  OLD,
  PARENTS,
  REPLACED,
} from './write/contents.ts'
import { copyChecks } from './write/copies.ts'
import * as encodings from './write/encodings.ts'
import { sequenceChecks } from './write/sequences.ts'
import { TEXTS } from './write/texts.ts'

/** Both ways that the register leaves open. */
const textOrRefused = (path: string): Expected => ({
  expected: 'the text stored, or the error -32602 and the file as it was',
  wrong: (answer, c) => {
    if (answer.error && answer.error.code !== -32602) return answerText(answer)
    return wrongAt(c, path, answer.error ? OLD : AS_TEXT)
  },
})

/** Whether a form of base64, or a name for it, is known is open; what stands there then is not. */
const decodedOrRefused = (path: string, bytes: string, before: string | null): Expected => ({
  expected: 'the bytes stored, or an error and nothing changed',
  wrong: (answer, c) => wrongAt(c, path, answer.error ? before : bytes),
})

const nearlyBase64 = mapValues(encodings.NEARLY_BASE64, (path) =>
  decodedOrRefused(path, encodings.HELLO, null),
)

const bytesTaken = { projectBefore: { 'again.bin': BINARY } }
const textsTaken = { projectBefore: { 'lookalike.txt': LOOKALIKES['lookalike.txt'] } }

const badBase64 = (kind: string) => {
  const { names, project } = encodings.badBase64(kind)
  return { ...bytesTaken, expect: same(names, anError), project }
}

const unknownEncoding = (kind: string) => {
  const { names, project } = encodings.unknownEncodings(kind)
  return { ...bytesTaken, expect: same(names, anError), project }
}

const replaced = (kind: keyof typeof REPLACED) => {
  const project = REPLACED[kind]
  return { expect: same(Object.keys(project), aResult), project }
}

const inTheWay = (kind: keyof typeof asked.IN_THE_WAY) => ({
  projectBefore: { 'src/b.txt': 'b' },
  expect: same(Object.keys(asked.IN_THE_WAY[kind]), anError),
  project: { 'src/a.txt': 'a', 'bare/b.txt': 'b', 'kept.txt': 'kept' },
})

/** What a host answers to `fs.write`, and what it makes of it. @see rfd-d11 §fs.write */
export const writeChecks = [
  ...writes.checks({
    'vfs.write.stores-text-unaltered#line-ends': { project: TEXTS['line-ends'] },
    'vfs.write.stores-text-unaltered#blanks': { project: TEXTS.blanks },
    'vfs.write.stores-text-unaltered#characters': { project: TEXTS.characters },
    'vfs.write.stores-text-unaltered#spelling': { project: TEXTS.spelling },
    'vfs.write.result-is-empty': {
      projectBefore: { 'old.txt': 'new words!', 'bytes.bin': BINARY, 'a/b/c/d.txt': 'deep' },
      expect: same(['old.txt', 'bytes.bin', 'a/b/c/d.txt', 'empty new', 'lookalike.txt'], empty),
    },
    'vfs.write.creates-parents#depth': { project: PARENTS.depth },
    'vfs.write.creates-parents#names': { project: PARENTS.names },
    'vfs.write.creates-parents#below-existing': { project: PARENTS['below-existing'] },
    'vfs.write.creates-parents#any-content': { project: PARENTS['any-content'] },
    'vfs.write.replaces-content#shorter': replaced('shorter'),
    'vfs.write.replaces-content#longer': replaced('longer'),
    'vfs.write.replaces-content#equal': replaced('equal'),
    'vfs.write.replaces-content#kind': replaced('kind'),
    'vfs.write.replaces-content#alone': {
      expect: same(['alone', 'shared', 'shared elsewhere', 'shared no more'], aResult),
      project: {
        'alone.txt': ALONE.after,
        ...{ 'shared.txt': 'changed', 'other/shared.txt': ALONE.shared },
      },
      also: [nowhereElse(ALONE.before), nowhereElse(ALONE.after, 'alone.txt')],
    },
    'vfs.write.decodes-base64#padding': { project: BYTES.padding },
    'vfs.write.decodes-base64#empty': { project: BYTES.empty },
    'vfs.write.decodes-base64#text': { project: BYTES.text },
    'vfs.write.plain-content-is-text': { project: LOOKALIKES },
    'vfs.write.refuses-bad-base64#letters': badBase64('letters'),
    'vfs.write.refuses-bad-base64#length': badBase64('length'),
    'vfs.write.refuses-bad-base64#padding': {
      ...badBase64('padding'),
      also: writes.on(
        'joined',
        decodedOrRefused(encodings.JOINED.path, encodings.JOINED.bytes, OLD),
      ),
    },
    'vfs.write.refuses-bad-base64#new-path': {
      ...bytesTaken,
      expect: { 'bad and new': anError },
      project: { never: null },
    },
    'vfs.write.refuses-unknown-encoding#name': unknownEncoding('name'),
    'vfs.write.refuses-unknown-encoding#type': unknownEncoding('type'),
    'vfs.write.refuses-unknown-encoding#falsy': unknownEncoding('falsy'),
    'vfs.write.refuses-unknown-encoding#nearly': { ...bytesTaken, expect: nearlyBase64 },
    'vfs.write.refuses-unknown-encoding#library': {
      ...bytesTaken,
      expect: same(['no hex', 'no Latin-1', 'no ASCII'], anError),
      project: {
        ...{ 'unknown/hex.txt': null, 'unknown/latin-1.txt': null, 'unknown/ascii.txt': null },
      },
    },
    'vfs.write.refuses-unknown-encoding#target': {
      ...bytesTaken,
      expect: { 'rot13 to a file': anError },
      project: { 'rot13.txt': OLD },
    },
    'vfs.write.text-encodings': {
      ...textsTaken,
      expect: { null: textOrRefused('null.txt'), 'utf-8': textOrRefused('utf-8.txt') },
    },
    'vfs.write.invalid-params#wrong': {
      ...textsTaken,
      expect: asked.wrong.expected,
      project: { 'kept.txt': 'kept' },
    },
    'vfs.write.invalid-params#other-name': {
      ...textsTaken,
      expect: asked.otherNames.expected,
      project: { 'kept.txt': 'kept' },
    },
    'vfs.write.invalid-params#new-path': {
      ...textsTaken,
      expect: asked.whereNothingIs.expected,
      project: { fresh: null },
    },
    'vfs.write.refuses-directories#filled': inTheWay('filled'),
    'vfs.write.refuses-directories#empty': inTheWay('empty'),
    'vfs.write.refuses-directories#root': inTheWay('root'),
    'vfs.write.refuses-directories#below-a-file': inTheWay('below-a-file'),
    'vfs.write.empty-content': {
      expect: same(['empty new', 'empty old'], aResult),
      project: { 'empty.txt': '', 'emptied.txt': '' },
    },
  }),
  ...asked.longWrites.checks({
    'vfs.write.stores-text-unaltered#length': { project: TEXTS.length },
    'vfs.write.decodes-base64#length': { project: LONG_BYTES },
    'vfs.write.refuses-bad-base64#end': {
      ...bytesTaken,
      expect: { 'bad at the end': anError },
      project: { 'bad-end.txt': OLD },
    },
  }),
  ...sequenceChecks,
  ...alongside,
  ...copyChecks,
]
