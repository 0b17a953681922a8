import { expect, test } from 'vitest'
import { readConversation } from '../../harness/conversation.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { leftBehindOf, leftBy } from './left-behind.ts'

const ended = (session: string, left: object, ...before: Transcript) =>
  readConversation([
    { event: 'start', at: 0, session, role: 'tool', command: ['x'], revision: 'vfs-0.1.0' },
    ...before,
    { event: 'exit', at: 9, code: 0, signal: null, ...left },
  ])
const killed: Transcript = [{ event: 'signal', at: 5, signal: 'SIGKILL', reason: 'it hung' }]

test('what a tool left is reported once for each way, with who left it first', () => {
  const all = [
    ended('a', { survivors: ['sleep', 'sleep'] }),
    ended('b', { survivors: ['sleep'], zombies: ['sleep'] }),
    ended('c', {}),
  ].flatMap(leftBy)
  expect(leftBehindOf(all)).toEqual({
    leftBehind: [
      { process: 'sleep', how: 'group', session: 'a', times: 3 },
      { process: 'sleep', how: 'zombie', session: 'b', times: 1 },
    ],
  })
})

test('what our own SIGKILL was still ending is not left behind', () => {
  expect(leftBy(ended('a', { survivors: ['sleep'], zombies: ['cat'] }, ...killed))).toEqual([
    { process: 'cat', how: 'zombie', session: 'a' },
  ])
})

test('nothing left is nothing reported', () => {
  expect(leftBehindOf(leftBy(ended('a', {})))).toEqual({})
})
