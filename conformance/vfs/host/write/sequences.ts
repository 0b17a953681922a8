import {
  aResult,
  code,
  contentOf,
  type Expected,
  exists,
  member,
  memberThat,
  same,
} from '../expected.ts'
import { fs, writable } from '../method-calls.ts'
import { namesListed } from '../paths/names.ts'
import { projectHas } from '../project-state.ts'
import { type MethodCall, scenarioThenSnapshot, sequenceOfSnapshots } from '../scenario-checks.ts'
import { write } from './asked.ts'

const ROUNDS = Array.from({ length: 20 }, (_, i) => `${i} `.repeat(i + 1))

const rounds = scenarioThenSnapshot(
  { name: 'write: read at once what was written' },
  {
    ...Object.fromEntries(
      ROUNDS.flatMap((content, i): [string, MethodCall][] => [
        [`write ${i}`, write(`d${i % 2}/f.txt`, content)],
        [`read ${i}`, fs.read(`d${i % 2}/f.txt`)],
        [`size ${i}`, fs.metadata(`d${i % 2}/f.txt`)],
      ]),
    ),
    'list before': fs.list('d0'),
    'exists before': fs.exists('d0/later.txt'),
    'metadata before': fs.metadata('d0/later.txt'),
    'grep before': fs.grep('later'),
    'write later': write('d0/later.txt', 'later'),
    'root before': fs.list('.'),
    'write further down': write('top/deep/f.txt', 'deep'),
    root: fs.list('.'),
    list: fs.list('d0'),
    exists: fs.exists('d0/later.txt'),
    metadata: fs.metadata('d0/later.txt'),
    grep: fs.grep('later'),
    'delete it': fs.delete('d0/later.txt'),
    'write it again': write('d0/later.txt', 'again'),
    'read it again': fs.read('d0/later.txt'),
    'rename it': fs.rename('d0/later.txt', 'd0/latest.txt'),
    'write it once more': write('d0/later.txt', 'again'),
    'read it once more': fs.read('d0/later.txt'),
  },
)
const inRounds = (name: string, expected: (content: string) => Expected) =>
  Object.fromEntries(ROUNDS.map((content, i) => [`${name} ${i}`, expected(content)]))

const DENIED = {
  'denied new': write('new/dir/x.txt', 'x'),
  'denied old': write('kept.txt', 'changed'),
  'denied bytes': write('bytes.bin', 'AAAA', 'base64'),
  'denied nothing': write('emptied.txt', ''),
  'denied in the root': write('x.txt', 'x'),
}

const denied = sequenceOfSnapshots(
  {
    name: 'write: a tool that may, and one that may not',
    files: { 'kept.txt': 'kept', 'emptied.txt': 'kept' },
    policy: null,
    tools: [{ name: 'writer', policy: writable('.') }],
  },
  {
    id: 'denied',
    requests: {
      ...DENIED,
      'denied directory': fs.exists('new'),
      'read after it': fs.read('kept.txt'),
    },
  },
  { id: 'allowed', tool: 'writer', requests: { allowed: write('new/dir/x.txt', 'x') } },
)

const listsLater = namesListed('later.txt')
const findsLater = memberThat('matches', 'a match in d0/later.txt', (matches) =>
  JSON.stringify(matches ?? '').includes('d0/later.txt'),
)

/** What is read after a write, and after one that was denied. @see rfd-d11 §fs.write */
export const sequenceChecks = [
  ...denied.checks({
    'vfs.write.denial-has-no-effect': {
      precondition: { allowed: aResult },
      projectBefore: { 'new/dir/x.txt': 'x' },
      expect: {
        ...same(Object.keys(DENIED), code(-32001)),
        'denied directory': exists(false),
        'read after it': contentOf('kept'),
      },
      also: projectHas(
        {
          'kept.txt': 'kept',
          'emptied.txt': 'kept',
          ...{ new: null, 'bytes.bin': null, 'x.txt': null },
        },
        0,
      ),
    },
  }),
  ...rounds.checks({
    'vfs.write.is-visible-at-once#next-request': {
      precondition: inRounds('write', () => aResult),
      expect: {
        ...inRounds('read', contentOf),
        ...inRounds('size', (content) => member('size', Buffer.byteLength(content))),
        ...same(['read it again', 'read it once more'], contentOf('again')),
      },
      project: { 'd0/f.txt': ROUNDS.at(-2) ?? '', 'd1/f.txt': ROUNDS.at(-1) ?? '' },
    },
    'vfs.write.is-visible-at-once#every-method': {
      precondition: {
        ...{ 'list before': aResult, 'exists before': exists(false) },
        ...{ 'write later': aResult, 'root before': aResult },
      },
      expect: {
        ...{ list: listsLater, root: namesListed('top'), exists: exists(true), grep: findsLater },
        metadata: member('size', Buffer.byteLength('later')),
      },
    },
  }),
]
