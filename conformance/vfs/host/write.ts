import { answerText } from './answer.ts'
import {
  anError,
  aResult,
  code,
  contentOf,
  type Expected,
  empty,
  exists,
  member,
  same,
} from './expected.ts'
import { checksOn } from './host-check.ts'
import { ask, fs } from './method-calls.ts'
import { projectHas, wrongAt } from './project-state.ts'
import { BINARY, filesOf } from './samples.ts'
import {
  COPIES,
  denied,
  inRounds,
  OLD,
  ORIGINALS,
  ROUNDS,
  rounds,
  TEXTS,
  writes,
  wrong,
} from './write/asked.ts'

/** Both ways that the register leaves open. */
const textOrRefused = (path: string): Expected => ({
  expected: 'the text stored, or the error -32602 and the file as it was',
  wrong: (answer, c) => {
    if (answer.error && answer.error.code !== -32602) return answerText(answer)
    return wrongAt(c, path, answer.error ? OLD : 'as text')
  },
})

const lookalike = { 'lookalike.txt': 'aGVsbG8=' }

/** What a host answers to `fs.write`, and what it makes of it. @see rfd-d11 §fs.write */
export const writeChecks = [
  ...writes.checks({
    'vfs.write.stores-text-unaltered': { project: TEXTS },
    'vfs.write.result-is-empty': {
      projectBefore: { 'old.txt': 'new words!', 'bytes.bin': BINARY, 'a/b/c/d.txt': 'deep' },
      expect: same(['replace', 'bytes', 'deep'], empty),
    },
    'vfs.write.creates-parents': {
      project: { 'a/b/c/d.txt': 'deep', 'new/bare.txt': TEXTS['new/bare.txt'] },
    },
    'vfs.write.replaces-content': {
      expect: { replace: aResult },
      project: { 'old.txt': 'new words!' },
    },
    'vfs.write.decodes-base64': { project: { 'bytes.bin': BINARY } },
    'vfs.write.plain-content-is-text': { project: lookalike },
    'vfs.write.refuses-bad-base64': {
      projectBefore: { 'bytes.bin': BINARY, 'again.bin': BINARY },
      expect: same(['no base64', 'base64 cut short', 'base64 with a stranger'], anError),
      project: { 'bad.txt': OLD },
    },
    'vfs.write.refuses-unknown-encoding': {
      projectBefore: { 'bytes.bin': BINARY, ...lookalike },
      expect: same(['rot13', 'encoding 7'], anError),
      project: { 'rot13.txt': null, 'seven.txt': null },
    },
    'vfs.write.text-encodings': {
      projectBefore: lookalike,
      expect: { null: textOrRefused('null.txt'), 'utf-8': textOrRefused('utf-8.txt') },
    },
    'vfs.write.invalid-params': {
      projectBefore: { 'old.txt': 'new words!', ...lookalike },
      expect: wrong.expected,
      project: { 'kept.txt': 'kept' },
    },
    'vfs.write.refuses-directories': {
      projectBefore: { 'src/b.txt': 'b' },
      expect: same(['directory', 'below a file'], anError),
      project: { 'src/a.txt': 'a', 'kept.txt': 'kept' },
    },
    'vfs.write.empty-content': {
      expect: same(['empty new', 'empty old'], aResult),
      project: { 'empty.txt': '', 'emptied.txt': '' },
    },
  }),
  ...denied.checks({
    'vfs.write.denial-has-no-effect': {
      precondition: { allowed: aResult },
      projectBefore: { 'new/dir/x.txt': 'x' },
      expect: {
        ...same(['denied new', 'denied old'], code(-32001)),
        'denied directory': exists(false),
      },
      also: projectHas({ 'kept.txt': 'kept', new: null }, 0),
    },
  }),
  ...rounds.checks({
    'vfs.write.is-visible-at-once': {
      precondition: inRounds('write', () => aResult),
      expect: {
        ...inRounds('read', contentOf),
        ...inRounds('size', (content) => member('size', Buffer.byteLength(content))),
      },
      project: { 'd0/f.txt': ROUNDS.at(-2) ?? '', 'd1/f.txt': ROUNDS.at(-1) ?? '' },
    },
  }),
  ...checksOn(
    {
      name: 'write: copies',
      files: filesOf(ORIGINALS),
      actions: [
        {
          call: {
            script: [
              ...Object.keys(ORIGINALS).map((path) => ({
                ...ask(fs.read(path)),
                save: `copies/${path}`,
              })),
              { finish: 'copied' },
            ],
          },
        },
        { snapshot: true },
      ],
    },
    { 'vfs.write.round-trip': projectHas(COPIES) },
  ),
]
