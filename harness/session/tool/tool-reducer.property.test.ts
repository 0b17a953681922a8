import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import type { Fault } from '../../adversary/fault.ts'
import { type VirtualSettings, VirtualToolSession } from '../../fixtures/virtual-tool-session.ts'
import type { DeadlineName } from './deadline-name.ts'
import type { ToolEffect } from './tool-effect.ts'
import type { ToolEvent } from './tool-event.ts'
import { reduceTool } from './tool-reducer.ts'

const DEADLINES: readonly DeadlineName[] = [
  ...([
    'startup',
    'idle',
    'exit',
    'cancel-grace',
    'shutdown-grace',
    'end-of-input',
    'term-grace',
    'session',
  ] as const),
  ...(['silence', 'stop-grace', 'drain', 'pause'] as const),
]

const fault = fc.constantFrom<Fault | undefined>(
  undefined,
  { kind: 'bytewise' },
  { kind: 'escaped-characters' },
  { kind: 'late-init' },
  { kind: 'late-answers' },
  { kind: 'never-answered', at: 1 },
  { kind: 'early-apply', at: 1 },
  { kind: 'end-of-input', at: 0 },
  { kind: 'end-of-input', at: 1 },
  { kind: 'cancel', at: 1, when: 'same-write' },
  { kind: 'cancel', at: 2, when: 'before' },
  ...([{ step: 'abort' }, { step: 'end-of-input', soon: true }] as const).map(
    (last): Fault => ({
      ...{ kind: 'generated-steps', number: 1 },
      steps: [{ step: 'silence' }, { step: 'apply', input: 1 }, last],
    }),
  ),
)

const settings: Arbitrary<VirtualSettings> = fc.record({
  fault,
  stateful: fc.boolean(),
  inputs: fc.array(fc.integer(), { maxLength: 2 }),
  maxRequests: fc.constantFrom(2, 1_000),
  maxBytes: fc.constantFrom(150, 1_000_000),
  maxLines: fc.constantFrom(3, 1_000),
})

const message = fc.constantFrom(
  '{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}',
  '{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}',
  '{"jsonrpc":"2.0","method":"state","params":{"type":"waiting"}}',
  '{"jsonrpc":"2.0","method":"state","params":{"type":"running"}}',
  '{"jsonrpc":"2.0","method":"state","params":{"type":"stopped"}}',
  'no JSON',
)

/** Anything that can happen to an open session, in any order: also what cannot happen twice, or has not been asked for. */
const anEvent: Arbitrary<ToolEvent> = fc.oneof(
  { weight: 6, arbitrary: message.map(lineOf) },
  fc.nat(60).map((count): ToolEvent => ({ event: 'bytes', count })),
  fc
    .constantFrom(...DEADLINES)
    .map((deadline): ToolEvent => ({ event: 'deadline-expired', deadline, ms: 1, late: 0 })),
  fc.constantFrom<ToolEvent>(
    ...[{ event: 'started' as const }, { event: 'bytes-taken' as const }],
    ...[{ event: 'loop-turned' as const }, { event: 'line-too-long' as const }],
    ...[{ event: 'output-ended' as const }, { event: 'interrupted' as const }],
    { event: 'exited', code: 0, signal: null },
    { event: 'start-failed', reason: 'no' },
    { event: 'zombies-seen', names: ['z'] },
    { event: 'released', survivors: [], project: {} },
  ),
)

function lineOf(text: string): ToolEvent {
  return { event: 'line', line: { event: 'received', at: 0, text, ending: 'lf' } }
}

type Happening = ToolEvent | number

/** An event, or time that passes. */
const happening = fc.oneof(anEvent, fc.nat(3_000))

const history = fc.tuple(settings, fc.array(happening, { maxLength: 40 }))

function play(
  [settings, happenings]: [VirtualSettings, Happening[]],
  seen = (_: VirtualToolSession) => {},
) {
  const session = new VirtualToolSession(settings).start()
  for (const each of happenings) {
    happen(session, each)
    seen(session)
  }
  return session
}

function happen(session: VirtualToolSession, each: Happening): void {
  if (typeof each === 'number') session.pass(each)
  else if (each.event === 'deadline-expired') session.expire(each.deadline)
  else session.dispatch(each)
}

const countOf = ({ transcript }: VirtualToolSession, name: string) =>
  transcript.filter(({ event }) => event === name).length

test('a session is finished once exit and end of output came, in any order, after any history', () => {
  fc.assert(
    fc.property(history, fc.boolean(), (past, exitsFirst) => {
      const session = play(past)
      if (exitsFirst) session.exits().closesOutput()
      else session.closesOutput().exits()
      expect(session.isFinished).toBe(true)
      expect(session.armed.size).toBe(0)
      expect(countOf(session, 'exit')).toBe(1)
    }),
  )
})

test('an exit alone is enough: what an orphan holds open is not waited for', () => {
  fc.assert(
    fc.property(history, (past) => {
      const session = play(past).exits().pass(1_000)
      expect(session.turn().isFinished).toBe(true)
    }),
  )
})

test('nothing is done after the finish, which comes once, and there is one exit', () => {
  fc.assert(
    fc.property(history, fc.array(happening), (past, more) => {
      const session = play(past).dispatch({ event: 'interrupted' })
      const done = session.effects.length
      for (const each of more) happen(session, each)
      expect(session.effects).toHaveLength(done)
      expect(session.effects.at(-1)).toEqual({ effect: 'finish' })
      expect(session.effects.filter(({ effect }) => effect === 'finish')).toHaveLength(1)
      expect(countOf(session, 'exit')).toBe(1)
    }),
  )
})

test('at most one deadline is armed, besides that of the session and a pause, and the state knows it', () => {
  fc.assert(
    fc.property(history, (past) => {
      play(past, ({ armed, state }) => {
        const { session, pause, ...others } = Object.fromEntries(armed)
        expect(Object.keys(others)).toEqual(state.armed ? [state.armed] : [])
        expect(session !== undefined).toBe(state.sessionArmed)
        expect(pause !== undefined).toBe(state.writer.paused)
      })
    }),
  )
})

test('a process that has ended is sent no signal, and no deadline of its life is armed', () => {
  fc.assert(
    fc.property(history, fc.array(happening), (past, more) => {
      const session = play(past).exits()
      const done = session.effects.length
      for (const each of more) happen(session, each)
      const after: ToolEffect[] = session.effects.slice(done)
      expect(after.filter(({ effect }) => effect === 'signal')).toEqual([])
      const armed = after.flatMap((effect) => (effect.effect === 'arm' ? [effect.deadline] : []))
      expect(armed.filter((name) => name !== 'pause')).toEqual([])
    }),
  )
})

test('time alone ends every session, whatever the tool does not do', () => {
  fc.assert(
    fc.property(history, (past) => {
      const session = play(past).pass(1_000_000)
      const killed = session.effects.some((e) => e.effect === 'signal' && e.signal === 'SIGKILL')
      expect(killed || session.turn().isFinished).toBe(true)
    }),
  )
})

test('the reducer changes nothing that it is given, and gives the same twice', () => {
  fc.assert(
    fc.property(history, anEvent, (past, event) => {
      const { state } = play(past)
      frozen(state)
      expect(reduceTool(state, event)).toEqual(reduceTool(state, frozen(event)))
    }),
  )
})

/** A value that throws when it is changed, in any depth. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const member of Object.values(value)) frozen(member)
  return Object.freeze(value)
}
