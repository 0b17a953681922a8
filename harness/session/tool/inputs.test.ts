import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openTool, stateOf, type VirtualSettings } from '../../fixtures/virtual-tool-session.ts'

describe('a stateful tool', () => {
  const stateful = (settings: VirtualSettings = {}) =>
    openTool({ stateful: true, limits: { idle_ms: 5_000 }, ...settings })

  test('gets its input at once when it waits, and after a silence when it runs', () => {
    const session = stateful({ inputs: ['a', 'b'] }).message(stateOf('waiting'))
    expect(session.inShort.at(-1)).toBe('sent apply')
    session.message(stateOf('running')).pass(199)
    expect(session.inShort.at(-1)).toBe('received state')
    expect(session.pass(1).inShort.at(-1)).toBe('sent apply')
    expect(eventsOf(session.transcript, 'timer')).toEqual([])
  })

  test('gets it at once where the same state was followed by silence before', () => {
    const prompts = { params: new Map([[0, { type: 'running' }]]), repeats: false }
    const session = stateful({ inputs: ['a', 'b'], prompts }).message(stateOf('running'))
    expect(session.inShort.at(-1)).toBe('sent apply')
    expect(session.message(stateOf('running')).inShort.at(-1)).toBe('received state')
  })

  test('gets it at the first of several reports of one state, and once for all of them', () => {
    const [running, more] = [{ type: 'running' }, { type: 'running', content: 'x' }]
    const params = new Map([running, more].map((each, at) => [at, each]))
    const session = stateful({ inputs: ['a', 'b'], prompts: { params, repeats: true } })
    session.message(stateOf('running'))
    expect(session.inShort.at(-1)).toBe('sent apply')
    session.message(stateOf('running'))
    expect(session.inShort.at(-1)).toBe('received state')
    session.message(stateOf('running', { content: 'x' }))
    expect(session.inShort.at(-1)).toBe('sent apply')
  })

  test('is cancelled when none is left: soon when it waits, late when it runs', () => {
    const waiting = stateful().message(stateOf('waiting')).pass(200)
    expect(waiting.times.at(-1)).toEqual(['sent cancel', 200])
    const running = stateful().message(stateOf('running')).pass(4_999)
    expect(running.inShort.at(-1)).toBe('received state')
    expect(running.pass(1).inShort.at(-1)).toBe('sent cancel')
  })

  test('keeps its turn while a message of ours is still held back', () => {
    const late = stateful({ inputs: ['a'], fault: { kind: 'late-answers' }, baseDelayMs: 20 })
    late.message(stateOf('running')).asks(1)
    expect(late.state.writer.queue.length).toBeGreaterThan(0)
    late.expire('silence')
    expect(late.inShort.at(-1)).toBe('received fs.exists')
    expect([...late.armed.keys()]).toContain('silence')
  })

  test('gets an input early, which is not given again', () => {
    const fault = { kind: 'early-apply', at: 1 } as const
    const session = stateful({ inputs: ['a', 'b'], fault }).asks(1)
    expect(session.inShort.slice(-2)).toEqual(['sent apply', 'fault-applied'])
    session.pass(20).message(stateOf('waiting'))
    const applied = eventsOf(session.transcript, 'sent').filter(({ text }) =>
      text?.includes('apply'),
    )
    expect(applied.map(({ text = '' }) => JSON.parse(text).params.input)).toEqual(['a', 'b'])
  })

  test('has its last answer already where an input came early, and the time to use it', () => {
    const fault = { kind: 'early-apply', at: 1 } as const
    const session = stateful({ inputs: ['a'], fault })
      .asks(1)
      .pass(20)
    session.message(stateOf('waiting')).pass(500)
    expect(session.inShort.at(-1)).toBe('received state')
  })

  test.each([
    ['the same question', 'q', 'received state'],
    ['another question', 'r', 'sent apply'],
  ])('that reports %s at once after an answer: %s', (_, id, last) => {
    const asks = (id: string) => stateOf('waiting', { question: { id } })
    const session = stateful({ inputs: ['a', 'b'] })
      .message(asks('q'))
      .message(asks(id))
    expect(session.inShort.at(-1)).toBe(last)
    expect(session.pass(200).inShort.at(-1)).toBe('sent apply')
  })

  test.each(['running', 'waiting'])('that reports one %s state for ever has its turn', (type) => {
    const fault = { kind: 'late-inputs' } as const
    const session = stateful({ inputs: ['a'], ...(type === 'waiting' && { fault }) })
    const silence = type === 'waiting' ? 400 : 200
    for (let at = 0; at < silence; at += 50) session.message(stateOf(type)).pass(50)
    expect(session.inShort.at(-1)).toBe('received state')
    expect(session.message(stateOf(type)).inShort.at(-1)).toBe('sent apply')
  })

  test('that reports one thing after another has its turn after the idle limit', () => {
    const session = stateful({ inputs: ['a', 'b'] })
    const report = (content: number) => session.message(stateOf('running', { content })).pass(100)
    for (let at = 0; at < 50; at += 1) report(at)
    expect(session.inShort.at(-1)).toBe('received state')
    expect(report(50).inShort.at(-1)).toBe('sent apply')
    for (let at = 0; at < 50; at += 1) report(at)
    expect(session.inShort.filter((event) => event === 'sent apply')).toEqual(['sent apply'])
  })

  test('that can be given nothing more may report for as long as it runs', () => {
    const session = stateful()
    for (let at = 0; at < 100; at += 1) session.message(stateOf('running')).pass(100)
    expect(session.inShort.at(-1)).toBe('received state')
  })

  test('gets its inputs late: after twice the silence, also when it waits', () => {
    const session = stateful({ inputs: ['a'], fault: { kind: 'late-inputs' } })
    session.message(stateOf('waiting')).pass(399)
    expect(session.inShort.at(-1)).toBe('received state')
    expect(session.pass(1).inShort.at(-1)).toBe('sent apply')
  })

  test('is aborted after the first inputs, in either state', () => {
    const fault = { kind: 'abort', at: 1 } as const
    const session = stateful({ inputs: ['a', 'b'], fault }).message(stateOf('waiting'))
    expect(session.inShort.at(-1)).toBe('sent apply')
    session.message(stateOf('running')).pass(200)
    expect(session.times.at(-1)).toEqual(['sent cancel', 200])
    expect([...session.armed.keys()]).toContain('cancel-grace')
  })

  test('that stops is expected to end', () => {
    const session = stateful({ inputs: ['a'] }).message(stateOf('stopped'))
    expect([...session.armed.keys()].sort()).toEqual(['exit', 'session'])
    expect(session.message(stateOf('waiting')).inShort.at(-1)).toBe('received state')
  })
})
