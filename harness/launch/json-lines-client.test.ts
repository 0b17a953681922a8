import { expect, onTestFinished, test } from 'vitest'
import { shell } from '../fixtures/subject.ts'
import { type ClientPolicy, JsonLinesClient, type OutputLine } from './json-lines-client.ts'

type Request = { key: number }

/** A client of a shell script, and what its policy received. */
function clientOf(script: string, more: Partial<ClientPolicy<Request>> = {}) {
  const lines: OutputLine[] = []
  const reported: string[] = []
  const client = new JsonLinesClient<Request>(shell(script), {
    longestLine: 1_000,
    line: (line) => lines.push(line),
    lineTooLong: () => reported.push('too long'),
    timedOut: ({ key }, ms) => reported.push(`${key} after ${ms}`),
    notStarted: (reason) => reported.push(reason),
    ...more,
  })
  onTestFinished(() => client.kill())
  return { client, lines, reported }
}

test('lines are whole, and read as JSON objects where they are some', async () => {
  const { lines } = clientOf(`printf '{"a":1}\\n[2]\\nno JSON\\n\\n{"half":'`)
  await expect.poll(() => lines).toHaveLength(5)
  expect(lines.map(({ text }) => text)).toEqual(['{"a":1}', '[2]', 'no JSON', '', '{"half":'])
  expect(lines.map(({ message }) => message)).toEqual([{ a: 1 }, ...Array(4).fill(undefined)])
  expect(lines.map(({ ending }) => ending)).toEqual(['lf', 'lf', 'lf', 'lf', 'none'])
})

test('what is asked is sent as a line, and stays open until somebody takes it', async () => {
  const { client, lines } = clientOf('read -r one; read -r two; echo "$two"; echo "$one"')
  client.ask({ key: 1 }, '{"id":1}')
  client.send('{"sent":true}')
  await expect.poll(() => lines.map(({ text }) => text)).toEqual(['{"sent":true}', '{"id":1}'])
  expect(client.open.take(1)).toEqual({ key: 1 })
})

test('a request that is not answered in its time is reported, and nothing else happens', async () => {
  const { client, reported } = clientOf('sleep 60')
  client.ask({ key: 7 }, '{}', 5)
  await expect.poll(() => reported).toEqual(['7 after 5'])
  expect(client.open.size).toBe(1)
  expect(client.exit).toBeUndefined()
})

test('a line without end is reported, and not kept', async () => {
  const { client, lines, reported } = clientOf('head -c 200000 /dev/zero; sleep 60')
  await expect.poll(() => reported).toContain('too long')
  client.stopReading()
  expect(lines).toEqual([])
})

test('output counts for nothing once nobody reads it', async () => {
  const { client, lines } = clientOf('echo one; read -r line; echo two')
  await expect.poll(() => lines).toHaveLength(1)
  client.stopReading()
  client.send('go on')
  expect(await client.shutDown('end of input', 10_000)).toMatchObject({ code: 0 })
  expect(lines).toHaveLength(1)
})
