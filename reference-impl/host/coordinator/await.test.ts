import { expect, test } from 'vitest'
import { asks, crash, fail, hang, hear, running, sleep, stop } from './fixtures/scripted-tool.ts'
import { abort, apply, fetch, openTable, spawn, tool } from './fixtures/table.ts'

const TOOLS = [tool('check'), tool('test')]
const GO_ON = { id: 'go', text: 'Go on?', answer_type: 'Boolean' }
const done = (id: string, result: unknown) => ({ id, state: 'stopped', result })
const active = (id: string) => ({ id, state: 'running' })

test('plays the printed batch: two spawns, and an await for all of them', async () => {
  const { batch, advance } = openTable(TOOLS)
  const answered = batch(
    ['check', spawn('check', running(), sleep(300), stop('ok, 0 warnings'))],
    ['test', spawn('test', running(), sleep(900), stop('42 passed'))],
    ['await', { all: ['check', 'test'] }],
  )
  await advance(900)
  expect(await answered).toEqual([
    active('check'),
    active('test'),
    { completed: [done('check', 'ok, 0 warnings'), done('test', '42 passed')], pending: [] },
  ])
})

test('plays the printed race: the first of two', async () => {
  const { batch, advance, one } = openTable(TOOLS)
  const answered = batch(
    ['check', spawn('crates', running(), sleep(300), stop('tokio'))],
    ['test', spawn('github', running(), sleep(900), stop('late'))],
    ['await', { any: ['crates', 'github'] }],
  )
  await advance(300)
  const race = { completed: [done('crates', 'tokio')], pending: [active('github')] }
  expect((await answered)[2]).toEqual(race)
  await advance(600)
  expect(await one('test', fetch('github'))).toEqual(done('github', 'late'))
})

test('it does not matter where in its batch an await stands', async () => {
  const { batch, advance } = openTable(TOOLS)
  const answered = batch(
    ['await', { all: ['a'] }],
    ['check', spawn('a', running(), sleep(5), stop('x'))],
  )
  await advance(5)
  expect((await answered)[0]).toEqual({ completed: [done('a', 'x')], pending: [] })
})

test('a handle that has stopped counts at once, once, and for every await of the batch', async () => {
  const { batch, one, advance } = openTable(TOOLS)
  await one('check', spawn('a', running(), sleep(5), stop('x')))
  await advance(5)
  const found = { completed: [done('a', 'x')], pending: [] }
  const twice = await batch(['await', { any: ['a', 'a'], all: ['a'] }], ['await', { all: ['a'] }])
  expect(twice).toEqual([found, found])
  expect(await one('await', { all: ['a'] })).toBe('Handle `a` not found')
})

test('a failed and a crashed handle count as stopped, and the await itself succeeds', async () => {
  const { batch, one, advance } = openTable(TOOLS)
  await batch(
    ['check', spawn('a', running(), sleep(5), fail('no hunk'))],
    ['check', spawn('b', running(), sleep(6), crash('signal 9'))],
  )
  const awaited = one('await', { all: ['a', 'b'] })
  await advance(6)
  expect(await awaited).toMatchObject({
    completed: [{ result: { message: 'no hunk' } }, { result: { message: 'signal 9' } }],
  })
})

test('a limit returns what there is, spares the handles, and states that it has passed', async () => {
  const { batch, one, advance, started } = openTable(TOOLS)
  await batch(
    ['check', spawn('a', running(), sleep(10), stop('x'))],
    ['check', spawn('b', running(), sleep(3_000), stop('y'))],
  )
  const awaited = one('await', { all: ['a', 'b'], timeout_secs: 2 })
  await advance(2_000)
  const partly = { completed: [done('a', 'x')], pending: [active('b')], timed_out: true }
  expect(await awaited).toEqual(partly)
  expect(started[1]?.ends).toEqual([])
  const again = one('await', { all: ['b'] })
  await advance(1_000)
  expect(await again).toEqual({ completed: [done('b', 'y')], pending: [] })
})

test('a limit of nothing looks, and does not call that late where the condition holds', async () => {
  const { one, advance } = openTable(TOOLS)
  await one('check', spawn('a', running(), sleep(10), stop('x')))
  const look = { any: ['a'], timeout_secs: 0 }
  expect(await one('await', look)).toEqual({
    completed: [],
    pending: [active('a')],
    timed_out: true,
  })
  await advance(10)
  expect(await one('await', look)).toEqual({ completed: [done('a', 'x')], pending: [] })
})

