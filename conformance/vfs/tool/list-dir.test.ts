import { expect, test } from 'vitest'
import {
  applied,
  call,
  error,
  init,
  plain,
  result,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { listDirChecks } from './list-dir.ts'

const SHUFFLED = { kind: 'shuffled-entries', turn: 0 } as const
const read = (id: number, path: string) => call(id, 'fs.read', { path })
const grep = (id: number, params: object) => call(id, 'fs.grep', params)
const usual = plain(init(), read(1, 'a'), read(2, 'b'), result())

trios(listDirChecks, {
  'asks the same whatever the order of entries': {
    satisfied: {
      now: under(SHUFFLED, init(), applied, read(1, 'b'), read(2, 'a'), result()),
      plain: usual,
    },
    violated: [
      [
        { now: under(SHUFFLED, init(), applied, read(1, 'b'), result()), plain: usual },
        'other requests than with the entries in their usual order',
      ],
      [
        { now: under(SHUFFLED, init(), applied, read(1, 'b'), error()), plain: usual },
        'another kind of final',
      ],
    ],
    silent: { now: under(SHUFFLED, init(), result()), plain: usual },
  },
})

test('the order of members makes no other request', () => {
  const [check] = listDirChecks
  const plainly = plain(init(), grep(1, { pattern: 'x', paths: ['a'] }), result())
  const now = under(SHUFFLED, init(), applied, grep(1, { paths: ['a'], pattern: 'x' }), result())
  expect(check && judge(check, { now, plain: plainly })).toMatchObject([{ kind: 'satisfied' }])
})
