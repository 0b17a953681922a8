import { describe, expect, test } from 'vitest'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import type { HostReading } from './host-reading.ts'
import { planHost } from './plan.ts'
import type { PlannedHostSession } from './planned-session.ts'
import { smoke } from './smoke.ts'
import { vfsHostSuite } from './suite.ts'

const FEATURES = ['vfs', 'fs', 'stateful', 'await']
const [FILES, OUTPUT] = ['methods: files', 'responses: output at the start']

const BARE = { features: FEATURES, transcript: [], start: {} as never }
const HANGS = { failure: { kind: 'deadline', sentence: 'the driver did not answer' } } as const

/** A session with these calls, in which the driver did not answer. */
const hanging = (...calls: object[]): HostReading =>
  conversationOf(calls as [], { ...BARE, ...HANGS })

const HELLO = conversationOf([{ id: 'call', report: reportOf() }], BARE)
const UNANSWERED = hanging({ id: 'call', side: [] })
const ANSWERED = conversationOf(
  [{ id: 'call', answeredAt: 1, report: reportOf({ seen: 1 }) }],
  BARE,
)

const [INPUTS, ENDED] = [
  'commands: inputs of running tools',
  'await: a batch of two spawns and an await',
]
const [WEB, PROGRAMS] = ['methods: the web', 'methods: programs']
const SPAWN = 'commands: a spawn with arguments'
const WRITTEN = 'write: texts, bytes and what is no content'
const PILOTS = [FILES, WEB, PROGRAMS, WRITTEN, OUTPUT, SPAWN, INPUTS, ENDED]

/** A tool that waits in vain for the answer to its last request. */
function leftAt(method: string, ...answered: string[]): HostReading {
  const script = [...answered, method].map((call) => ({ call }))
  const side = answered.map((call) => ({ at: 0, index: 1, seen: { call, result: {} } }))
  return hanging({ id: 'call', arguments: { script }, side })
}

/** A host that answers no request at all. */
const SILENT = { [FILES]: leftAt('fs.read'), [WRITTEN]: leftAt('fs.write') }

/** The sessions that a host with these readings of the pilots is given after the smoke, and why no more. */
function plannedFor(readings: Record<string, HostReading>, checks = vfsHostSuite.checks) {
  const plan = planHost({
    ...{ checks, unclaimed: () => undefined, correct: () => [...FEATURES], smoke: true },
    ...{ providers: [], seed: 1 },
  })
  const [describing] = plan.first as [PlannedHostSession]
  const [hello] = plan.next?.(HELLO, describing) as [PlannedHostSession]
  const first = (plan.next?.(HELLO, hello) ?? []) as readonly PlannedHostSession[]
  const afterwards = first.map((session) => {
    const { scenario = '' } = session
    return PILOTS.includes(scenario)
      ? (plan.next?.(readings[scenario] ?? ANSWERED, session) ?? [])
      : []
  })
  const more = afterwards.flatMap((next) => ('stop' in next ? (next.more ?? []) : next))
  const names = (sessions: readonly PlannedHostSession[]) =>
    sessions.map(({ scenario = '' }) => scenario)
  const [why] = afterwards.flatMap((next) => ('stop' in next ? next.stop : [])).reverse()
  return { first: names(first), all: names([...first, ...more]), why }
}

