import { describe, expect, test } from 'vitest'
import {
  cancel,
  conversationOf,
  exit,
  init,
  killed,
  line,
  plain,
  type Reported,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  violated,
} from '../../engine/finding.ts'
import { beyondLimit, leaveOpenBeyond } from './beyond.ts'
import { doubtOf } from './ending.ts'
import { rpcRules } from './rpc.ts'

const FLOOD = timer('flood', { after: '50000 lines' })
const ASKED = timer('requests', { after: '5000 requests' })
const ANSWERED = timer('requests', { after: '268435456 bytes of answers' })
const FAULT = { kind: 'error-answer', at: 1, code: -32001 } as const

const reasonOf = (what: string) =>
  `the suite's own limit on the size of a session was reached after ${what}; no document has one, and no key raises it`

const under = (...events: Reported[]) => conversationOf({ fault: FAULT }, init(), ...events)

test.each([
  ['lines', '50000 lines', plain(init(), FLOOD, killed)],
  ['requests', '5000 requests', plain(init(), ASKED, cancel, exit())],
  ['requests of a tool that floods then', '5000 requests', plain(init(), ASKED, FLOOD, killed)],
  ['lines under a fault', '50000 lines', under(FLOOD, killed)],
  ['answers under a fault', '268435456 bytes of answers', under(ANSWERED, killed)],
])('the limit on %s is the own one of the suite', (_, what, session) => {
  expect(beyondLimit(session)).toBe(reasonOf(what))
  expect(doubtOf(session)).toEqual(inconclusive(reasonOf(what)))
})

test.each([
  ['a session that ends', plain(init(), exit())],
  ['requests without end under a fault', under(ASKED, cancel, exit())],
])('%s reaches none', (_, session) => {
  expect(beyondLimit(session)).toBeUndefined()
  expect(doubtOf(session)).toBeUndefined()
})

describe('in a session of which not all was taken', () => {
  const session = plain(init(), line('a'), FLOOD, line('b'), killed)
  const open = inconclusive(reasonOf('50000 lines'))
  const [check] = rpcRules

  test.each<[string, Finding, Finding]>([
    ['what was violated before stays', violated('x', 'y', 2), violated('x', 'y', 2)],
    ['what was violated in all of it stays', violated('x', 'y'), violated('x', 'y')],
    ['what was violated afterwards is open', violated('x', 'y', 4), open],
    ['nothing is satisfied', satisfied(), open],
    ['what is not there stays', notApplicable('x'), notApplicable('x')],
  ])('%s', (_, found, left) => {
    if (!check) throw new TypeError('no rule')
    const findings = new Map([[check, [found]]])
    leaveOpenBeyond(findings, session)
    expect(findings.get(check)).toEqual([left])
  })
})
