import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../fixtures/session.ts'
import { openTool, type VirtualToolSession } from '../../fixtures/virtual-tool-session.ts'

describe('cancel', () => {
  const under = (when: 'after' | 'same-write' | 'instead' | 'before') =>
    openTool({ fault: { kind: 'cancel', at: 1, when }, limits: { cancel_grace_ms: 40 } }).asks(1)

  test('comes after the answer, in a write of its own or in the same', () => {
    const output = ['received fs.exists', 'fault-applied', 'sent answer', 'sent cancel']
    expect(under('after').inShort.slice(1)).toEqual(output)
    expect(under('same-write').inShort.slice(1)).toEqual(output)
    const writes = (session: VirtualToolSession) =>
      session.effects.filter(({ effect }) => effect === 'write').length
    expect([writes(under('after')), writes(under('same-write'))]).toEqual([3, 2])
  })

  test('comes before the answer, which follows all the same', () => {
    const session = under('before').pass(39)
    expect(session.inShort.slice(-1)).toEqual(['sent cancel'])
    session.pass(1)
    expect(session.times.slice(-2)).toEqual([
      ['timer cancel-grace', 40],
      ['signal SIGTERM', 40],
    ])
    expect(session.pass(60).inShort.at(-1)).toBe('sent answer')
  })

  test('comes instead of the answer, and the end is expected from then on', () => {
    const session = under('instead')
    expect(session.inShort.slice(-2)).toEqual(['fault-applied', 'sent cancel'])
    expect([...session.armed.keys()].sort()).toEqual(['cancel-grace', 'session'])
  })
})

test('a tool that has written nothing when its input ends has the time to start, too', () => {
  const limits = { startup_ms: 100, idle_ms: 50 }
  const session = openTool({ fault: { kind: 'end-of-input', at: 0 }, limits }).pass(149)
  expect(session.inShort).toEqual(['sent init', 'fault-applied', 'closed stdin'])
  expect(session.pass(1).inShort.slice(-2)).toEqual(['timer end-of-input', 'signal SIGTERM'])
})

describe('writing', () => {
  test('init waits for its turn, and whatever comes meanwhile goes first', () => {
    const session = openTool({ fault: { kind: 'late-init' }, limits: { session_ms: 10 } }).pass(59)
    expect(session.inShort).toEqual(['timer session'])
    expect(session.pass(1).inShort.slice(1)).toEqual(['sent cancel', 'sent init', 'fault-applied'])
  })

  test('a message that is cut pauses after its first byte and in the middle', () => {
    const session = openTool({ fault: { kind: 'bytewise' } })
    const written = () =>
      session.effects.flatMap((effect) => (effect.effect === 'write' ? [`${effect.bytes}`] : []))
    expect(written()).toEqual(['{'])
    const whole = '{"jsonrpc":"2.0","method":"init","params":{}}\n'
    session.pass(4)
    expect(written()).toEqual([...whole].slice(0, (whole.length >> 1) + 1))
    session.pass(4)
    expect(written()).toEqual([...whole])
    expect(eventsOf(session.transcript, 'sent')[0]?.note).toBe(`in ${whole.length} pieces`)
    expect(session.effects.filter(({ effect }) => effect === 'report-quiet')).toHaveLength(2)
  })

  test('a long message ends with its line feed, and is recorded without', () => {
    const { effects, transcript } = openTool({ init: { big: 'x'.repeat(70_000) } })
    const written = effects.flatMap((effect) => (effect.effect === 'write' ? [effect.bytes] : []))
    const [{ text } = {}] = eventsOf(transcript, 'sent')
    expect(written).toEqual([text, '\n'])
  })

  test('reports when a message is taken that a pipe cannot hold', () => {
    const large = { big: 'x'.repeat(70_000) }
    const reported = (init: object) =>
      openTool({ init: { ...init } }).effects.flatMap((effect) =>
        effect.effect === 'write' ? [effect.reportTaken] : [],
      )
    expect([reported({}), reported(large)]).toEqual([[false], [true, false]])
  })
})