describe('some sessions beside the first show whether the others are of any use', () => {
  const whole = plannedFor({})
  const leftOut = (all: readonly string[], name: string) => {
    expect(whole.all).toContain(name)
    expect(all).not.toContain(name)
  }

  test('all are run of a host that answers, slow as it may be', () => {
    expect(whole.first.slice(0, PILOTS.length)).toEqual(PILOTS)
    expect(whole.first.length).toBeLessThan(whole.all.length / 4)
    expect(whole.all.length).toBeGreaterThan(200)
    expect(new Set(whole.all).size).toBe(whole.all.length)
    expect(whole.why).toBeUndefined()
    const slow = { ...ANSWERED, ...HANGS }
    const planned = plannedFor({ [FILES]: slow, [OUTPUT]: slow })
    expect(planned.all.toSorted()).toEqual(whole.all.toSorted())
  })

  test('tools make no requests of a host that answers none', () => {
    const { all, why } = plannedFor(SILENT)
    expect(why).toBe('not tried: the host answered no request of a tool')
    expect(all.length).toBeLessThan((whole.all.length * 2) / 3)
    leftOut(all, 'read: texts, bytes and what is no file')
  })

  test('of several reasons the most fundamental is stated, whichever session ends first', () => {
    const { why } = plannedFor({ ...SILENT, [OUTPUT]: UNANSWERED })
    expect(why).toBe('not tried: the host answered no request of a tool')
  })

  test('a host that ends such a tool by itself is no better', () => {
    const ended = { ...leftAt('fs.read'), failure: undefined }
    const [call] = ended.calls
    const late = { ...ended, calls: [{ ...call, answeredAt: 60e6 }] } as HostReading
    const early = { ...ended, calls: [{ ...call, answeredAt: 1e6 }] } as HostReading
    expect(plannedFor({ [FILES]: late }).why).toBeDefined()
    expect(plannedFor({ [FILES]: early }).why).toBeUndefined()
  })

  test('no tool requests a method that the host leaves unanswered', () => {
    const { all, why } = plannedFor({ [FILES]: leftAt('fs.exists', 'fs.read', 'fs.write') })
    expect(why).toBe('not tried: the host answered no `fs.exists`')
    leftOut(all, 'exists: files, directories and nothing')
    expect(all).toContain('methods: files that change')
    const web = plannedFor({ [WEB]: leftAt('http.get') })
    expect(web.why).toBe('not tried: the host answered no `http.get`')
    expect(whole.all.length - web.all.length).toBeGreaterThan(16)
    expect(web.all).toContain('read: texts, bytes and what is no file')
  })

  test('a host that leaves only the first method unanswered is asked for the others', () => {
    const { all, why } = plannedFor({ [FILES]: leftAt('fs.read') })
    expect(why).toBe('not tried: the host answered no `fs.read`')
    leftOut(all, 'read: texts, bytes and what is no file')
    expect(all).toContain('exists: files, directories and nothing')
    const written = { [FILES]: leftAt('fs.write', 'fs.read'), [WRITTEN]: leftAt('fs.write') }
    const { why: whyWritten } = plannedFor(written)
    expect(whyWritten).toBe('not tried: the host answered no `fs.write`')
  })

  test('of several such methods each is stated', () => {
    const { why } = plannedFor({ [FILES]: leftAt('fs.grep', 'fs.read'), [WEB]: leftAt('http.get') })
    expect(why).toBe('not tried: the host answered no `fs.grep`; the host answered no `http.get`')
  })

  test('no project is shown again of a host that never shows it', () => {
    const hidden = { ...ANSWERED, ...HANGS }
    const { all, why } = plannedFor({ [WRITTEN]: hidden })
    expect(why).toBe('not tried: the host answered no `snapshot`')
    leftOut(all, 'write: long contents')
    expect(all).toContain('read: texts, bytes and what is no file')
    const others = plannedFor({ [WRITTEN]: hidden, [ENDED]: hanging({ tool: 'await' }) })
    expect(others.why).toBe(`${why}; the host answered no \`await\``)
    expect(plannedFor({ [WRITTEN]: { ...hidden, snapshots: [{}] } }).why).toBeUndefined()
  })

  test('a method that was answered before is requested', () => {
    const again = leftAt('fs.read', 'fs.write', 'fs.read')
    expect(plannedFor({ [FILES]: again }).why).toBeUndefined()
  })

  test('no other tool is started of a host that answers no spawn', () => {
    const { all, why } = plannedFor({ [OUTPUT]: UNANSWERED })
    expect(why).toBe('not tried: the host answered no `spawn`')
    leftOut(all, 'commands: a tool at work')
    expect(all).toContain('methods: files that change')
  })

  test('no tool waits for its input of a host that refuses every apply', () => {
    const apply = { id: 'apply', arguments: { action: 'apply', id: 'h' } }
    const applying = (...more: object[]) =>
      conversationOf(
        more.map((each) => ({ ...apply, ...each })),
        BARE,
      )
    const { all, why } = plannedFor({ [INPUTS]: applying({ error: 'no' }, { error: 'not yet' }) })
    expect(why).toBe('not tried: the host carried out no `apply`')
    leftOut(all, 'await: all of four handles')
    expect(all).toContain('methods: files that change')
    const taking = applying({ error: 'no' }, { result: { id: 'h', state: 'running' } })
    expect(plannedFor({ [INPUTS]: taking }).why).toBeUndefined()
  })

  test.each([
    ['fetch', OUTPUT, 'commands: a tool at work'],
    ['abort', SPAWN, 'commands: a tool at work'],
    ['await', ENDED, 'await: a limit that passes'],
  ])('no other %s is made of a host that answers none', (action, pilot, useless) => {
    const spawn = { id: 'spawn', answeredAt: 1 }
    const call = {
      id: 'it',
      ...(action === 'await' ? { tool: action } : { arguments: { action } }),
    }
    const silent = plannedFor({ [pilot]: hanging(spawn, call) })
    expect(silent.why).toBe(`not tried: the host answered no \`${action}\``)
    leftOut(silent.all, useless)
    expect(silent.all).toContain('methods: files that change')
    const late = hanging(spawn, { ...call, answeredAt: 2 })
    expect(plannedFor({ [pilot]: late }).why).toBeUndefined()
  })

  test('a run of few sessions has no such one', () => {
    const few = vfsHostSuite.checks.filter(
      ({ verifies }) => verifies.startsWith('vfs.methods.') || verifies === smoke.verifies,
    )
    const { first, all } = plannedFor({}, few)
    expect(first).toEqual(all)
    expect(first.length).toBeGreaterThan(1)
  })
})
