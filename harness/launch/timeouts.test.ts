import { expect, test } from 'vitest'
import { inTime } from './engine-timeout.ts'

test('an answer, or a refusal, is passed on', async () => {
  expect(await inTime(Promise.resolve('yes'))).toBe('yes')
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('an answer that does not come is not waited for', async () => {
  await expect(inTime(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
