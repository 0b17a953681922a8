import { expect, onTestFinished, test } from 'vitest'
import { openDriver } from './driver.ts'
import { cleanEnvironment } from './environment.ts'
import type { HostListener } from './host.ts'

/** Asks one thing before it answers, and takes what comes from then on. */
const ASKING = `read -r asked
  echo '{"jsonrpc":"2.0","id":"q","method":"inquiry","params":{}}'
  echo '{"jsonrpc":"2.0","id":1,"result":{}}'
  read -r answer`

/** A listener that keeps what was said. */
function listening(inquiry: HostListener['inquiry']) {
  const said: string[] = []
  const nothing = () => {}
  const rest = { received: nothing, stderr: nothing, exit: nothing, timer: nothing }
  return { said, sent: (text: string) => said.push(text), inquiry, ...rest }
}

test('a late answer belongs to the conversation that was asked', async () => {
  const answer = Promise.withResolvers<{ answer: boolean }>()
  const first = listening(() => answer.promise)
  const next = listening(async () => ({ answer: false }))
  const command = ['sh', '-c', ASKING]
  const driver = openDriver({ command, cwd: import.meta.dirname, env: cleanEnvironment() })
  onTestFinished(() => driver.end(1_000))
  driver.attach(first)
  expect(await driver.ask('configure', {}, 10_000)).toEqual({ result: {} })
  driver.attach(next)
  answer.resolve({ answer: true })
  await expect.poll(() => first.said).toHaveLength(2)
  expect(JSON.parse(first.said[1] ?? '')).toMatchObject({ id: 'q', result: { answer: true } })
  expect(next.said).toEqual([])
})
