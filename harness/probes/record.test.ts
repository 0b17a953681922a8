import { expect, test } from 'vitest'
import { record } from './record.ts'

const LONG = 'one of many words '.repeat(4_000)

function kept(message: unknown) {
  const log = record()
  log.line(Buffer.from(JSON.stringify(message)))
  return log.entries[0]
}

test.each(['init', 'apply'])('a long %s is kept whole', (method) => {
  const message = { jsonrpc: '2.0', params: { input: LONG }, method }
  expect(kept(message)).toMatchObject({ line: JSON.stringify(message) })
  expect(kept(message)).not.toHaveProperty('bytes')
})

test('of a long answer, of one that is no JSON and of a longer message the beginning is kept', () => {
  const answer = { jsonrpc: '2.0', id: 1, result: { content: LONG } }
  for (const message of [answer, LONG, { method: 'apply', params: { input: LONG.repeat(15) } }])
    expect(kept(message)).toMatchObject({
      line: JSON.stringify(message).slice(0, 4_096),
      bytes: JSON.stringify(message).length,
    })
})
