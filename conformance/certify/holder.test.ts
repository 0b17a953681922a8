import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { benchOf, Holder } from './holder.ts'

test('what hangs on a busy machine is held again, the first of all once and no more, and it is said', async () => {
  const said: string[] = []
  const limits = { startup_ms: 20, cancel_grace_ms: 10, term_grace_ms: 1_000 }
  const options = {
    ...{ config: { limits }, command: ['sleep', '60'], base: tmpdir(), only: [], skip: [] },
    ...{ seed: 1, jobs: 1, timeScale: 1, argv: [] },
    onProgress: ({ doing }: { doing: string }) => said.push(doing),
  }
  const bench = benchOf(options, `test-${process.pid}`, 'vfs-0.1.0')
  const holder = new Holder(options, bench, () => true)
  await holder.holdPlain({ name: 'first' })
  await holder.holdPlain({ name: 'second' })
  const again = (name: string) => `${name}: again, for this machine is busy`
  expect(said).toEqual([again('first'), 'first', again('second'), again('second'), 'second'])
})
