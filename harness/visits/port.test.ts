import { expect, test } from 'vitest'
import { isLoopback } from './address.ts'
import { withoutPort, withPort } from './port.ts'

test('a port stands for {port} in texts, and as a number in settings', () => {
  const about = { args: ['--port={port}', '{port}'], options: { port: '{port}', in: ['{port}'] } }
  expect(withPort(about, 80, ['options'])).toEqual({
    args: ['--port=80', '80'],
    options: { port: 80, in: [80] },
  })
})

test('{port} stands for a port again', () => {
  const message = { text: 'at 21000', port: 21000, other: [null, true, 2100] }
  expect(withoutPort(message, 21_000)).toEqual({
    ...{ text: 'at {port}', port: '{port}', other: [null, true, 2100] },
  })
  expect(withoutPort(message, undefined)).toBe(message)
})

test.each([
  ['17121000920', '17121000920'],
  ['121000', '121000'],
  ['210000', '210000'],
  ['jp-c21000-1', 'jp-c{port}-1'],
  ['http://127.0.0.1:21000/, :21000', 'http://127.0.0.1:{port}/, :{port}'],
])('of %s without the port 21000, %s is left', (text, left) => {
  expect(withoutPort(text, 21_000)).toBe(left)
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.test', false],
  ['localhost.example.test', false],
])('%s is this machine: %s', (host, isOurs) => {
  expect(isLoopback(host)).toBe(isOurs)
})
