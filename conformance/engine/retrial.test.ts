import { describe, expect, test } from 'vitest'
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
  return { start, transcript: [start], violates }
}

/** Sessions on a busy machine that violate these things when they are run again, one after the other. */
function retrialOf(again: string[][], more: Partial<Retried<string, Violating>> = {}) {
  const limits: string[] = []
  const retrial = new Retrial<string, Violating>({
    ...{ patient: true, isBusy: () => true },
    doubt: ({ violates }) => (violates.length > 0 ? 'time' : undefined),
    violatedIn: ({ violates }) => new Set(violates),
    async again(_, which) {
      limits.push(which)
      return readingOf(again.shift() ?? [])
    },
    ...more,
  })
  return {
    limits,
    retrial,
    decide: (...violates: string[]) => retrial.decide(readingOf(violates), 's'),
  }
}

/** A retrial whose first session is behind it. */
async function laterOf(...args: Parameters<typeof retrialOf>) {
  const retrial = retrialOf(...args)
  await retrial.decide()
  return retrial
}

test('what is not violated a second time is not violated', async () => {
  const { decide, limits } = await laterOf([[]])
  expect((await decide('a')).violates).toEqual([])
  expect(limits).toEqual(['same'])
})

test('on a quiet machine a violation is believed', async () => {
  const { decide, limits } = await laterOf([], { isBusy: () => false })
  expect((await decide('a')).start.undecided).toBeUndefined()
  expect(limits).toEqual([])
})

test('what stays with longer limits is believed, and what does not stay is open with the delays as its reason', async () => {
  const { decide, limits } = await laterOf([['a', 'b'], ['b']])
  const { violates, start } = await decide('a', 'b')
  expect(limits).toEqual(['same', 'longer'])
  expect(violates).toEqual(['a', 'b'])
  expect(start.undecided?.promises).toEqual(['a'])
  expect(start.undecided?.reason).toMatch(/too busy to decide: a timer comes [\d.]+ ms late/)
})

test('the first session, for which all others wait, is run again once and never with longer limits', async () => {
  const { decide, limits } = retrialOf([['a'], ['a']])
  expect((await decide('a')).start.undecided).toBeUndefined()
  expect(limits).toEqual(['same'])
})

describe('a subject that gave no answer in all its time', () => {
  const silence = (again: string[][]) =>
    laterOf(again, {
      doubt: ({ violates }) =>
        violates.includes('silent') ? 'silence' : violates.length > 0 ? 'time' : undefined,
    })

  test('is believed to hang when it is silent with longer limits, and not waited for again', async () => {
    const { decide, limits } = await silence([['silent']])
    const all = await Promise.all([decide('silent'), decide('silent'), decide('silent')])
    for (const { violates, start } of all) {
      expect(violates).toEqual(['silent'])
      expect(start.undecided).toBeUndefined()
    }
    expect(limits).toEqual(['longer'])
  })

  test('is tried as usual when it answers with longer limits', async () => {
    const { decide, limits } = await silence([[], ['silent'], []])
    expect((await decide('silent')).start.undecided?.promises).toEqual(['silent'])
    expect(limits).toEqual(['longer', 'same', 'longer'])
  })

  test('is tried once more, where all others wait for it', async () => {
    const { limits, retrial } = await silence([['silent']])
    const { violates } = await retrial.decide(readingOf(['silent']), 's', { awaited: true })
    expect(violates).toEqual(['silent'])
    expect(limits).toEqual(['same'])
  })
})

test('a subject that stays wrong with longer limits is believed after some times', async () => {
  const { decide, limits } = await laterOf(Array.from({ length: 20 }, () => ['a']))
  for (let i = 0; i < 5; i++) await decide('a')
  expect(limits.filter((which) => which === 'longer')).toHaveLength(3)
})

test('what is believed to be wrong is never run with longer limits', async () => {
  const { decide, limits } = await laterOf([['a'], ['a']], { patient: false })
  expect((await decide('a')).start.undecided).toBeUndefined()
  expect(limits).toEqual(['same', 'same'])
})
