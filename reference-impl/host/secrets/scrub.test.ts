import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REDACTED, scrubber, scrubText } from './scrub.ts'

const scrubbed = (text: string, ...values: string[]) => scrubText(scrubber(values), text)

test('takes every occurrence out and leaves the rest as it is', () => {
  expect(scrubbed('a secret-1 b secret-1secret-1\n', 'secret-1')).toBe(
    `a ${REDACTED} b ${REDACTED}${REDACTED}\n`,
  )
})

test('leaves no end of a value standing where two overlap', () => {
  expect(scrubbed('<abcdefghijkl>', 'abcdefgh', 'efghijkl')).toBe(`<${REDACTED}>`)
  expect(scrubbed('<abcdefghijkl>', 'abcdefgh', 'abcdefghijkl')).toBe(`<${REDACTED}>`)
})

test('takes no value of fewer than four characters out, and none that is empty', () => {
  expect(scrubbed('two and four4', '', 'two')).toBe('two and four4')
  expect(scrubbed('two and four4', 'four')).toBe(`two and ${REDACTED}4`)
})

test('knows a value without the blanks around it', () => {
  expect(scrubbed('[secret-1]', ' secret-1\n')).toBe(`[${REDACTED}]`)
})

test('sees values among bytes that are no text', () => {
  const bytes = Buffer.concat([Buffer.of(0xff), Buffer.from('schlüssel'), Buffer.of(0xfe)])
  expect(scrubber(['schlüssel'])(bytes).toString('latin1')).toBe(`\xff${REDACTED}\xfe`)
})

test('no output holds a value, and output that holds none is the same buffer', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 })
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 60 })
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 3 }), text, (values, output) => {
      const bytes = Buffer.from(output)
      const cleaned = scrubber(values)(bytes)
      for (const value of values) expect(cleaned.includes(value)).toBe(false)
      if (!values.some((value) => output.includes(value))) expect(cleaned).toBe(bytes)
    }),
  )
})
