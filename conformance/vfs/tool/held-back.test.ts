import { expect, test } from 'vitest'
import type { Conversation } from '../../../harness/conversation.ts'
import {
  answer,
  call,
  cancel,
  closed,
  conversationOf,
  error,
  exit,
  init,
  plain,
  type Reported,
  result,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import type { PlannedSession } from '../../engine/suite.ts'
import { heldBack, heldBackOnStdio, keepsNothing, unlessHeldBack } from './held-back.ts'

const silent = [init(), timer('startup'), cancel]
const request = call(1, 'fs.read')
const late = (reported: Reported): Reported => ({ ...reported, at: 3_000_000 })

const buffered = plain(...silent, request, exit())

test('on plain stdio one sentence states why nothing is seen', () => {
  const on = (protocol: 'stdio' | 'outcome') =>
    conversationOf({ context: { protocol } }, ...silent, state('running'), exit())
  expect(heldBackOnStdio([on('stdio')])).toMatch(/came only when it was asked to end: flush after/)
  expect(heldBackOnStdio([on('stdio'), on('outcome')])).toBeUndefined()
  expect(heldBackOnStdio([])).toBeUndefined()
})

test.each([
  [
    'the result that it took cancel for the answer for',
    plain(...silent, request, result(), exit()),
  ],
  ['what comes at the end of its input', plain(...silent, closed, request, exit())],
  ['one request', buffered],
])('what comes only as the process ends was held back: %s', (_, reading) => {
  expect(heldBack(reading)?.number).toBe(1)
})

test.each([
  ['speaks in time', plain(init(), request, cancel, exit())],
  ['writes nothing at all', plain(...silent, exit())],
  ['only ends when it is asked to', plain(...silent, error(), exit())],
  ['cleans up when it is asked to end', plain(...silent, request, answer(1), late(exit()))],
  ['comes round to it later', plain(...silent, late(request), late(exit()))],
])('nothing is held back by a tool that %s', (_, reading) => {
  expect(heldBack(reading)).toBeUndefined()
})

test('a slow tool that is asked sooner is inconclusive, one that holds back is violated', () => {
  const [slow] = keepsNothing.judge(plain(...silent, exit()))
  const [found] = keepsNothing.judge(buffered)
  expect([slow?.kind, found?.kind]).toEqual(['inconclusive', 'violated'])
})

const scenario = (session: string, fault?: PlannedSession['fault']): PlannedSession => ({
  ...{ session, weight: 1, requestedBy: [], ...(fault && { fault }) },
})
const first = scenario('plain')
const sooner = scenario('sooner', { kind: 'asked-sooner' })
const more = [scenario('more')]
const planned = () =>
  unlessHeldBack<PlannedSession, Conversation>({ first: [first], next: () => more }, () => sooner)

test('a tool that holds its output back is asked once more, sooner, and nothing else', () => {
  const { next } = planned()
  expect(next?.(buffered, first)).toEqual([sooner])
  expect(next?.(buffered, sooner)).toEqual({ stop: expect.stringContaining('flush') })
})

test('a tool that only seemed to is asked for everything', () => {
  const { next } = planned()
  expect(next?.(buffered, first)).toEqual([sooner])
  expect(next?.(plain(...silent, exit()), sooner)).toEqual(more)
})

test('a tool that speaks is asked for everything at once', () => {
  expect(planned().next?.(plain(init(), request, exit()), first)).toEqual(more)
})

test('a tool that answers only when its input has ended is asked for nothing more, one that does so when cancelled is', () => {
  const late = plain(...silent, closed, result(), exit())
  const cancelled = plain(...silent, result(), closed, exit())
  expect(planned().next?.(late, first)).toEqual({ stop: expect.stringContaining('input') })
  expect(planned().next?.(cancelled, first)).toEqual(more)
})
