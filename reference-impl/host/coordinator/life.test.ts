import { expect, test } from 'vitest'
import { asks, crash, fail, hang, hear, running, sleep, stop } from './fixtures/scripted-tool.ts'
import { abort, apply, fetch, openTable, spawn, tool } from './fixtures/table.ts'

const GIT = tool('git')
const CONFIRM = { id: 'confirm', text: 'Stage it?', answer_type: 'Boolean' }

test('plays the printed session: spawn, fetch, apply, fetch', async () => {
  const { one, advance } = openTable([GIT])
  const script = [
    running('diff'),
    sleep(10),
    running('Stage hunk?'),
    hear,
    running('Next'),
    sleep(10),
    stop('Staged 3 hunks.'),
  ]
  expect(await one('git', spawn('staging', ...script))).toEqual({
    ...{ id: 'staging', state: 'running', content: 'diff' },
  })
  await advance(10)
  expect(await one('git', fetch('staging'))).toMatchObject({ content: 'Stage hunk?' })
  expect(await one('git', apply('staging', 'y'))).toMatchObject({
    state: 'running',
    content: 'Next',
  })
  await advance(10)
  expect(await one('git', fetch('staging'))).toEqual({
    ...{ id: 'staging', state: 'stopped', result: 'Staged 3 hunks.' },
  })
})

test('a silent tool is running, and its spawn is answered after a moment', async () => {
  const { one, advance } = openTable([GIT])
  const spawned = one('git', spawn('s', hang))
  await advance(1_000)
  expect(await spawned).toEqual({ id: 's', state: 'running' })
})

test('an input goes to a running tool, an answer to the question of a waiting one', async () => {
  const { one, started } = openTable([GIT])
  await one('git', spawn('s', running(), hear, asks(CONFIRM), hear, running('on'), hang))
  expect(await one('git', apply('s', 'y\n'))).toMatchObject({ state: 'waiting', question: CONFIRM })
  expect(await one('git', apply('s', true))).toMatchObject({ state: 'running', content: 'on' })
  expect(started[0]?.deliveries).toEqual([{ input: 'y\n' }, { input: true, question: 'confirm' }])
})

test('a question that was answered is not shown again', async () => {
  const { one, advance } = openTable([GIT])
  await one('git', spawn('s', asks(CONFIRM), hear, hang))
  const applied = one('git', apply('s', false))
  await advance(1_000)
  expect(await applied).toEqual({ id: 's', state: 'running' })
})

test('a final result is kept for the next fetch, delivered once, and then its id is free', async () => {
  const { one, advance } = openTable([GIT])
  await one('git', spawn('s', running(), sleep(5), stop('done')))
  await advance(5)
  expect(await one('git', spawn('s', hang))).toMatch('result is unread')
  expect(await one('git', fetch('s'))).toMatchObject({ state: 'stopped', result: 'done' })
  expect(await one('git', fetch('s'))).toBe('Handle `s` not found')
  expect(await one('git', spawn('s', running('again'), hang))).toMatchObject({ content: 'again' })
})

test('a tool that stops at once shows its result in the response to its spawn', async () => {
  const { one } = openTable([GIT])
  expect(await one('git', spawn('s', stop('done')))).toMatchObject({
    state: 'stopped',
    result: 'done',
  })
  expect(await one('git', fetch('s'))).toBe('Handle `s` not found')
})

test('a failure is shown with its message, a crash as a failure', async () => {
  const { one } = openTable([GIT])
  const shown = await one('git', spawn('s', fail('no hunk')))
  expect(shown).toMatchObject({ state: 'stopped', result: { message: 'no hunk' } })
  const crashed = await one('git', spawn('s', crash('signal 11')))
  expect(crashed).toMatchObject({ state: 'stopped', result: { message: 'signal 11' } })
})

test('the first last word counts, and nothing leads out of stopped', async () => {
  const { one, advance } = openTable([GIT])
  await one('git', spawn('s', running(), hear, { stop: { Ok: 'first' }, leaves: 50 }))
  expect(await one('git', apply('s', ''))).toMatchObject({ state: 'stopped', result: 'first' })
  await advance(50)
  expect(
    await one('git', spawn('s', running(), { stop: { Ok: 'kept' }, leaves: 50 })),
  ).toMatchObject({ state: 'running' })
  expect(await one('git', apply('s', 'late'))).toBe('Handle `s` has stopped')
  expect(await one('git', abort('s'))).toMatchObject({ state: 'stopped', result: 'kept' })
})

test('an abort ends the tool, however long that takes, and is answered when it is gone', async () => {
  const { one, advance, started } = openTable([GIT])
  await one('git', spawn('s', running(), { hang: true, dies: 500 }))
  const aborted = one('git', abort('s'))
  const looked = one('git', fetch('s'))
  await advance(499)
  expect(started[0]?.isGone).toBe(false)
  await advance(1)
  expect(await aborted).toMatchObject({ id: 's', state: 'stopped' })
  expect(await looked).toMatchObject({ id: 's', state: 'stopped' })
  expect(await one('git', spawn('s', running(), hang))).toMatchObject({ state: 'running' })
})

test('an abort spares the other handles of the tool', async () => {
  const { batch, one, started } = openTable([GIT])
  await batch(['git', spawn('a', running(), hang)], ['git', spawn('b', running('b'), hang)])
  await one('git', abort('a'))
  expect(started.map(({ isGone }) => isGone)).toEqual([true, false])
  expect(await one('git', fetch('b'))).toMatchObject({ state: 'running', content: 'b' })
})

test('a handle is driven through its own tool only', async () => {
  const { one, started } = openTable([GIT, tool('other')])
  await one('git', spawn('s', running(), hang))
  for (const args of [fetch('s'), apply('s', 'x'), abort('s')])
    expect(await one('other', args)).toBe('Handle `s` not found')
  expect(started[0]).toMatchObject({ deliveries: [], ends: [] })
})

test.each([
  [{ action: 'spawn' }, '`id`'],
  [{ action: 'spawn', id: 7 }, '`id`'],
  [{ action: 'apply', id: 's' }, '`input`'],
  [{ action: 'pause', id: 's' }, '`action` cannot be "pause"'],
  [{ action: null, id: 's' }, '`action` cannot be null'],
])('%j is refused', async (args, because) => {
  const { one, started } = openTable([GIT])
  expect(await one('git', args)).toMatch(because)
  expect(started).toEqual([])
})

test('an action that the tool does not declare is refused', async () => {
  const { one, started } = openTable([tool('check', { actions: ['spawn', 'fetch'] })])
  await one('check', spawn('s', running(), hang))
  expect(await one('check', abort('s'))).toMatch('`action` cannot be "abort"')
  expect(started[0]?.ends).toEqual([])
})

test('without an action, or without support for it, a call runs the tool to its end', async () => {
  const { one } = openTable([GIT, tool('plan', { stateful: false })])
  expect(await one('git', {})).toBe('once')
  expect(await one('plan', { action: 'next' })).toBe('once')
})
