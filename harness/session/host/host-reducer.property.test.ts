import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { VirtualHostSession } from '../../fixtures/virtual-host-session.ts'
import type { Action } from '../../host-scenario.ts'
import type { Reply } from '../../launch/host.ts'
import type { HostEffect } from './host-effect.ts'
import type { HostEvent } from './host-event.ts'
import { reduceHost } from './host-reducer.ts'

const action = fc.constantFrom<Action>(
  { call: {} },
  { call: { id: 'a' }, background: true },
  { call: [{ id: 'b' }, { id: 'c' }], background: true },
  { cancel: 'a' },
  { mark: 'here', of: 'a' },
  { release: 'on', of: 'a' },
  { wait: 'b' },
  { gone: 'a', within_ms: 40 },
  { pause_ms: 30 },
  { snapshot: true },
)

const scenario = fc.record({
  actions: fc.array(action, { maxLength: 6 }),
  answers: fc.constantFrom([], [{ answer: 1, after_ms: 25 }]),
})

const reply = fc.constantFrom<Reply>(
  { result: {} },
  { refused: 'no', lacks: 'method' },
  { failed: 'it hangs', kind: 'deadline' },
)

/** Anything that can happen, in any order: also replies to what was never asked, and a second start. */
const anEvent: Arbitrary<HostEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ event: fc.constant('replied' as const), request: fc.nat(8), reply }),
  },
  fc.nat(3).map((inquiry) => ({ event: 'inquired' as const, inquiry })),
  fc
    .constantFrom('look', 'mark', 'gone', 'pause', 'inquiry 0')
    .map((deadline) => ({ event: 'deadline-expired', deadline }) as HostEvent),
  fc.constantFrom<HostEvent>(
    { event: 'started' },
    { event: 'web-opened', url: 'u', port: 'p' },
    { event: 'looked', observations: [], living: ['a'] },
    { event: 'closed', outside: {} },
  ),
  {
    weight: 1,
    arbitrary: fc.constantFrom<HostEvent>({ event: 'interrupted' }, { event: 'failed' }),
  },
)

/** An event, or time that passes. */
type Happening = HostEvent | number

const happenings = fc.array(fc.oneof(anEvent, fc.nat(60)), { maxLength: 30 })

const history = fc.tuple(scenario, happenings.map(numbered))

/** The same with a number of its own for each inquiry, counted from 0, as the runner gives them. */
function numbered(happenings: Happening[]): Happening[] {
  let inquiry = 0
  return happenings.map((each) =>
    typeof each !== 'number' && each.event === 'inquired' ? { ...each, inquiry: inquiry++ } : each,
  )
}

function happen(session: VirtualHostSession, each: Happening): void {
  if (typeof each === 'number') session.pass(each)
  else if (each.event === 'deadline-expired') session.clock.expire(each.deadline)
  else session.dispatch(each)
}

function play([actions, happenings]: [object, Happening[]]): VirtualHostSession {
  const session = new VirtualHostSession(actions).dispatch({ event: 'started' })
  for (const each of happenings) happen(session, each)
  return session
}

/** Replies to everything that is asked, and lets time pass, as often as a scenario has actions. */
function settle(session: VirtualHostSession): VirtualHostSession {
  for (let round = 0; round < 10; round++) {
    for (const request of session.state.open.keys()) session.replies({ result: {} }, request)
    session.pass(11_000)
  }
  return session
}

const countOf = ({ effects }: VirtualHostSession, name: HostEffect['effect']) =>
  effects.filter(({ effect }) => effect === name).length

test('a session is finished once all is answered and time has passed, after any history', () => {
  fc.assert(
    fc.property(history, (past) => {
      const session = settle(play(past))
      expect(session.isFinished).toBe(true)
      expect([countOf(session, 'close'), countOf(session, 'finish')]).toEqual([1, 1])
      expect([...session.clock.armed]).toEqual([])
    }),
  )
})

test('after the finish nothing is done but answering inquiries', () => {
  fc.assert(
    fc.property(history, fc.array(anEvent), (past, more) => {
      const session = settle(play(past))
      const done = session.effects.length
      for (const each of more) happen(session, each)
      const after = new Set(session.effects.slice(done).map(({ effect }) => effect))
      expect([...after].filter((name) => name !== 'answer-inquiry' && name !== 'arm')).toEqual([])
    }),
  )
})

test('every request has a number of its own, and each inquiry that is answered was asked', () => {
  fc.assert(
    fc.property(history, (past) => {
      const session = settle(play(past))
      const numbers = session.asked.map(({ request }) => request)
      expect(numbers).toEqual(numbers.map((_, i) => i + 1))
      const asked = past[1].filter((each) => typeof each !== 'number' && each.event === 'inquired')
      expect(countOf(session, 'answer-inquiry')).toBe(asked.length)
    }),
  )
})

test('what is armed is what the state takes for armed', () => {
  fc.assert(
    fc.property(history, ([actions, happenings]) => {
      const session = new VirtualHostSession(actions).dispatch({ event: 'started' })
      for (const each of happenings) {
        happen(session, each)
        expect(new Set(session.clock.armed.keys())).toEqual(session.state.armed)
      }
    }),
  )
})

test('the reducer changes nothing that it is given, and gives the same twice', () => {
  fc.assert(
    fc.property(history, anEvent, (past, event) => {
      const { state } = play(past)
      const before = structuredClone(state)
      expect(reduceHost(state, event)).toEqual(reduceHost(state, event))
      expect(state).toEqual(before)
    }),
  )
})
