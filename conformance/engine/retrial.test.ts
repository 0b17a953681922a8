import { expect, test } from 'vitest'
import type { Started } from '../../harness/transcript.ts'
import type { Reading } from './check.ts'
import { Retrial, type Retried } from './retrial.ts'

/** A reading of a session with the promises that it violates. */
interface Violating extends Reading {
  violates: string[]
}

const readingOf = (violates: string[]): Violating => {
  const about = { session: 's', role: 'host' as const, command: [], revision: 'r' }
  const start: Started = { event: 'start', at: 0, ...about }
  // A reading may hold a copy of the start event, with what follows from others.
  return { start: { ...start }, transcript: [start], violates }
}

const USUAL = 'usual'

/** Sessions on a busy machine that violate these things when they are run again, one after the other. */
function retrialOf(again: string[][], more: Partial<Retried<string, Violating>> = {}) {
  const limits: string[] = []
  const retrial = new Retrial<string, Violating>({
    ...{ isBusy: () => true, longer: () => 'longer' },
    doubt: ({ violates }) => (violates.length > 0 ? 'time' : undefined),
    violatedIn: ({ violates }) => new Set(violates),
    async again(scenario) {
      limits.push(scenario)
      return readingOf(again.shift() ?? [])
    },
    ...more,
  })
  return {
    limits,
    retrial,
    decide: (...violates: string[]) => retrial.decide(readingOf(violates), USUAL),
  }
}

test('what is not violated a second time is not violated', async () => {
  const { decide, limits } = retrialOf([[]])
  expect((await decide('a')).violates).toEqual([])
  expect(limits).toEqual([USUAL])
})

test('what stays doubtful to the last try names the delays, and what comes about does not', async () => {
  const lacking = { violatedIn: () => new Set<string>() }
  const stays = retrialOf([['a'], ['a']], lacking)
  const { start, transcript } = await stays.decide('a')
  expect(start.delays).toMatch(/busy machine: a timer comes [\d.]+ ms late/)
  expect(transcript).toEqual([start])
  const comes = retrialOf([['a'], []], lacking)
  expect((await comes.decide('a')).start.delays).toBeUndefined()
})

test('on a quiet machine a violation is believed', async () => {
  const { decide, limits } = retrialOf([], { isBusy: () => false })
  expect((await decide('a')).start.undecided).toBeUndefined()
  expect(limits).toEqual([])
})

test('what stays with longer limits is believed, and what does not stay is open with the delays as its reason', async () => {
  const { decide, limits } = retrialOf([['a', 'b'], ['b']])
  const { violates, start, transcript } = await decide('a', 'b')
  expect(limits).toEqual([USUAL, 'longer'])
  expect(transcript).toEqual([start])
  expect(violates).toEqual(['a', 'b'])
  expect(start.undecided?.promises).toEqual(['a'])
  expect(start.undecided?.reason).toMatch(/too busy to decide: a timer comes [\d.]+ ms late/)
})

test('a session for which all others wait is run again once and never with longer limits', async () => {
  const { retrial, limits } = retrialOf([['a'], ['a']])
  const { start } = await retrial.decide(readingOf(['a']), USUAL, { awaited: true })
  expect(start.undecided).toBeUndefined()
  expect(limits).toEqual([USUAL])
})

test('a subject that stays wrong with longer limits is believed after some times', async () => {
  const { decide, limits } = retrialOf(Array.from({ length: 20 }, () => ['a']))
  for (let i = 0; i < 5; i++) await decide('a')
  expect(limits.filter((which) => which === 'longer')).toHaveLength(3)
})

test('what has no longer limits is believed after the usual tries', async () => {
  const { decide, limits } = retrialOf([['a'], ['a']], { longer: undefined })
  expect((await decide('a')).start.undecided).toBeUndefined()
  expect(limits).toEqual([USUAL, USUAL])
})

test('sessions that are tried beside each other are no longer tried when enough of them stay wrong', async () => {
  const { decide, limits } = retrialOf(Array.from({ length: 100 }, () => ['a']))
  await Promise.all(Array.from({ length: 20 }, () => decide('a')))
  expect(limits.length).toBeLessThan(2 * 20 + 1)
  const before = limits.length
  await decide('a')
  expect(limits).toHaveLength(before)
})