test('unknown ids are refused before anything is waited for, and all of them are named', async () => {
  const { one } = openTable(TOOLS)
  await one('check', spawn('a', running(), hang))
  const refusal = await one('await', { all: ['a', 'ghost'], any: ['A'] })
  expect(refusal).toBe('Handle `ghost` not found; Handle `A` not found')
})

test('several awaits wait for one handle, and each returns', async () => {
  const { batch, one, advance } = openTable(TOOLS)
  await one('check', spawn('a', running(), sleep(10), stop('x')))
  const awaits = batch(
    ['await', { all: ['a'] }],
    ['await', { any: ['a'] }],
    ['await', { all: ['a'] }],
  )
  await advance(10)
  expect(await awaits).toEqual(Array(3).fill({ completed: [done('a', 'x')], pending: [] }))
})

test('an abort of a handle ends the waits for it', async () => {
  const { batch, one } = openTable(TOOLS)
  await one('check', spawn('a', running(), hang))
  const [awaited] = await batch(['await', { all: ['a'] }], ['check', abort('a')])
  expect(awaited).toMatchObject({ completed: [{ id: 'a', state: 'stopped' }] })
})

test('a question is answered while an await is blocked on its handle', async () => {
  const asked: unknown[] = []
  const ask = async (id: string, question: unknown) => {
    asked.push([id, question])
    return { answer: true }
  }
  const { one, started, advance } = openTable(TOOLS, { ask })
  await one('check', spawn('a', asks(GO_ON), hear, sleep(5), stop('x')))
  expect(asked).toEqual([])
  const awaited = one('await', { all: ['a'] })
  await advance(5)
  expect(await awaited).toEqual({ completed: [done('a', 'x')], pending: [] })
  expect(asked).toEqual([['a', GO_ON]])
  expect(started[0]?.deliveries).toEqual([{ input: true, question: 'go' }])
})

test('a question that nobody answers ends its tool with a failure', async () => {
  const { one } = openTable(TOOLS, { ask: async () => ({ denied: true }) })
  await one('check', spawn('a', asks(GO_ON), hang))
  expect(await one('await', { all: ['a'] })).toMatchObject({
    completed: [{ result: { message: 'its question was not answered' } }],
  })
})

test('a question gets one answer: an apply comes before the inquiry does', async () => {
  const answer = Promise.withResolvers<{ answer: unknown }>()
  const { batch, one, started } = openTable(TOOLS, { ask: () => answer.promise })
  await one('check', spawn('a', asks(GO_ON), hear, running(), hear, stop('x')))
  const awaited = one('await', { all: ['a'] })
  await one('check', apply('a', 'by the assistant'))
  answer.resolve({ answer: 'by the user' })
  await batch(['check', apply('a', 'input')])
  await awaited
  expect(started[0]?.deliveries.map(({ input }) => input)).toEqual(['by the assistant', 'input'])
})

test('where nobody can be asked, a waiting handle is pending', async () => {
  const { one, advance } = openTable(TOOLS)
  await one('check', spawn('a', asks(GO_ON), hang))
  const awaited = one('await', { all: ['a'], timeout_secs: 1 })
  await advance(1_000)
  expect(await awaited).toEqual({
    ...{
      completed: [],
      pending: [{ id: 'a', state: 'waiting', question: GO_ON }],
      timed_out: true,
    },
  })
})

test('an await that is cancelled leaves its handles alone', async () => {
  const { coordinator, one, started } = openTable(TOOLS)
  await one('check', spawn('a', running(), hang))
  const call = { id: 'w', tool: 'await', arguments: { all: ['a'] } }
  const awaited = coordinator.call({ calls: [call] })
  coordinator.cancel('w')
  expect((await awaited).responses).toEqual([
    { id: 'w', error: 'the call was cancelled', cancelled: true },
  ])
  expect(started[0]?.ends).toEqual([])
})

test('there is no await without a stateful tool, nor before it was invented', async () => {
  const plain = openTable([tool('plan', { stateful: false })])
  expect(await plain.one('await', { all: ['a'] })).toBe('Tool `await` not found')
  const first = openTable(TOOLS, {}, { revision: 'rfd009-r1' })
  expect(await first.one('await', { all: ['a'] })).toBe('Tool `await` not found')
})
