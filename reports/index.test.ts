import { expect, test } from 'vitest'
import { nonconformant } from './fixtures/results.ts'
import { formats, isFormat, render } from './index.ts'

test.each(Object.keys(formats))('%s renders equal text for equal documents', (name) => {
  if (!isFormat(name)) throw new Error(name)
  expect(render(name, nonconformant())).toBe(render(name, nonconformant()))
  expect(render(name, nonconformant())).toMatch(/\n$/)
})

test('knows the names of its formats', () => {
  expect(['html', 'xml', 'toString'].map(isFormat)).toEqual([true, false, false])
})
