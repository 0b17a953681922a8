import { describe, expect, test } from 'vitest'
import type { Violation } from '../../engine/finding.ts'
import { hostCauses } from './causes.ts'
import { answering } from './fixtures/answering.ts'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import { type HostCheck, isHostCheck } from './host-check.ts'
import type { HostReading } from './host-reading.ts'
import { vfsHostChecks } from './index.ts'

const FS = 'vfs.methods.serves-fs'
const UNKNOWN = { error: { code: -32_601, message: 'there is no such method' } }

/** What a violation shows, by the requirements of the causes. */
const shownBy = (reading: HostReading, more: Partial<Violation> = {}) => {
  const violation: Violation = { kind: 'violated', expected: 'e', observed: 'o', ...more }
  return hostCauses
    .filter(({ shows }) => shows(reading, violation))
    .map(({ requirement }) => requirement)
}

/** A session of one call in which the probe saw this. */
const sessionOf = (...seen: object[]) =>
  conversationOf([{ id: 'call', report: reportOf(...(seen as Record<string, unknown>[])) }], {
    features: [],
  })

/** Whether a scenario asks for methods of files alone. */
const isAboutFiles = ({ scenario }: HostCheck) => {
  const asked = JSON.stringify(scenario.actions ?? scenario.script).match(/"call":"[^"]+"/g) ?? []
  return asked.length > 0 && asked.every((call) => KNOWN.test(call))
}

const KNOWN = /^"call":"fs\.(read|write|exists|list_dir|metadata|delete|rename|grep)"$/

test('what is refused as unknown is because of it, whatever check is about it', () => {
  const known = { features: [], inquiries: [], web: [], outside: {} }
  const violations = vfsHostChecks
    .filter(isHostCheck)
    .filter(isAboutFiles)
    .flatMap((check) => {
      const reading: HostReading = answering(check.scenario, () => UNKNOWN, known)
      return check.judge(reading).map((finding) => ({ check, reading, finding }))
    })
    .filter(({ finding }) => finding.kind === 'violated')
  const alone = violations.filter(
    ({ reading, finding }) => !shownBy(reading, finding as Violation).includes(FS),
  )
  expect(violations.length).toBeGreaterThan(50)
  expect(alone.map(({ check }) => check.verifies)).toEqual([])
})

describe('a host without the methods of files', () => {
  const read = { call: 'fs.read', ...UNKNOWN }
  test.each<[string, HostReading, string[]]>([
    ['a method of files', sessionOf(read), [FS]],
    ['a request that was waited for', waitedFor(), [FS]],
    ['what nobody registered', sessionOf({ call: 'fs.append', ...UNKNOWN }), []],
    ['another that is served', sessionOf(read, { call: 'fs.exists', result: {} }), []],
    ['another error', sessionOf({ call: 'fs.read', error: { code: -32_002, message: 'm' } }), []],
    ['nothing that was asked', sessionOf(), []],
  ])('%s', (_, reading, shown) => expect(shownBy(reading)).toEqual(shown))

  test('the answer that a violation is about decides alone', () => {
    const side = [
      { at: 1, index: 7, seen: read },
      { at: 2, index: 8, seen: { call: 'fs.exists', result: {} } },
    ]
    const reading = conversationOf([{ id: 'call', side }], { features: [] })
    expect(shownBy(reading, { index: 7 })).toEqual([FS])
    expect(shownBy(reading, { index: 8 })).toEqual([])
  })
})

/** The method of a request that was written at once stands in the script. */
function waitedFor(): HostReading {
  const script = [{ send: { jsonrpc: '2.0', id: 'long', method: 'fs.read', params: {} } }]
  const report = reportOf({ wait_answer: 'long', ...UNKNOWN })
  return conversationOf([{ id: 'call', arguments: { script }, report }], { features: [] })
}

test('errors of another form have no code', () => {
  const SHAPE = 'vfs.rpc.error-shape'
  expect(shownBy(sessionOf({ call: 'fs.read', error: 'denied' }))).toEqual([SHAPE])
  expect(shownBy(sessionOf({ call: 'fs.read', error: { code: '-32001', message: 'm' } }))).toEqual([
    SHAPE,
  ])
  expect(shownBy(sessionOf({ call: 'fs.read', error: { code: -32_001, message: 'm' } }))).toEqual(
    [],
  )
})

test('a response with neither member shows nothing of what a check expects', () => {
  const EITHER = 'vfs.rpc.result-or-error'
  expect(shownBy(sessionOf({ call: 'fs.read' }))).toEqual([EITHER])
  expect(shownBy(sessionOf({ call: 'fs.read', result: null }))).toEqual([])
  expect(shownBy(sessionOf({ call: 'fs.delete', error: null }))).toEqual([])
})

test('a tool that was never notified cannot do what a notified one does', () => {
  const cancelled = (...lines: string[]) =>
    conversationOf(
      [
        {
          ...{ id: 'stays', cancelledAt: 5, index: 9 },
          side: [{ at: 1, index: 3, pid: 4 }, ...lines.map((line) => ({ at: 6, index: 4, line }))],
        },
      ],
      { features: [] },
    )
  const CANCEL = 'vfs.cancel.cancel-notification-sent'
  expect(shownBy(cancelled(), { index: 9 })).toEqual([CANCEL])
  expect(shownBy(cancelled('{"jsonrpc":"2.0","method":"cancel"}'), { index: 9 })).toEqual([])
})

test('a host that runs no tool shows nothing else; in a sandbox a tool may be silent', () => {
  const call = { id: 'call', result: 'x' }
  const RUNS = 'vfs.lifecycle.result-completes'
  expect(shownBy(conversationOf([call], { features: [] }))).toEqual([RUNS])
  expect(shownBy(conversationOf([call], { features: ['sandbox'] }))).toEqual([])
})

test('a tool that got no message reports nothing because of the line that is none', () => {
  const observed = 'the probe reads no `init` that is one line of JSON, but `{`'
  const c = conversationOf([{ id: 'call', result: 'no init' }], { features: [] })
  expect(shownBy(c, { observed })).toContain('vfs.framing.host-writes-one-object-per-line')
  expect(shownBy(c)).not.toContain('vfs.framing.host-writes-one-object-per-line')
})
