import { expect, test } from 'vitest'
import {
  exit,
  init,
  line,
  noted,
  result,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, reads, sameTrio, type Trio, trios } from '../../fixtures/trios.ts'
import { DECOY, sandboxChecks } from './sandbox.ts'

/** A message that spells every character as an escape. */
const escaped = (message: object) =>
  JSON.stringify(message).replace(/[a-z]/g, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`)

const AMONG_DECOYS = { kind: 'decoy-project' } as const
const ELSEWHERE = { kind: 'elsewhere' } as const
const decoy = sameTrio(AMONG_DECOYS, true)
const elsewhere = sameTrio(ELSEWHERE, true)
const UNSTARTED = 'the command does not start from another directory; give absolute paths in it'

const WATCHED = { kind: 'watched' } as const
const watchedWith = (members: object) =>
  under(WATCHED, init(), result(), exit(), noted('system-calls', members))

/** The conversations for a check of what was reached in one way. */
const reached = (how: string, target: string, observed: string): Trio => ({
  satisfied: watchedWith({ readInput: true, accesses: [{ how: 'other', target }] }),
  violated: [[watchedWith({ readInput: true, accesses: [{ how, target }] }), observed]],
  silent: under(WATCHED, init(), result(), exit()),
})

test.each([
  [{ notWatched: 'strace is not installed' }, 'strace is not installed'],
  [{ readInput: false, accesses: [] }, 'the tool was not seen to read its first message'],
])('what cannot be watched blames nobody: %o', (members, reason) => {
  for (const check of sandboxChecks.slice(1, 5))
    expect(judge(check, watchedWith(members))).toEqual([
      { kind: 'not-applicable', reason: `seen for the start directory only: ${reason}` },
    ])
})

test('a command that does not start under watch proves nothing', () => {
  const now = under(WATCHED, init(), exit(1), noted('system-calls', { readInput: true }))
  for (const check of sandboxChecks.slice(1, 5))
    expect(judge(check, { now, plain: reads() })).toMatchObject([{ kind: 'not-applicable' }])
})

trios(sandboxChecks, {
  'leaves files that lie around it alone': {
    ...decoy,
    violated: [
      ...decoy.violated.slice(0, 1),
      [
        under(AMONG_DECOYS, init(), result(`it states ${DECOY}`)),
        'line 1 reports what stands in a file of the directory the tool was started in',
      ],
      [
        under(
          AMONG_DECOYS,
          init(),
          line(escaped({ method: 'result', params: { content: DECOY } })),
        ),
        'line 1 reports what stands in a file of the directory the tool was started in',
      ],
      [
        under(
          AMONG_DECOYS,
          init(),
          result(),
          noted('directory-changed', { change: 'x.txt was made' }),
        ),
        'the tool changed the directory it was started in: x.txt was made',
      ],
    ],
    inconclusive: [
      ...(decoy.inconclusive ?? []),
      [
        under(AMONG_DECOYS, init(), result(), noted('directory-not-seen')),
        'what the tool did to that directory could not be seen',
      ],
    ],
  },
  'opens no file but those of its runtime by itself': reached(
    'read',
    './a.txt',
    'the tool itself opened `./a.txt`',
  ),
  'makes, changes and removes no file by itself': reached(
    'write',
    '~/a.txt',
    'the tool itself made, changed or removed `~/a.txt`',
  ),
  'starts no program by itself': reached('run', 'git', 'the tool itself started `git`'),
  'opens no connection by itself': reached('connect', '::1', 'the tool itself connected to `::1`'),
  'works in an empty directory': {
    ...elsewhere,
    violated: elsewhere.violated.slice(0, 1),
    inconclusive: [
      ...(elsewhere.inconclusive ?? []),
      [{ now: under(ELSEWHERE, init(), exit(2)), plain: reads() }, UNSTARTED],
    ],
    silent: {
      now: under(ELSEWHERE, init(), noted('input-refused'), exit()),
      plain: under(ELSEWHERE),
      steady: false,
    },
  },
})
