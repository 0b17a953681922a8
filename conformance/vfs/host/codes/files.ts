import { satisfied } from '../../../engine/finding.ts'
import { aResult, code, empty, notOf, same } from '../expected.ts'
import { fs } from '../method-calls.ts'
import { SHORT_TIMEOUTS } from '../requests.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'

/** Everything that ordinary files can do to a tool. */
export const files = scenarioThenSnapshot(
  {
    name: 'codes: files in the way and out of it',
    needs: ['fs'],
    files: { 'a.txt': 'a', 'b.txt': 'b', 'dir/c.txt': 'c', 'e.txt': 'e' },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    'read first': fs.read('dir/c.txt'),
    'read another first': fs.read('e.txt'),
    read: fs.read('nope.txt'),
    'read below': fs.read('nope/nope.txt'),
    list: fs.list('nope'),
    metadata: fs.metadata('nope.txt'),
    delete: fs.delete('nope.txt'),
    rename: fs.rename('nope.txt', 'other.txt'),
    overwrite: fs.write('a.txt', 'changed'),
    'overwrite again': fs.write('a.txt', 'changed again'),
    'write the same again': fs.write('a.txt', 'changed again'),
    'write below a file': fs.write('b.txt/below.txt', 'x'),
    'write on a directory': fs.write('dir', 'x'),
    'write below a directory': fs.write('dir/new.txt', 'x'),
    'write there again': fs.write('dir/new.txt', 'changed'),
    'delete for good': fs.delete('dir/c.txt'),
    'read what was deleted': fs.read('dir/c.txt'),
    'delete it again': fs.delete('dir/c.txt'),
    'rename away': fs.rename('e.txt', 'away.txt'),
    'read what was renamed': fs.read('e.txt'),
    'read a directory': fs.read('dir'),
    'list a file': fs.list('a.txt'),
    'delete a directory': fs.delete('dir'),
    'a long name': fs.write(`${'n'.repeat(300)}.txt`, 'x'),
    'outside of the project': fs.read('../nope.txt'),
    invalid: ['fs.read', {}],
    unknown: ['fs.nope', {}],
    after: fs.read('a.txt'),
  },
)

/** Those of them that look for what is not there. */
const ABSENT = ['read', 'read below', 'list', 'metadata', 'delete', 'rename']

/** What was there before. */
const GONE = ['read what was deleted', 'delete it again', 'read what was renamed']

/** Those of them that no time limit ends and nobody gives up. */
const ORDINARY = [
  ...[...ABSENT, 'write on a directory', 'read a directory', 'list a file', 'a long name'],
  ...['outside of the project', 'invalid', 'unknown'],
]

const IO = ['write below a file', 'a long name', 'read a directory', 'delete a directory']

/** Files in the way and out of it. */
export const fileChecks = files.checks({
  'vfs.codes.not-found': {
    precondition: {
      ...same(['read first', 'read another first'], aResult),
      ...same(['overwrite', 'delete for good', 'rename away'], empty),
      after: aResult,
    },
    expect: same([...ABSENT, ...GONE], code(-32002)),
  },
  'vfs.codes.already-exists-only-for-targets': {
    expect: {
      ...same(['overwrite', 'overwrite again', 'write the same again'], empty),
      ...same(['write below a directory', 'write there again'], empty),
      ...same(
        ORDINARY.filter((name) => name !== 'write on a directory'),
        notOf(-32003),
      ),
    },
  },
  'vfs.codes.timeout-and-cancelled-reserved': {
    precondition: { after: aResult },
    expect: same(ORDINARY, notOf(-32004, -32005)),
  },
  'vfs.codes.io-failure-answered': {
    precondition: { after: aResult },
    also: IO.map((name) =>
      files.onAnswer(name, 'an answer', ({ error }) =>
        satisfied(error ? `${name}: the error ${String(error.code)}` : `${name}: done`),
      ),
    ),
  },
})
