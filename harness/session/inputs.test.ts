import { describe, expect, test } from 'vitest'
import { eventsOf, type Input, inShort, runSession, WORDS } from '../fixtures/session.ts'

/** A conversation with a stateful tool, from what follows `init` to the end of its output. */
async function inputsSeenBy(tool: string, given: Input): Promise<string[]> {
  const words = await runSession(`${WORDS} read -r init; ${tool}`, { stateful: true, ...given })
  return inShort(words).slice(2, -3)
}

const INPUT = { stateful: true, inputs: ['y'] }

describe('a tool that runs', () => {
  test('may compute for as long as it may be idle, when there is nothing left to give', async () => {
    const heard = await inputsSeenBy('state running; sleep 2; state stopped', { baseDelayMs: 100 })
    expect(heard).toEqual(['received state', 'received state'])
  })

  test('is cancelled when it is idle for longer, which is no failure of its own', async () => {
    const heard = await inputsSeenBy('state running; read -r cancel; state stopped', {
      limits: { idle_ms: 50 },
    })
    expect(heard).toEqual(['received state', 'sent cancel', 'received state'])
  })

  test('may report how far it is before it asks its question', async () => {
    const progress = 'for i in 1 2 3 4; do state running; sleep 0.05; done'
    const heard = await inputsSeenBy(`${progress}; state waiting; read -r answer; state stopped`, {
      ...INPUT,
      baseDelayMs: 100,
    })
    const states = Array(5).fill('received state')
    expect(heard).toEqual([...states, 'sent apply', 'received state'])
  })

  test('is given an input once it is silent, even when it asked for something before', async () => {
    const tool = `state running; ask 1 fs.exists '{"path":"a"}'; read -r input; state stopped`
    const transcript = await runSession(`${WORDS} read -r init; ${tool}`, INPUT)
    const [, answer, apply] = eventsOf(transcript, 'sent')
    expect(inShort(transcript)).toContain('sent apply')
    expect((apply?.at ?? 0) - (answer?.at ?? 0)).toBeGreaterThanOrEqual(10 * 20 * 1000 - 2000)
  })

  test('is given it at once where the same state was followed by silence before', async () => {
    const prompts = { params: new Map([[0, { type: 'running' }]]), repeats: false }
    const heard = await inputsSeenBy('state running; read -r input; state stopped', {
      ...INPUT,
      prompts,
      baseDelayMs: 60_000,
    })
    expect(heard).toEqual(['received state', 'sent apply', 'received state'])
  })
})

test('a tool that waits is cancelled soon when there is nothing left to give', async () => {
  const heard = await inputsSeenBy('state waiting; read -r cancel; state stopped', {})
  expect(heard).toEqual(['received state', 'sent cancel', 'received state'])
})
