import { expect, test } from 'vitest'
import { pick, randomFrom } from './random.ts'

const numbers = (seed: number, ...use: string[]) => {
  const random = randomFrom(seed, ...use)
  return Array.from({ length: 1000 }, random)
}

test('the same seed gives the same numbers, everywhere', () => {
  expect(numbers(1)).toEqual(numbers(1))
  expect(
    numbers(1)
      .slice(0, 3)
      .map((n) => n.toFixed(9)),
  ).toEqual(['0.627073941', '0.002735721', '0.527447040'])
})

test('another seed, or another use, gives others', () => {
  const first = [numbers(1), numbers(2), numbers(1, 'a'), numbers(1, 'b'), numbers(1, 'a', 'b')]
  expect(new Set(first.map(([n]) => n)).size).toBe(first.length)
})

test('numbers lie in [0, 1) and spread over it', () => {
  const all = numbers(7, 'spread')
  expect(all.every((n) => n >= 0 && n < 1)).toBe(true)
  for (let tenth = 0; tenth < 10; tenth++) {
    const within = all.filter((n) => Math.floor(n * 10) === tenth).length
    expect(within).toBeGreaterThan(60)
  }
})

test('pick takes elements of the list only, and each of them', () => {
  const random = randomFrom(3)
  const taken = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))
  expect([...taken].sort()).toEqual(['a', 'b', 'c'])
})
