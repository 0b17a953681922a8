import { expect, test } from 'vitest'
import type { Host, Reply } from '../../../harness/launch/host.ts'
import { DriverExchangeChannel } from './driver-exchange-channel.ts'
import type { HostPool } from './host-pool.ts'

/** A pool whose hosts answer with these replies in turn; `asked` is what they were asked, `taken` how many there were. */
function poolOf(...replies: Reply[]) {
  const seen = { asked: [] as unknown[], taken: 0, given: 0 }
  const host: Host = {
    ...{ usable: true, takesLimits: true, attach: () => {}, end: async () => {} },
    leave: async () => ({ result: {} }),
    ask: async (...asked) => {
      seen.asked.push(asked)
      return replies.shift() ?? { failed: 'no more', kind: 'driver' }
    },
  }
  const pool: HostPool = {
    take: () => {
      seen.taken += 1
      return host
    },
    fresh: () => host,
    give: async () => {
      seen.given += 1
    },
    close: async () => {},
  }
  return { pool, seen }
}

const line = { provider: 'portable-flat', schema: {} }

test('asks a driver as a flattener is asked, and answers with the id of the line', async () => {
  const { pool, seen } = poolOf({ result: { schema: {}, notes: [] } })
  const reply = await new DriverExchangeChannel(pool, 5).ask({ id: 'a', ...line })
  expect(reply).toMatchObject({ message: { id: 'a', schema: {}, notes: [] } })
  expect(seen.asked).toEqual([['flatten', line, 5]])
})

test('takes what a driver refuses for a line that cannot be read', async () => {
  const { pool } = poolOf({ refused: 'there is no such provider' })
  const reply = await new DriverExchangeChannel(pool, 5).ask(line)
  expect(reply).toMatchObject({ message: { error: 'there is no such provider' } })
})

test('blames the one that was asked when a driver falls, and goes on with another', async () => {
  const { pool, seen } = poolOf(
    { failed: 'it ended', kind: 'driver' },
    { failed: 'it is silent', kind: 'deadline' },
    { result: { value: 1 } },
  )
  const channel = new DriverExchangeChannel(pool, 5)
  const replies = await Promise.all([channel.ask(line), channel.ask(line), channel.ask(line)])
  expect(replies).toMatchObject([
    { kind: 'crashed', sentence: 'it ended' },
    { kind: 'silent', sentence: 'it is silent' },
    { kind: 'answer', message: { value: 1 } },
  ])
  expect(seen).toMatchObject({ taken: 3, given: 2 })
})

test('gives up a driver that falls again and again', async () => {
  const { pool, seen } = poolOf()
  const channel = new DriverExchangeChannel(pool, 5)
  for (let i = 0; i < 20; i++) await channel.ask(line)
  expect(seen.asked).toHaveLength(12)
})
