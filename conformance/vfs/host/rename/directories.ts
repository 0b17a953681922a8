import { code, contentOf, type Expected, exists } from '../expected.ts'
import { renames } from './asked.ts'
import { below, FIRST_MOVES } from './moves.ts'
import { oneOf, refused, wrongIn } from './ways.ts'

/** Judges what a directory holds that may have been moved: it has gone where that has gone. */
const withItsDirectory = (isThere: boolean): Expected => ({
  expected: 'what the directory holds where the directory is',
  wrong: (answer, c) => {
    const isMoved = wrongIn(c, below('wood')) === undefined
    return exists(isMoved === isThere).wrong(answer, c)
  },
})

/** Judges what is read at the old path of a file whose directory may have been moved. */
const readWhereItWas: Expected = {
  expected: 'the file where its directory is',
  wrong: (answer, c) => {
    const isMoved = wrongIn(c, below('wood')) === undefined
    return (isMoved ? code(-32002) : contentOf('tree a')).wrong(answer, c)
  },
}

/** What becomes of directories that are renamed. @see rfd-d11 §fs.rename */
export const directoryChecks = renames.checks(
  {
    'vfs.rename.directories#files': {
      also: [
        oneOf(
          'directory',
          { name: 'the directory is moved', project: { tree: null, ...below('wood') } },
          refused({ wood: null, ...below('tree') }),
        ),
        renames.on('file in it', withItsDirectory(true)),
        renames.on('file where it was', withItsDirectory(false)),
        renames.on('read where it was', readWhereItWas),
      ],
    },
    'vfs.rename.directories#empty': {
      expect: {
        'empty directory in it': withItsDirectory(true),
        'empty directory where it was': withItsDirectory(false),
      },
    },
    'vfs.rename.directories#into-itself': {
      also: oneOf(
        'into itself',
        { name: 'the directory is moved', project: below('loop/inner') },
        refused(below('loop')),
      ),
    },
    'vfs.rename.directories#onto-itself': {
      also: oneOf(
        'onto itself',
        { name: 'nothing happens', project: below('round') },
        refused(below('round')),
      ),
    },
    'vfs.rename.directories#onto-directory': {
      also: [
        oneOf(
          'onto a directory',
          { name: 'both in one', project: { 'two/x.txt': 'x', 'two/y.txt': 'y' } },
          { name: 'moved into it', project: { 'two/one/x.txt': 'x', 'two/y.txt': 'y' } },
          refused({ 'one/x.txt': 'x', 'two/y.txt': 'y' }),
        ),
        oneOf(
          'file onto a directory',
          { name: 'moved into it', project: { 'home/guest.txt': 'guest', 'home/h.txt': 'h' } },
          refused({ 'guest.txt': 'guest', 'home/h.txt': 'h' }),
        ),
      ],
    },
    'vfs.rename.directories#onto-file': {
      also: oneOf(
        'onto a file',
        { name: 'the file is replaced', project: { three: null, 'way.txt/z.txt': 'z' } },
        refused({ 'three/z.txt': 'z', 'way.txt': 'way' }),
      ),
    },
  },
  FIRST_MOVES,
)
