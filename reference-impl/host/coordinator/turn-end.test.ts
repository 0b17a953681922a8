import { expect, test } from 'vitest'
import type { SpawnSettings } from '../../../spec/generated/messages/toolstate.ts'
import { asks, hang, running, sleep, stop } from './fixtures/scripted-tool.ts'
import { fetch, openTable, spawn, tool } from './fixtures/table.ts'

type Policy = NonNullable<SpawnSettings['lifecycle']>['on_turn_end']
const under = (name: string, policy: Policy, seconds = 2) =>
  tool(name, { spawn: { lifecycle: { on_turn_end: policy, timeout_secs: seconds } } })
const QUESTION = { id: 'go', text: 'Go on?', answer_type: 'Boolean' }

test('a turn without handles ends at once and asks nobody', async () => {
  const { coordinator, one, inquiries } = openTable([tool('check')])
  await one('check', spawn('a', stop('x')))
  expect(await coordinator.endTurn()).toEqual({ handles: [], notifications: [] })
  expect(inquiries).toEqual([])
})

test('under abort every tool ends at once, and nothing of it is reported', async () => {
  const { coordinator, one, inquiries, started } = openTable([under('check', 'abort')])
  await one('check', spawn('a', running('output'), hang))
  await one('check', spawn('b', asks(QUESTION), hang))
  expect(await coordinator.endTurn()).toEqual({
    handles: [
      { id: 'a', tool: 'check', policy: 'abort', end: 'aborted' },
      { id: 'b', tool: 'check', policy: 'abort', end: 'aborted' },
    ],
    notifications: [],
  })
  expect(inquiries).toEqual([])
  expect(started.every(({ isGone }) => isGone)).toBe(true)
})

test('under await the turn waits, reports results, and ends at its limit what is left', async () => {
  const { coordinator, one, advance } = openTable([under('check', 'await')])
  await one('check', spawn('a', running(), sleep(1_000), stop('x')))
  await one('check', spawn('b', running(), sleep(9_000), stop('y')))
  const ended = coordinator.endTurn()
  await advance(2_000)
  expect(await ended).toMatchObject({
    handles: [
      { id: 'a', policy: 'await', end: 'stopped', result: 'x' },
      { id: 'b', policy: 'await', end: 'aborted' },
    ],
    notifications: [{ handle: 'a', event: 'success', message: 'a stopped: x' }],
  })
})

test('results that the turn has waited for are reported, whatever the flags state', async () => {
  const spawnSettings: SpawnSettings = {
    lifecycle: { on_turn_end: 'await' },
    notifications: { on_success: false },
  }
  const { coordinator, one, advance } = openTable([tool('check', { spawn: spawnSettings })])
  await one('check', spawn('a', running(), sleep(5), stop('x')))
  const ended = coordinator.endTurn()
  await advance(5)
  expect(await ended).toMatchObject({ notifications: [{ handle: 'a', event: 'success' }] })
})

test('by default the assistant is asked about each handle, and its choices are carried out', async () => {
  const inquire = async () =>
    [
      { id: 'a', action: 'wait' },
      { id: 'b', action: 'abort' },
    ] as const
  const { coordinator, one, advance, inquiries } = openTable([tool('check')], { inquire })
  await one('check', spawn('a', running('Compiling…'), sleep(3_000), stop('x')))
  await one('check', spawn('b', asks(QUESTION), hang))
  await advance(1_200)
  const ended = coordinator.endTurn()
  await advance(1_800)
  expect(await ended).toEqual({
    handles: [
      { id: 'a', tool: 'check', policy: 'inquire', end: 'stopped', result: 'x' },
      { id: 'b', tool: 'check', policy: 'inquire', end: 'aborted' },
    ],
    notifications: [],
  })
  const action = 'wait | abort'
  expect(inquiries).toEqual([
    {
      handles: [
        {
          ...{ id: 'a', tool: 'check', state: 'running' },
          elapsed_secs: 1.2,
          output_preview: 'Compiling…',
          action,
        },
        {
          ...{ id: 'b', tool: 'check', state: 'waiting' },
          elapsed_secs: 1.2,
          output_preview: '',
          action,
        },
      ],
    },
  ])
})

