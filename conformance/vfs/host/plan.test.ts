import { describe, expect, test } from 'vitest'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import type { HostReading } from './host-reading.ts'
import { planHost } from './plan.ts'
import type { PlannedHostSession } from './planned-session.ts'
import { smoke } from './smoke.ts'
import { vfsHostSuite } from './suite.ts'

const FEATURES = ['vfs', 'fs', 'stateful', 'await']
const [FILES, OUTPUT] = ['methods: files', 'responses: output at the start']
const INPUTS = 'commands: inputs of running tools'

const HELLO = conversationOf([{ id: 'call', report: reportOf() }], {
  ...{ features: FEATURES, transcript: [], start: {} as never },
})
const HANGS = { failure: { kind: 'deadline', sentence: 'the driver did not answer' } } as const
const UNANSWERED = conversationOf([{ id: 'call', side: [] }], {
  ...{ features: FEATURES, transcript: [], start: {} as never },
  ...HANGS,
})
const ANSWERED = conversationOf([{ id: 'call', answeredAt: 1, report: reportOf({ seen: 1 }) }], {
  ...{ features: FEATURES, transcript: [], start: {} as never },
})

/** The batches of sessions that a host with these readings of the pilots is given after the smoke, and why no more. */
function batchesFor(readings: Record<string, HostReading>, checks = vfsHostSuite.checks) {
  const plan = planHost({
    ...{ checks, unclaimed: () => undefined, correct: () => [...FEATURES], smoke: true },
    ...{ providers: [], seed: 1 },
  })
  const [describing] = plan.first as [PlannedHostSession]
  const [first] = plan.next?.(HELLO, describing) as [PlannedHostSession]
  const batches: string[][] = []
  let next = plan.next?.(HELLO, first) ?? []
  let why: string | undefined
  for (;;) {
    if ('stop' in next) why = next.stop
    const sessions: readonly PlannedHostSession[] = 'stop' in next ? (next.more ?? []) : next
    const [only] = sessions
    const isOfInputs = sessions.length === 1 && only?.scenario === INPUTS
    const reading = readings[only?.scenario ?? ''] ?? (isOfInputs ? ANSWERED : undefined)
    if (!isOfInputs) batches.push(sessions.map(({ scenario = '' }) => scenario))
    if (sessions.length !== 1 || !only || !reading) return { batches, why }
    next = plan.next?.(reading, only) ?? []
  }
}

describe('after a first tool two sessions show whether the others are of any use', () => {
  const whole = batchesFor({ [FILES]: ANSWERED, [OUTPUT]: ANSWERED })

  test('all are run of a host that answers, slow as it may be', () => {
    expect(whole.batches.slice(0, 2)).toEqual([[FILES], [OUTPUT]])
    expect(whole.batches[2]?.length).toBeGreaterThan(200)
    expect(whole.why).toBeUndefined()
    const slow = { ...ANSWERED, ...HANGS }
    expect(batchesFor({ [FILES]: slow, [OUTPUT]: slow })).toEqual(whole)
  })

  test('tools make no requests of a host that answers none', () => {
    const { batches, why } = batchesFor({ [FILES]: UNANSWERED, [OUTPUT]: ANSWERED })
    expect(why).toBe('not tried: the host answered no request of a tool')
    expect(batches[2]?.length).toBeLessThan((whole.batches[2]?.length ?? 0) / 2)
    expect(batches[2]).not.toContain('read: text')
  })

  test('a host that ends such a tool by itself is no better', () => {
    const ended = { ...UNANSWERED, failure: undefined }
    const [call] = ended.calls
    const late = { ...ended, calls: [{ ...call, answeredAt: 60e6 }] } as HostReading
    const early = { ...ended, calls: [{ ...call, answeredAt: 1e6 }] } as HostReading
    expect(batchesFor({ [FILES]: late, [OUTPUT]: ANSWERED }).why).toBeDefined()
    expect(batchesFor({ [FILES]: early, [OUTPUT]: ANSWERED }).why).toBeUndefined()
  })

  test('no other tool is started of a host that answers no spawn', () => {
    const { batches, why } = batchesFor({ [FILES]: ANSWERED, [OUTPUT]: UNANSWERED })
    expect(why).toBe('not tried: the host answered no `spawn`')
    expect(batches[2]).not.toContain('commands: a spawn with arguments')
    expect(batches[2]).toContain('methods: files that change')
  })

  test('no tool waits for its input of a host that refuses every apply', () => {
    const apply = { id: 'apply', arguments: { action: 'apply', id: 'h' } }
    const applying = (...more: object[]) =>
      conversationOf(
        more.map((each) => ({ ...apply, ...each })),
        { ...{ features: FEATURES, transcript: [], start: {} as never } },
      )
    const answered = { [FILES]: ANSWERED, [OUTPUT]: ANSWERED }
    const refusing = applying({ error: 'no' }, { error: 'not yet' })
    const { batches, why } = batchesFor({ ...answered, [INPUTS]: refusing })
    expect(why).toBe('not tried: the host carried out no `apply`')
    expect(batches[2]).not.toContain('await: all of four handles')
    expect(batches[2]).toContain('methods: files that change')
    const taking = applying({ error: 'no' }, { result: { id: 'h', state: 'running' } })
    expect(batchesFor({ ...answered, [INPUTS]: taking }).why).toBeUndefined()
  })

  test('a run of few sessions has no such one', () => {
    const few = vfsHostSuite.checks.filter(
      ({ verifies }) => verifies.startsWith('vfs.methods.') || verifies === smoke.verifies,
    )
    expect(batchesFor({}, few).batches[0]?.length).toBeGreaterThan(1)
  })
})
