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
} from './expected.ts'
import { checksOn, hostChecks } from './host-check.ts'
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

/** What a host answers to `fs.write`, and what it makes of it. @see rfd-d11 §fs.write */
export const writeChecks = hostChecks(
  writes.check('vfs.write.stores-text-unaltered', { project: TEXTS }),
  writes.check('vfs.write.result-is-empty', {
    projectBefore: { 'old.txt': 'new words!', 'bytes.bin': BINARY, 'a/b/c/d.txt': 'deep' },
    expect: { replace: empty, bytes: empty, deep: empty },
  }),
  writes.check('vfs.write.creates-parents', {
    project: { 'a/b/c/d.txt': 'deep', 'new/bare.txt': TEXTS['new/bare.txt'] },
  }),
  writes.check('vfs.write.replaces-content', {
    expect: { replace: aResult },
    project: { 'old.txt': 'new words!' },
  }),
  writes.check('vfs.write.decodes-base64', { project: { 'bytes.bin': BINARY } }),
  writes.check('vfs.write.plain-content-is-text', { project: { 'lookalike.txt': 'aGVsbG8=' } }),
  writes.check('vfs.write.refuses-bad-base64', {
    projectBefore: { 'bytes.bin': BINARY, 'again.bin': BINARY },
    expect: {
      'no base64': anError,
      'base64 cut short': anError,
      'base64 with a stranger': anError,
    },
    project: { 'bad.txt': OLD },
  }),
  writes.check('vfs.write.refuses-unknown-encoding', {
    projectBefore: { 'bytes.bin': BINARY, 'lookalike.txt': 'aGVsbG8=' },
    expect: { rot13: anError, 'encoding 7': anError },
    project: { 'rot13.txt': null, 'seven.txt': null },
  }),
  writes.check('vfs.write.text-encodings', {
    projectBefore: { 'lookalike.txt': 'aGVsbG8=' },
    expect: { null: textOrRefused('null.txt'), 'utf-8': textOrRefused('utf-8.txt') },
  }),
  writes.check('vfs.write.invalid-params', {
    projectBefore: { 'old.txt': 'new words!', 'lookalike.txt': 'aGVsbG8=' },
    expect: wrong.expected,
    project: { 'kept.txt': 'kept' },
  }),
  denied.check('vfs.write.denial-has-no-effect', {
    precondition: { allowed: aResult },
    projectBefore: { 'new/dir/x.txt': 'x' },
    expect: {
      'denied new': code(-32001),
      'denied old': code(-32001),
      'denied directory': exists(false),
    },
    also: (c) => projectHas({ 'kept.txt': 'kept', new: null }, 0)(c),
  }),
  rounds.check('vfs.write.is-visible-at-once', {
    precondition: inRounds('write', () => aResult),
    expect: {
      ...inRounds('read', contentOf),
      ...inRounds('size', (content) => member('size', Buffer.byteLength(content))),
    },
    project: { 'd0/f.txt': ROUNDS.at(-2) ?? '', 'd1/f.txt': ROUNDS.at(-1) ?? '' },
  }),
  writes.check('vfs.write.refuses-directories', {
    projectBefore: { 'src/b.txt': 'b' },
    expect: { directory: anError, 'below a file': anError },
    project: { 'src/a.txt': 'a', 'kept.txt': 'kept' },
  }),
  writes.check('vfs.write.empty-content', {
    expect: { 'empty new': aResult, 'empty old': aResult },
    project: { 'empty.txt': '', 'emptied.txt': '' },
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
                call: 'fs.read',
                params: { path },
                save: `copies/${path}`,
              })),
              { finish: 'copied' },
            ],
          },
        },
        { snapshot: true },
      ],
    },
    { 'vfs.write.round-trip': (c) => projectHas(COPIES)(c) },
  ),
)
