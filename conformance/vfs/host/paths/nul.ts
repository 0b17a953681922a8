import { callOf } from '../../../../harness/host-conversation.ts'
import { isObject, parse } from '../../../../harness/wire/json.ts'
import { satisfiedUnless } from '../../../engine/finding.ts'
import { aResult, asJson, contentOf, exists, member, not, same } from '../expected.ts'
import { inFilesAtLeast } from '../grep/rows.ts'
import type { Judge } from '../host-check.ts'
import { fs } from '../method-calls.ts'
import { settle } from '../requests.ts'
import { sequenceOfSnapshots } from '../scenario-checks.ts'
import { namesListed } from './names.ts'

/** A request whose path has half a surrogate pair, in ASCII: nobody on the way to the tool need be able to hold it. */
const half = (id: number, method: string, params = '', part = '\\ud800') => ({
  raw: `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{"path":"half${part}.txt"${params}}}\n`,
})

/** Requests that give a result where they reach a file of another name, by their ids. */
const HALF_READS = new Map([
  [903, 'fs.read'],
  [904, 'fs.metadata'],
])

const CUT = {
  'safe.txt': 'safe',
  'kept.txt': 'kept',
  'deep/safe.txt': 'safe',
  'half.txt': 'half',
  'half\ufffd.txt': 'half',
  'half?.txt': 'half',
}

const cut = sequenceOfSnapshots(
  { name: 'paths: NUL, and half a surrogate pair', files: { ...CUT, 'control.txt': 'control' } },
  {
    id: 'nul',
    requests: {
      safe: fs.read('safe.txt'),
      read: fs.read('safe.txt\0.png'),
      exists: fs.exists('safe.txt\0.png'),
      metadata: fs.metadata('safe.txt\0.png'),
      overwrite: fs.write('safe.txt\0.png', 'changed'),
      write: fs.write('made.txt\0.png', 'made'),
      delete: fs.delete('kept.txt\0'),
      rename: fs.rename('kept.txt\0.png', 'moved.txt'),
      'rename to': fs.rename('kept.txt', 'moved.txt\0.png'),
      'rename over': fs.rename('kept.txt', 'safe.txt\0'),
      list: fs.list('deep\0'),
      'read below': fs.read('deep\0x/safe.txt'),
      'read within': fs.read('sa\0fe.txt'),
      grep: fs.grep('safe', { paths: ['safe.txt\0.png'] }),
      'grep below': fs.grep('safe', { paths: ['deep\0'] }),
      control: fs.write('control.txt', 'changed'),
    },
  },
  {
    id: 'half',
    requests: {},
    afterwards: [
      half(901, 'fs.write', ',"content":"changed"'),
      half(902, 'fs.delete'),
      half(905, 'fs.write', ',"content":"changed"', '\\udc00'),
      half(906, 'fs.delete', '', '\\udc00'),
      ...[...HALF_READS].map(([id, method]) => half(id, method)),
      { listen_ms: 300 },
      settle,
    ],
  },
)

/** No answer to these gives a result, which would be that of a file of another name. */
const halvesReachNothing: Judge = (c) =>
  (callOf(c, 'half')?.report?.lines ?? []).flatMap(({ line }) => {
    const answer = line === undefined ? undefined : parse(line)
    const method = isObject(answer) && HALF_READS.get(Number(answer.id))
    if (!method) return []
    const wrong = isObject(answer.result) && `the result ${asJson(answer.result)} of \`${method}\``
    return satisfiedUnless(wrong, 'no result for half a surrogate pair')
  })

const nothingOfSafe = 'nothing of `safe.txt`'

/** What a host makes of what no path can hold. */
export const nulChecks = cut.checks({
  'vfs.paths.nul-is-not-cut': {
    precondition: { safe: contentOf('safe'), control: aResult },
    projectBefore: { 'control.txt': 'changed' },
    expect: {
      read: not(nothingOfSafe, contentOf('safe'), 'the content of `safe.txt`'),
      exists: not('not true', exists(true)),
      metadata: not(nothingOfSafe, member('size', 4), 'the size of `safe.txt`'),
      list: not(nothingOfSafe, namesListed('safe.txt'), 'the entry `safe.txt`'),
      ...same(
        ['read below', 'read within'],
        not(nothingOfSafe, contentOf('safe'), 'the content of `safe.txt`'),
      ),
      ...same(
        ['grep', 'grep below'],
        not(nothingOfSafe, inFilesAtLeast('safe.txt'), 'a match in `safe.txt`'),
      ),
    },
    project: { ...CUT, 'made.txt': null, 'moved.txt': null },
    also: halvesReachNothing,
  },
})
