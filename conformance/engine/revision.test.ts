import { expect, test } from 'vitest'
import { holdsIn } from './revision.ts'

const revision = (protocol: string, id: string, current = false) => ({
  ...{ id, protocol, current, text: '', sources: [], compatible: [], changes: [] },
})
const revisions = [
  revision('tales', 'tales-1'),
  revision('tales', 'tales-2', true),
  revision('tales', 'tales-3'),
  revision('songs', 'songs-1', true),
]

test.each([
  [{}, 'tales-1 tales-2 tales-3 songs-1 none'],
  [{ since: 'tales-2' }, 'tales-2 tales-3 songs-1 none'],
  [{ until: 'tales-2' }, 'tales-1 tales-2 songs-1 none'],
  [{ until: 'tales-1' }, 'tales-1'],
  [{ since: 'tales-2', until: 'tales-2' }, 'tales-2 songs-1 none'],
  [{ since: 'tales-3' }, 'tales-3'],
  [{ since: 'songs-1' }, 'tales-1 tales-2 tales-3 songs-1 none'],
])('%j holds in %s', (requirement, expected) => {
  const all = [...revisions.map(({ id }) => id), 'none']
  const running = all.filter((id) =>
    holdsIn(requirement, id === 'none' ? undefined : id, revisions),
  )
  expect(running.join(' ')).toBe(expected)
})
