import { quote } from '../../../engine/finding.ts'
import { asJson, both, exit, result } from '../expected.ts'
import { sh } from '../method-calls.ts'
import { sequenceOfSnapshots } from '../scenario-checks.ts'

const MEBIBYTE = 1_048_576

/** Characters that a reader of pieces cuts somewhere. */
const WIDE = 'é😀\n'

/** More output than any pipe holds, which a host that reads one stream after the other never sees the end of. */
const flood = sequenceOfSnapshots(
  {
    name: 'process: a mebibyte on each stream',
    large: true,
    files: {
      'mebibyte.txt': { repeat: 'sixteen letters\n', times: MEBIBYTE / 16 },
      'wide.txt': { repeat: WIDE, times: MEBIBYTE / 16 },
    },
    policy: { commands: { sh: {} } },
    timeoutMs: 20_000,
  },
  {
    id: 'flood',
    requests: {
      flood: sh('cat mebibyte.txt >&2; cat mebibyte.txt'),
      wide: sh('cat wide.txt'),
    },
  },
)

const lengthOf = (name: 'stdout' | 'stderr') =>
  result(`${MEBIBYTE} characters of ${name}`, ({ [name]: found }) => {
    const length = typeof found === 'string' ? found.length : asJson(found)
    return length !== MEBIBYTE && `${length} characters of ${name}`
  })

const wholeOutput = result('every character of stdout', ({ stdout: found }) => {
  const repeated = typeof found === 'string' ? found.split(WIDE).join('') : asJson(found)
  return repeated !== '' && `${quote(repeated, 20)} among the characters`
})

/** What becomes of more output than a pipe holds. */
export const floodChecks = flood.checks({
  'vfs.process.large-output-collected': {
    expect: {
      flood: both(exit(0), lengthOf('stdout'), lengthOf('stderr')),
      wide: wholeOutput,
    },
  },
})
