import { inconclusive, satisfied } from '../../engine/finding.ts'
import { answerText, onAnswer } from './answer.ts'
import { anError, aResult, both, contentOf, exists, member } from './expected.ts'
import { checksOn, hostChecks } from './host-check.ts'
import { nearTo, pathContract } from './method-contract.ts'
import { changeTrials } from './read/changes.ts'
import { letters, noEncoding, oneLine, padded, unencoded } from './read/expected.ts'
import { FILES, INVALID, pipe, SHORT_FILES } from './read/scenarios.ts'
import { filesOf } from './samples.ts'
import type { MethodCall } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const read = (path: unknown): MethodCall => ['fs.read', { path }]

const asText = (path: string) => both(unencoded, member('content', String(FILES[path])))
const asBytes = (path: string) => both(member('encoding', 'base64'), contentOf(FILES[path] ?? ''))
const size = (path: string) => member('size', Buffer.byteLength(FILES[path] ?? ''))
const refused = (path: string): Ask => [read(path), anError]

const each = (expected: (path: string) => Ask[1], ...paths: string[]): Ask[] =>
  paths.map((path) => [read(path), expected(path)])

/** What is none of these forms of UTF-8. */
const invalid = (kind: string, ...more: string[]): Ask[] =>
  each(asBytes, ...more, ...Object.keys(INVALID[kind] ?? {}))

const control = { asks: each(() => aResult, 'hello.txt') }

/** What a host answers to `fs.read`. @see rfd-d11 §fs.read */
export const readChecks = hostChecks(
  ...trials(
    {
      name: 'read: texts, bytes and what is no file',
      files: { ...filesOf(SHORT_FILES), 'src/a.txt': 'a', bare: { directory: true } },
    },
    control,
    {
      'vfs.read.base64-alphabet#alphabet': each(() => letters, 'all.bin', 'ff.bin', 'head.png'),
      'vfs.read.base64-alphabet#padding': each(() => padded, 'all.bin', 'ff.bin', 'head.png'),
      'vfs.read.bytes-decide-encoding#names': [
        ...each(asText, 'picture.png', 'vector.svg', 'PICTURE.PNG', 'module.wasm', 'nameless'),
        ...each(
          asText,
          'data.bin',
          'photo.jpg',
          'bin/run.exe',
          '.hidden',
          'packed.gz',
          'paper.pdf',
        ),
        ...each(asBytes, 'notes.txt', 'notes.md', 'notes.rs', 'notes.json', 'notes'),
      ],
      'vfs.read.bytes-decide-encoding#signatures': each(
        asText,
        'gif',
        'pdf',
        'zip',
        'elf',
        'two letters',
        'bitmap',
        'riff',
        'script',
        'markup',
      ),
      'vfs.read.control-characters-are-text#some': each(
        asText,
        'control.txt',
        'deletes.txt',
        'substitute at the end.txt',
        'nul at the end.txt',
      ),
      'vfs.read.control-characters-are-text#many': each(asText, 'controls.txt', 'nuls.txt'),
      'vfs.read.utf8-is-strict#overlong': invalid('overlong', 'overlong'),
      'vfs.read.utf8-is-strict#surrogates': invalid('surrogates', 'surrogate'),
      'vfs.read.utf8-is-strict#too-high': invalid('too-high', 'too high'),
      'vfs.read.utf8-is-strict#stray': invalid('stray'),
      'vfs.read.utf8-is-strict#cut': invalid('cut', 'truncated'),
      'vfs.read.utf8-is-strict#borders': each(asText, 'highest.txt', 'borders.txt'),
      'vfs.read.empty-file': [
        [read('empty'), both(member('content', ''), member('size', 0), noEncoding)],
      ],
      'vfs.read.text-is-unaltered#line-ends': each(
        asText,
        'crlf.txt',
        'cr.txt',
        'mixed.txt',
        'returns.txt',
      ),
      'vfs.read.text-is-unaltered#end': each(
        asText,
        'bare.txt',
        'feeds.txt',
        'hello.txt',
        'crlf.txt',
        'trailing.txt',
        'blank.txt',
      ),
      'vfs.read.text-is-unaltered#mark': each(asText, 'bom.txt', 'mark.txt', 'marks.txt'),
      'vfs.read.text-is-unaltered#characters': each(
        asText,
        'decomposed.txt',
        'composed.txt',
        'invisible.txt',
        'spelling.txt',
      ),
      'vfs.read.refuses-directories#filled': [refused('src')],
      'vfs.read.refuses-directories#empty': [refused('bare')],
      'vfs.read.refuses-directories#root': [refused('.'), refused('')],
      ...pathContract({
        ...{ method: 'fs.read', area: 'vfs.read', file: 'hello.txt' },
        nearby: nearTo('hello.txt', 'a.txt', 'run.exe'),
        missing: 'vfs.read.missing-file',
      }),
    },
  ),
  ...trials(
    { name: 'read: short files and long ones', large: true, files: filesOf(FILES) },
    control,
    {
      'vfs.read.returns-whole-text#lines': each(asText, 'hello.txt', 'lines.txt'),
      'vfs.read.returns-whole-text#bytes': each(asText, 'whole.txt', 'larger.txt'),
      'vfs.read.returns-whole-text#characters': each(asText, 'odd.txt', 'crossing.txt'),
      'vfs.read.size-is-bytes#text': each(
        size,
        'nine.txt',
        'long.txt',
        'empty',
        'bom.txt',
        'crlf.txt',
        'cr.txt',
        'decomposed.txt',
        'control.txt',
        'larger.txt',
      ),
      'vfs.read.size-is-bytes#binary': each(size, 'ff.bin', 'all.bin', 'late.txt'),
      'vfs.read.text-has-no-encoding': each(
        () => noEncoding,
        'hello.txt',
        'long.txt',
        'nine.txt',
        'whole.txt',
        'empty',
        'bom.txt',
        'control.txt',
        'nameless',
      ),
      'vfs.read.binary-is-base64': each(
        asBytes,
        'ff.bin',
        'marked.bin',
        'head.png',
        'all.bin',
        'utf-16.txt',
        'utf-16 big end first.txt',
        'late.txt',
      ),
      'vfs.read.base64-alphabet#one-line': each(() => oneLine, 'all.bin', 'late.txt', 'ff.bin'),
      'vfs.read.whole-file-is-checked#end': each(asBytes, 'late.txt'),
      'vfs.read.whole-file-is-checked#middle': each(asBytes, 'middle.txt'),
      'vfs.read.whole-file-is-checked#cut': each(asBytes, 'cut.txt', 'cut two.txt', 'cut four.txt'),
    },
  ),
  ...changeTrials,
  ...checksOn(pipe, {
    'vfs.read.special-files': (c) =>
      onAnswer(1, 'a pipe in the project', (made) =>
        exists(true).wrong(made, c) === undefined
          ? [
              ...onAnswer(2, 'an answer', (answer) => satisfied(answerText(answer)))(c),
              ...onAnswer(3, 'an answer to the next request', () => satisfied())(c),
            ]
          : inconclusive('no pipe could be made in the project'),
      )(c),
  }),
)
