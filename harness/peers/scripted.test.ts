import { expect, test } from 'vitest'
import { scripted } from './scripted.ts'

const world = () =>
  scripted(
    [
      { method: 'POST', url: 'https://a/', status: 201, body: 'posted' },
      { url: 'https://a/', status: 200 },
      { url: 'https://b/', status: 200, base64: '//4=' },
      { url: 'https://c/', status: 200, headers: { 'X-Key': 'k' } },
    ],
    [
      { program: 'git', args: ['status'], stdout: 'clean', exit_code: 3 },
      { program: 'git', stderr: 'any' },
    ],
  )

const denied = (key: string) =>
  expect.objectContaining({ code: -32001, message: expect.stringContaining(`'${key}'`) })

test('the answer whose method and URL fit is given, as text or as base64', () => {
  const { http } = world()
  expect(http('GET', 'https://a/', [])).toEqual({ status: 200, body: '' })
  expect(http('POST', 'https://a/', undefined)).toEqual({ status: 201, body: 'posted' })
  expect(http('GET', 'https://b/', [])).toEqual({ status: 200, body: '//4=', encoding: 'base64' })
})

test('answers that fit are given in turn, the last one again and again', () => {
  const { http, process } = world()
  const statuses = [1, 2, 3, 4].map(() => http('POST', 'https://a/', []).status)
  expect(statuses).toEqual([201, 200, 200, 200])
  const codes = [1, 2, 3].map(() => process('git', ['status']).exit_code)
  expect(codes).toEqual([3, 0, 0])
})

test('headers that an answer asks for must be there, whatever their case and company', () => {
  const { http } = world()
  const key = { name: 'x-key', value: 'k' }
  expect(http('GET', 'https://c/', [{ name: 'other', value: 'o' }, key])).toMatchObject({
    status: 200,
  })
  for (const wrong of [
    [],
    undefined,
    'x-key: k',
    [{ ...key, value: 'K' }],
    [null],
    [{ name: 'x-key' }],
  ])
    expect(() => http('GET', 'https://c/', wrong)).toThrow(denied('http'))
  expect(http('GET', 'https://c/', [key])).toMatchObject({ status: 200 })
})

test('the outcome whose program and arguments fit is given', () => {
  const { process } = world()
  expect(process('git', ['status'])).toEqual({ stdout: 'clean', stderr: '', exit_code: 3 })
  expect(process('git', ['log'])).toEqual({ stdout: '', stderr: 'any', exit_code: 0 })
})

test('what is not scripted is denied, and the message states where to add it', () => {
  const { http, process } = world()
  expect(() => http('GET', 'https://a', [])).toThrow(denied('http'))
  expect(() => process('gi', [])).toThrow(denied('process'))
  expect(() => scripted().process('git', ['status'])).toThrow(denied('process'))
})
