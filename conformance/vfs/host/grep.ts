import { CANARY, type HostConversation } from '../../../harness/host-conversation.ts'
import { satisfied } from '../../engine/finding.ts'
import { onDenied } from './denied-reading.ts'
import { anError, aResult, same } from './expected.ts'
import { coverage, expression, order, parenthesis } from './grep/dialect.ts'
import {
  hides,
  hidesDenied,
  linesApart,
  linesOfOne,
  silentAbout,
  underNewName,
  wholeFiles,
} from './grep/expected.ts'
import { inFiles, inFilesAtLeast } from './grep/rows.ts'
import {
  BAD_PATHS,
  BOULDER_LINES,
  BOULDERS,
  current,
  denied,
  dialect,
  GRAIN_LINES,
  GRAINS,
  many,
  outside,
  PEBBLES,
  unusual,
} from './grep/scenarios.ts'
import { searchChecks } from './grep/searches.ts'
import { hostChecks, isMet, judgedBy } from './host-check.ts'

/** What a host answers to `fs.grep`. @see rfd-d11 §fs.grep */
export const grepChecks = [
  ...searchChecks,
  ...hostChecks(
    many.check('vfs.grep.searches-whole-project', {
      title: 'A search covers large files too.',
      expect: { boulders: linesOfOne('large.txt', BOULDERS) },
    }),
    many.check('vfs.grep.counts-from-one', {
      title: 'The lines of a long file are counted on to its end.',
      expect: { boulders: linesApart(BOULDER_LINES) },
    }),
    many.check('vfs.grep.finds-all', {
      expect: {
        grains: wholeFiles(GRAINS, GRAIN_LINES),
        pebbles: wholeFiles(PEBBLES, 1),
        stones: linesOfOne('long.txt', 1),
      },
    }),
    dialect.check('vfs.grep.line-order', {
      also: dialect.onAnswer('overlapping windows', 'ascending lines', order),
    }),
    dialect.check('vfs.grep.regular-expressions', {
      also: dialect.onAnswer('expression', 'a regular expression', expression),
    }),
    dialect.check('vfs.grep.uncompilable-pattern', {
      precondition: { after: inFiles('patterns.txt') },
      also: dialect.onAnswer('parenthesis', 'an error', parenthesis),
    }),
    denied.check('vfs.grep.denied-files-stay-hidden', {
      precondition: { project: inFilesAtLeast('a.txt') },
      also: (c) => onDenied(denied, c, (path) => nothingOf(path)(c)),
    }),
    current.check('vfs.grep.is-current', {
      precondition: same(
        ['write', 'rename', 'overwrite', 'delete', 'clear', 'write below', 'rename across'],
        aResult,
      ),
      expect: {
        before: inFiles(),
        written: inFiles('first.txt'),
        renamed: inFiles('second.txt'),
        overwritten: inFiles('second.txt', 'other.txt'),
        deleted: inFiles('other.txt'),
        cleared: inFiles(),
        'written below': inFiles('third.txt'),
        'renamed across': inFiles('fourth.txt'),
      },
      also: directoryRenamed,
    }),
    outside.check('vfs.grep.refuses-bad-paths', {
      precondition: { good: inFiles('a.txt') },
      expect: same(Object.keys(BAD_PATHS), anError),
      also: Object.keys(BAD_PATHS).map((name) => outside.on(name, hides([CANARY]))),
    }),
    unusual.check('vfs.grep.unusual-files', {
      also: unusual.onAnswer('all', 'an answer', coverage),
    }),
  ),
]

/** Directories may well not be renamed. @see rfd-d11 §fs.rename */
function directoryRenamed(c: HostConversation) {
  const found = underNewName('new/fourth.txt', 'newer/fourth.txt')
  return isMet(current.on('rename directory', aResult), c)
    ? current.on('directory renamed', found)(c)
    : [satisfied('directories are not renamed')]
}

const nothingOf = (path: string) =>
  judgedBy([
    ...['project', 'with context', path, 'directories named', 'open named'].map((name) =>
      denied.on(name, hidesDenied(path)),
    ),
    ...(path.includes('/')
      ? ['project', 'directories named', 'open named'].map((name) =>
          denied.on(name, silentAbout(path)),
        )
      : []),
  ])
