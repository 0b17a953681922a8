import { describe, expect, test } from 'vitest'
import { openTool, stateOf } from '../../fixtures/virtual-tool-session.ts'
import type { SessionStep } from '../../transcript.ts'

const asks = stateOf('waiting', { question: { id: 'q', text: '?' } })
const yes: SessionStep = { step: 'apply', input: true, to: 'q' }
const text: SessionStep = { step: 'apply', input: 'y' }
const abort: SessionStep = { step: 'abort' }

const session = (...steps: SessionStep[]) =>
  openTool({
    stateful: true,
    limits: { idle_ms: 5_000 },
    fault: { kind: 'generated-steps', number: 1, steps },
  })

describe('a generated session', () => {
  test('answers a question at once, and gives input to a running tool when it is silent', () => {
    const both = session(text, yes).message(stateOf('running'))
    expect(both.inShort.at(-1)).toBe('received state')
    expect(both.pass(200).inShort.at(-1)).toBe('sent apply')
    expect(both.message(asks).inShort.at(-1)).toBe('sent apply')
  })

  test('leaves out what the state of the tool does not allow', () => {
    const other = session(text, { ...yes, to: 'other' }, abort).message(asks)
    expect(other.inShort.at(-1)).toBe('sent cancel')
  })

  test('leaves the tool alone for one more silence', () => {
    const left = session({ step: 'silence' }, yes).message(asks).pass(399)
    expect(left.inShort.at(-1)).toBe('received state')
    expect(left.pass(1).inShort.at(-1)).toBe('sent apply')
  })

  test('awaits no report of an input that the tool may ignore', () => {
    const ignored = session({ ...yes, ignorable: true }, yes).message(asks)
    expect(ignored.pass(200).inShort.filter((each) => each === 'sent apply')).toHaveLength(2)
    expect([...ignored.armed.keys()]).toContain('idle')
  })

  test.each<[SessionStep['step'], string]>([
    ['abort', 'sent'],
    ['end-of-input', 'closed'],
  ])('comes to %s at once after an input', (step, event) => {
    const ended = session(yes, { step, soon: true } as SessionStep).message(asks)
    expect(ended.inShort).toContain('sent apply')
    expect(ended.transcript.at(-1)?.event).toBe(event)
  })

  test('aborts a tool that runs when no step is left', () => {
    expect(session().message(stateOf('running')).pass(200).inShort.at(-1)).toBe('sent cancel')
  })
})

test('the end of its input does not end a tool on plain stdio, which is aborted later', () => {
  const steps: SessionStep[] = [{ step: 'end-of-input' }, yes]
  const fault = { kind: 'generated-steps', number: 1, steps } as const
  const plain = openTool({ stateful: true, binding: 'stdio', fault })
  plain.message({ type: 'running' }).pass(200)
  expect(plain.transcript.at(-1)).toMatchObject({ event: 'closed', stream: 'stdin' })
  plain.message({ type: 'waiting', question: { id: 'q' } }).pass(200)
  expect(plain.transcript.at(-1)).toMatchObject({ event: 'signal', abort: true })
})

test('a tool on plain stdio that waits has time to tidy up at the end of its input', () => {
  const steps: SessionStep[] = [{ step: 'end-of-input' }]
  const fault = { kind: 'generated-steps', number: 1, steps } as const
  const plain = openTool({ stateful: true, binding: 'stdio', fault, limits: { exit_ms: 3_000 } })
  plain.message({ type: 'waiting', question: { id: 'q' } }).pass(2_999)
  expect(plain.transcript.at(-1)).toMatchObject({ event: 'closed', stream: 'stdin' })
  expect(plain.pass(1).transcript.at(-1)).toMatchObject({ event: 'signal', abort: true })
})