test('a wait that the assistant has chosen has a limit', async () => {
  const inquire = async () => [{ id: 'a', action: 'wait' }] as const
  const { coordinator, one, advance } = openTable([under('check', 'inquire', 1)], { inquire })
  await one('check', spawn('a', running(), hang))
  const ended = coordinator.endTurn()
  await advance(1_000)
  expect(await ended).toMatchObject({ handles: [{ id: 'a', end: 'aborted' }] })
})

test.each([
  ['fails', () => Promise.reject(new Error('no model'))],
  ['chooses nothing', async () => []],
  ['is about others', async () => [{ id: 'z', action: 'wait' as const }]],
  ['is never answered', () => new Promise<never>(() => {})],
])('an inquiry that %s ends the handles with the turn', async (_, inquire) => {
  const { coordinator, one, advance } = openTable([under('check', 'inquire', 1)], { inquire })
  await one('check', spawn('a', running(), hang))
  const ended = coordinator.endTurn()
  await advance(1_000)
  expect(await ended).toMatchObject({ handles: [{ id: 'a', end: 'aborted' }] })
})

test('each handle follows the policy of its own tool', async () => {
  const { coordinator, one, advance, inquiries } = openTable([
    under('a', 'abort'),
    under('b', 'await'),
  ])
  await one('a', spawn('one', running(), sleep(500), stop('x')))
  await one('b', spawn('two', running(), sleep(500), stop('y')))
  const ended = coordinator.endTurn()
  await advance(500)
  expect(await ended).toMatchObject({
    handles: [{ end: 'aborted' }, { end: 'stopped', result: 'y' }],
  })
  expect(inquiries).toEqual([])
})

test('a new turn knows no id of the turn before', async () => {
  const { coordinator, one } = openTable([under('check', 'abort')])
  await one('check', spawn('a', running(), hang))
  await coordinator.endTurn()
  expect(await one('check', fetch('a'))).toBe('Handle `a` not found')
  expect(await one('check', spawn('a', running(), hang))).toMatchObject({ state: 'running' })
})

test('a turn that ends lets go of its awaits and starts nothing that was held up', async () => {
  const permission = Promise.withResolvers<boolean>()
  const asking = tool('asking', { run: 'ask' })
  const { coordinator, batch, started } = openTable([asking, under('check', 'abort')], {
    permit: () => permission.promise,
  })
  const answered = batch(
    ['check', spawn('a', running(), hang)],
    ['asking', spawn('held', running(), hang)],
    ['await', { all: ['a', 'held'] }],
  )
  await coordinator.notices()
  const ended = coordinator.endTurn()
  permission.resolve(true)
  expect((await answered).slice(1)).toEqual(['the turn has ended', 'the turn has ended'])
  await ended
  expect(started).toHaveLength(1)
})

test('a tool that has sent its final report is gone before the turn is over', async () => {
  const { coordinator, one, advance, started } = openTable([tool('check')])
  await one('check', spawn('a', { stop: { Ok: 'x' }, leaves: 700 }))
  const ended = coordinator.endTurn()
  await advance(699)
  expect(started[0]?.isGone).toBe(false)
  await advance(1)
  expect(await ended).toEqual({ handles: [], notifications: [] })
})

test('at its exit the host ends every tool, and waits until it is gone', async () => {
  const { coordinator, batch, advance, started } = openTable([tool('check')])
  const awaited = batch(
    ['check', spawn('a', running(), { hang: true, dies: 300 })],
    ['check', spawn('b', running(), hang)],
    ['await', { all: ['a'] }],
  )
  await coordinator.notices()
  const gone = coordinator.exit()
  await advance(300)
  await gone
  expect(started.map(({ ends }) => ends)).toEqual([['host exit'], ['host exit']])
  expect((await awaited)[2]).toBe('the host is ending')
  expect(await batch(['check', spawn('c', hang)])).toEqual([
    'the batch was refused: the host is ending',
  ])
})
