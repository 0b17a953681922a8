import { expect, test } from 'vitest'
import { hang, running, stop } from './fixtures/scripted-tool.ts'
import { abort, fetch, openTable, spawn, tool } from './fixtures/table.ts'

const TOOLS = [tool('check'), tool('test'), tool('plan', { stateful: false })]

test('two spawns with one id refuse their batch before anything of it runs', async () => {
  const { batch, one, started } = openTable(TOOLS)
  const answers = await batch(
    ['check', spawn('a', running(), hang)],
    ['test', spawn('a', running(), hang)],
    ['check', spawn('b', running(), hang)],
    ['plan', {}],
  )
  expect(answers).toEqual(Array(4).fill('the batch was refused: Handle `a` is spawned twice'))
  expect(started).toEqual([])
  expect(await one('check', spawn('a', running(), hang))).toMatchObject({ state: 'running' })
})

test('the id of an active handle refuses the batch, and the handle stays as it was', async () => {
  const { batch, one, started } = openTable(TOOLS)
  await one('check', spawn('a', running('first'), hang))
  const answers = await batch(
    ['test', spawn('a', running(), hang)],
    ['test', spawn('b', running(), hang)],
  )
  expect(answers).toEqual(Array(2).fill('the batch was refused: Handle `a` is in use'))
  expect(started).toHaveLength(1)
  expect(await one('check', fetch('a'))).toMatchObject({ state: 'running', content: 'first' })
})

test('tools without stateful support claim no ids', async () => {
  const { batch } = openTable(TOOLS)
  const answers = await batch(
    ['plan', spawn('a')],
    ['plan', spawn('a')],
    ['check', spawn('a', running(), hang)],
  )
  expect(answers).toMatchObject(['once', 'once', { id: 'a', state: 'running' }])
})

test('a spawn that fails is an end for the await beside it', async () => {
  const asking = openTable([tool('check', { run: 'ask' })], { permit: async () => false })
  const [spawned, awaited] = await asking.batch(
    ['check', spawn('a', hang)],
    ['await', { all: ['a'] }],
  )
  expect(spawned).toBe('the user did not let it run')
  expect(awaited).toMatchObject({ completed: [{ id: 'a', result: { message: spawned } }] })
  expect(asking.started).toEqual([])
  expect(await asking.one('check', fetch('a'))).toBe('Handle `a` not found')
})

test('an await waits for the permission of a spawn, and then for its tool', async () => {
  const permission = Promise.withResolvers<boolean>()
  const { batch, started } = openTable([tool('check', { run: 'ask' })], {
    permit: () => permission.promise,
  })
  const answered = batch(
    ['check', spawn('a', running(), stop('x'))],
    ['await', { all: ['a'] }],
    ['check', fetch('a')],
  )
  expect(started).toEqual([])
  permission.resolve(true)
  const [, awaited, looked] = await answered
  expect(awaited).toMatchObject({ completed: [{ id: 'a', state: 'stopped', result: 'x' }] })
  expect(looked).toEqual({ id: 'a', state: 'pending' })
})

test('an abort that overtakes its spawn leaves no process', async () => {
  const { batch, one, started } = openTable([tool('check', { run: 'ask' })], {
    permit: async () => true,
  })
  const [aborted, spawned] = await batch(
    ['check', abort('a')],
    ['check', spawn('a', running(), hang)],
  )
  expect(aborted).toMatchObject({ id: 'a', state: 'stopped' })
  expect(spawned).toBe('it was aborted before it began')
  expect(started).toEqual([])
  expect(await one('check', spawn('a', stop('x')))).toMatchObject({ result: 'x' })
})

test('only a spawn asks for permission', async () => {
  const asked: string[] = []
  const permit = async (name: string) => asked.push(name) > 0
  const { one } = openTable([tool('check', { run: 'ask' })], { permit })
  await one('check', spawn('a', running(), hang))
  await one('check', fetch('a'))
  await one('check', abort('a'))
  expect(asked).toEqual(['check'])
  await one('check', {})
  expect(asked).toEqual(['check', 'check'])
})

test('in the first revision the host makes the ids, and reports them with the spawn', async () => {
  const { batch, one } = openTable(TOOLS, {}, { revision: 'rfd009-r1' })
  const script = [running(), hang]
  const spawned = await batch(
    ['check', { action: 'spawn', script }],
    ['test', { action: 'spawn', script }],
  )
  expect(spawned).toMatchObject([{ id: 'h_1' }, { id: 'h_2' }])
  await one('check', abort('h_1'))
  expect(await one('check', { action: 'spawn', script })).toMatchObject({ id: 'h_3' })
  expect(await one('test', fetch('h_2'))).toMatchObject({ id: 'h_2', state: 'running' })
})

test('an interrupt ends the tool that a spawn is starting', async () => {
  const { coordinator, started } = openTable(TOOLS)
  const calls = [{ id: 'c', tool: 'check', arguments: spawn('a', hang) }]
  const answered = coordinator.call({ calls })
  coordinator.cancel('c')
  expect((await answered).responses).toMatchObject([
    { id: 'c', result: { id: 'a', state: 'stopped' }, cancelled: true },
  ])
  expect(started[0]?.ends).toEqual(['abort'])
})
