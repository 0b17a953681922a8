import { expect, test } from 'vitest'
import { document, sharded } from './fixtures/results.ts'
import { render } from './index.ts'
import { leftBehind } from './left-behind.ts'
import { merge } from './merge.ts'
import type { Results } from './results.ts'

const left = (process: string, times: number): NonNullable<Results['leftBehind']> => [
  { process, how: 'zombie', session: 'no arguments / plain', times },
]
const run = (leftBehind: Results['leftBehind']) => ({ ...document('conformant', []), leftBehind })

test.each(['terminal', 'markdown', 'html', 'junit'] as const)('%s reports it once', (format) => {
  const text = render(format, run(left('sleep', 2)))
  expect(text.match(/sleep had ended and was not reaped 2 times, first in/g)).toHaveLength(1)
  expect(render(format, run(undefined))).not.toMatch(/left behind/i)
})

test('shards joined count together, each with sessions of its own', () => {
  const shards = [run(left('sleep', 2)), run(left('cat', 1)), run(left('sleep', 3))]
  expect(merge(sharded(shards)).results?.leftBehind).toMatchObject([
    { process: 'sleep', session: '1/no arguments / plain', times: 5 },
    { process: 'cat', session: '2/no arguments / plain', times: 1 },
  ])
})

test('a directory that stays is named, with why and how to remove it', () => {
  const stays = {
    process: '/tmp/a',
    how: 'directory' as const,
    because: 'it is held; remove it with: rm',
  }
  const sentences = (times: number) => leftBehind(run([{ ...stays, times }]))
  expect(sentences(1)).toEqual(['/tmp/a could not be removed: it is held; remove it with: rm'])
  expect(sentences(3)[0]).toContain('/tmp/a and 2 more like it could not be removed: ')
})
