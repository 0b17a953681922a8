import { expect, test } from 'vitest'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import { asks, fail, hang, hear, running, sleep, stop } from './fixtures/scripted-tool.ts'
import { abort, apply, fetch, openTable, spawn, tool } from './fixtures/table.ts'

const QUESTION = { id: 'go', text: 'Go on?', answer_type: 'Boolean' }
const notifying = (notifications: NonNullable<Tool['spawn']>['notifications'] = {}) =>
  tool('check', { spawn: { notifications } })

/** What is delivered unasked, as handle and event. */
async function notified({ coordinator }: ReturnType<typeof openTable>) {
  return (await coordinator.notices()).map(({ handle, event }) => `${handle} ${event}`)
}

test('by default stops and questions are reported, each once, and content is not', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), sleep(5), running('more'), stop('x')))
  await table.one('check', spawn('b', running(), sleep(5), fail('no')))
  await table.one('check', spawn('c', running(), sleep(5), asks(QUESTION), hang))
  await table.advance(5)
  const notices = await table.coordinator.notices()
  expect(notices).toMatchObject([
    { message: 'a stopped: x', handle: 'a', tool: 'check', event: 'success' },
    { message: 'b failed: no', handle: 'b', event: 'failure' },
    { message: 'c asks: Go on?', handle: 'c', event: 'waiting' },
  ])
  expect(await notified(table)).toEqual([])
})

test('content is reported on request, and a result is no content', async () => {
  const table = openTable([notifying({ on_content: true, on_success: false })])
  await table.one('check', spawn('a', running(), sleep(5), running('new'), sleep(5), stop('x')))
  await table.advance(10)
  expect(await notified(table)).toEqual(['a content'])
})

test('what the assistant has fetched is not reported as well', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), sleep(5), stop('x')))
  await table.one('check', spawn('b', running(), sleep(5), stop('y')))
  await table.advance(5)
  await table.one('check', fetch('a'))
  expect(await notified(table)).toEqual(['b success'])
})

test('one early look silences nothing that comes later', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), sleep(5), stop('x')))
  await table.one('check', fetch('a'))
  await table.advance(5)
  expect(await notified(table)).toEqual(['a success'])
})

test('a blocked await silences its own handles', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), sleep(5), asks(QUESTION), hear, stop('x')))
  await table.one('check', spawn('b', running(), sleep(5), stop('y')))
  const awaited = table.one('await', { all: ['a'] })
  await table.advance(5)
  expect(await notified(table)).toEqual(['b success'])
  await table.one('check', apply('a', true))
  await awaited
  expect(await notified(table)).toEqual([])
})

test('a cancelled await has shown nothing, so what happened meanwhile is reported', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), sleep(5), asks(QUESTION), hang))
  const call = { id: 'w', tool: 'await', arguments: { all: ['a'] } }
  const awaited = table.coordinator.call({ calls: [call] })
  await table.advance(5)
  table.coordinator.cancel('w')
  await awaited
  expect(await notified(table)).toEqual(['a waiting'])
})

test('an abort is no news to the assistant', async () => {
  const table = openTable([notifying()])
  await table.one('check', spawn('a', running(), hang))
  await table.one('check', abort('a'))
  expect(await notified(table)).toEqual([])
})

test.each([
  'on_success',
  'on_failure',
  'on_waiting',
] as const)('%s silences its own event', async (flag) => {
  const table = openTable([notifying({ [flag]: false })])
  await table.one('check', spawn('a', running(), sleep(5), stop('x')))
  await table.one('check', spawn('b', running(), sleep(5), fail('no')))
  await table.one('check', spawn('c', running(), sleep(5), asks(QUESTION), hang))
  await table.advance(5)
  const all = { on_success: 'a success', on_failure: 'b failure', on_waiting: 'c waiting' }
  expect(await notified(table)).toEqual(Object.values({ ...all, [flag]: [] }).flat())
})
