import { afterGiven, code, contentOf, empty, member } from '../expected.ts'
import { fs, sh, writable } from '../method-calls.ts'
import { type Ask, trials } from '../trials.ts'

const write = (path: string, content: string): Ask => [fs.write(path, content), empty]
const rename = (from: string, to: string): Ask => [fs.rename(from, to), empty]
const holds = (path: string, content: string): Ask => [fs.read(path), contentOf(content)]
const gone = (path: string): Ask => [fs.read(path), code(-32002)]

/** What a host answers about a file that was changed before. @see rfd-d11 §fs.read */
export const changeTrials = [
  ...trials(
    {
      name: 'read: a file that changes',
      files: { 'f.txt': 'before', 'g.txt': 'before', 'k.txt': 'kept' },
      tools: [{ name: 'second' }, { name: 'third' }],
    },
    { asks: [holds('k.txt', 'kept')] },
    {
      'vfs.read.is-current#written': [
        holds('f.txt', 'before'),
        write('f.txt', 'after!'),
        holds('f.txt', 'after!'),
        [fs.delete('f.txt'), empty],
        gone('f.txt'),
      ],
      'vfs.read.is-current#renamed': [
        holds('g.txt', 'before'),
        write('h.txt', 'behind'),
        holds('h.txt', 'behind'),
        rename('g.txt', 'moved.txt'),
        gone('g.txt'),
        rename('h.txt', 'g.txt'),
        holds('g.txt', 'behind'),
        gone('h.txt'),
        write('h.txt', 'anew'),
        holds('h.txt', 'anew'),
        holds('g.txt', 'behind'),
      ],
      'vfs.rename.moves-content#content': {
        title: 'A file is moved on and back again, and to a name that another one had.',
        asks: [
          rename('moved.txt', 'on.txt'),
          holds('on.txt', 'before'),
          rename('on.txt', 'moved.txt'),
          holds('moved.txt', 'before'),
          rename('moved.txt', 'f.txt'),
          holds('f.txt', 'before'),
          gone('moved.txt'),
        ],
      },
      'vfs.read.size-is-bytes#current': [
        write('s.txt', 'short'),
        [fs.read('s.txt'), member('size', 5)],
        write('s.txt', 'somewhat longer'),
        [fs.read('s.txt'), member('size', 15)],
        write('t.txt', 'short'),
        [fs.read('t.txt'), member('size', 5)],
        rename('t.txt', 'u.txt'),
        rename('s.txt', 't.txt'),
        [fs.read('t.txt'), member('size', 15)],
      ],
      'vfs.read.is-current#later-call': [
        [fs.read('g.txt'), contentOf('behind'), 'second'],
        [fs.write('g.txt', 'third!'), empty, 'third'],
        [fs.read('g.txt'), contentOf('third!'), 'second'],
      ],
    },
  ),
  ...trials(
    {
      name: 'read: a file that a program changes',
      files: { 'f.txt': 'before', 's.txt': 'before', 'k.txt': 'kept' },
      needs: ['process'],
      policy: { ...writable('.'), commands: { sh: {} } },
    },
    { asks: [holds('k.txt', 'kept')] },
    {
      'vfs.read.is-current#by-program': {
        given: [holds('f.txt', 'before'), [sh('printf after! >f.txt'), member('exit_code', 0)]],
        asks: [holds('f.txt', 'after!')],
      },
      'vfs.read.size-is-bytes#current': {
        title: 'The size is the one that a program has given to a file.',
        given: [
          [fs.read('s.txt'), member('size', 6)],
          [sh("printf 'longer than before' >s.txt"), member('exit_code', 0)],
        ],
        asks: [[fs.read('s.txt'), afterGiven(member('size', 18))]],
      },
    },
  ),
]
