import { describe, expect, test } from 'vitest'
import { type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import { type Conversation, readConversation } from '../../../harness/conversation.ts'
import {
  answer,
  call,
  init,
  type Reported,
  result,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { vfsToolChecks } from './index.ts'
import { planFaults } from './plan.ts'
import { weightOf } from './scenario.ts'
import type { ToolCheck } from './tool-check.ts'

type FaultCheck = ToolCheck & Required<Pick<ToolCheck, 'faults'>>
const asksForFaults = (check: ToolCheck): check is FaultCheck => check.faults !== undefined

const METHODS = ['fs.read', 'fs.write', 'fs.exists']
const asks = (methods: string[], name = 'a case') =>
  readConversation(
    transcript(
      { case: name },
      init(),
      ...methods.flatMap((method, i) => [call(i, method), answer(i)]),
      result(),
    ),
  )
const long = asks(Array.from({ length: 60 }, (_, i) => METHODS[i % 3] as string))
const names = (faults: Fault[]) => faults.map(nameOf)
const plan = (plain: Conversation, seed = 1, known = new Set<string>()) =>
  planFaults(vfsToolChecks, plain, seed, known).faults
const failing = vfsToolChecks
  .filter(asksForFaults)
  .find(({ title }) => title.includes('any call fails')) as FaultCheck
const planOne = (plain: Conversation, known?: Set<string>) =>
  planFaults([failing], plain, 1, known).faults

test('each fault is planned once, and the case is run once more without any', () => {
  const planned = names(plan(long))
  expect(new Set(planned).size).toBe(planned.length)
  expect(planned[0]).toBe('again')
})

test('a tool that stands still without a fault is not tried under any', () => {
  const asked = [init(), call(1, 'fs.read'), answer(1), timer('idle')]
  const stuck = (context: object, ...more: Reported[]) =>
    readConversation(transcript({ context }, ...asked, ...more))
  expect(plan(stuck({}))).toEqual([])
  expect(plan(stuck({}, result()))).not.toEqual([])
  expect(plan(stuck({ stateful: true }))).not.toEqual([])
})

test('a short conversation is tried under everything that fits it', () => {
  const short = asks(METHODS)
  const everything = vfsToolChecks.filter(asksForFaults).flatMap((check) => check.faults(short, 1))
  const wanted = new Set(['again', ...names(everything)])
  const controls = names(plan(short)).filter((name) => name.startsWith('empty-answer'))
  expect(names(plan(short)).sort()).toEqual([...wanted, ...controls].sort())
})

describe('a long conversation', () => {
  const planned = planOne(long)

  test('is tried under far fewer faults', () => {
    expect(failing.faults(long, 1).length).toBeGreaterThan(400)
    expect(planned.length).toBeLessThan(150)
  })

  test('keeps every step under some fault', () => {
    const steps = new Set(planned.flatMap((fault) => ('at' in fault ? [fault.at] : [])))
    expect([...steps].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
  })

  test('keeps every method under every code', () => {
    const pairs = new Set(
      planned.flatMap((f) =>
        f.kind === 'error-answer' ? [`${METHODS[(f.at - 1) % 3]} ${f.code}`] : [],
      ),
    )
    const codes = new Set(
      failing.faults(long, 1).flatMap((f) => (f.kind === 'error-answer' ? [f.code] : [])),
    )
    expect(pairs.size).toBe(METHODS.length * codes.size)
  })
})

describe('a conversation that would take hours', () => {
  const rare = 'fs.grep'
  const requests = Array.from({ length: 2_000 }, (_, i) =>
    i === 1_234 ? rare : (METHODS[i % 3] as string),
  )
  const endless = asks(requests)
  const stepsOf = (faults: Fault[]) => faults.flatMap((fault) => ('at' in fault ? [fault.at] : []))

  test('is tried under a bearable number of faults', () => {
    expect(plan(endless).length * requests.length).toBeLessThan(1_000_000)
  })

  test('keeps every method under some fault, and steps from its beginning to its end', () => {
    const steps = stepsOf(planOne(endless))
    expect(new Set(steps.map((at) => requests[at - 1]))).toEqual(new Set([...METHODS, rare]))
    for (let from = 0; from < requests.length; from += 200)
      expect(steps.some((at) => at > from && at <= from + 200)).toBe(true)
  })

  test('has other steps for another seed', () => {
    expect(stepsOf(plan(endless, 7))).toEqual(stepsOf(plan(endless, 7)))
    expect(stepsOf(plan(endless, 7))).not.toEqual(stepsOf(plan(endless, 8)))
  })
})

test('the same seed plans the same, another seed plans otherwise', () => {
  expect(names(plan(long, 7))).toEqual(names(plan(long, 7)))
  expect(names(plan(long, 7))).not.toEqual(names(plan(long, 8)))
})

test('a step that another case has shown is tried under one fault of each check, a new one under all', () => {
  const known = new Set<string>()
  const first = planOne(asks(['fs.read', 'fs.write']), known)
  const again = planOne(asks(['fs.read', 'fs.write'], 'second'), known)
  const longer = planOne(asks(['fs.read', 'fs.write', 'fs.grep'], 'third'), known)
  const at = (faults: Fault[], step: number) =>
    faults.filter((fault) => 'at' in fault && fault.at === step).length
  expect([at(first, 1), at(first, 2)]).toEqual([8, 8])
  expect([at(again, 1), at(again, 2)]).toEqual([1, 1])
  expect([at(longer, 1), at(longer, 2), at(longer, 3)]).toEqual([1, 1, 8])
})

test('faults of the whole conversation are tried on every case', () => {
  const known = new Set<string>()
  const first = plan(asks(['fs.read']), 1, known)
  const second = plan(asks(['fs.read'], 'second'), 1, known)
  const whole = (faults: Fault[]) =>
    faults.filter((fault) => !('at' in fault) && fault.kind !== 'method-refused')
  expect(names(whole(second))).toEqual(names(whole(first)))
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a fault never comes without its control (seed %i)', (seed) => {
  const known = new Set<string>()
  plan(asks(METHODS), seed, known)
  const planned = names(plan(asks(METHODS, 'second'), seed, known))
  for (const check of vfsToolChecks.filter(asksForFaults)) {
    const { on } = check
    if (typeof on !== 'object' || !('control' in on) || !on.control) continue
    const mine = check.faults(asks(METHODS), seed).filter(on.fault)
    for (const fault of mine.filter((f) => planned.includes(nameOf(f))))
      expect(planned).toContain(nameOf(on.control(fault)))
  }
})

test('it is known whose check asked for each fault, and that nobody asks for the second time', () => {
  const { faults, askedBy } = planFaults(vfsToolChecks, asks(METHODS), 1)
  const [again, ...others] = names(faults)
  expect([...askedBy.keys()].sort()).toEqual(others.sort())
  expect(askedBy.has(again ?? '')).toBe(false)
  for (const fault of planOne(asks(METHODS)).slice(1))
    expect(askedBy.get(nameOf(fault))).toContain(failing.verifies)
})

test('what waits longest starts first', () => {
  expect(weightOf({ kind: 'never-answered', at: 1 })).toBeGreaterThan(
    weightOf({ kind: 'late-init' }),
  )
  expect(weightOf({ kind: 'bytewise' })).toBe(1)
})
