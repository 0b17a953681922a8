import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gone } from '../fixtures/subject.ts'
import { RUN_MARK } from './environment.ts'

const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { endAtSignal } from '${join(import.meta.dirname, 'end-at-once.ts')}'
  endAtSignal()
  const env = { ...process.env, ${RUN_MARK}: process.pid + '-test' }
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore', env })
  child.on('spawn', () => console.log(child.pid))
`

const WITHOUT_ENVIRONMENT = `
  import { spawn } from 'node:child_process'
  import { endAtSignal } from '${join(import.meta.dirname, 'end-at-once.ts')}'
  import { inheritMark } from '${join(import.meta.dirname, 'inherited-mark.ts')}'
  endAtSignal()
  inheritMark()
  const starts = 'env -i sleep 60 >/dev/null 2>&1 & echo $!'
  spawn('setsid', ['sh', '-c', starts], { stdio: ['ignore', 'inherit', 'ignore'] })
  setInterval(() => {}, 60_000)
`

test.runIf(existsSync('/proc/self/limits'))(
  'a signal ends what has lost its environment, its session and its parent as well',
  async () => {
    const program = spawn(process.execPath, ['--input-type=module', '-e', WITHOUT_ENVIRONMENT])
    const [output] = await once(program.stdout, 'data')
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([143, null])
    await gone(Number(String(output)))
  },
)

const SIGNALLED_MEANWHILE = `
  const kill = process.kill.bind(process)
  process.kill = (...given) => [kill(process.pid, 'SIGTERM'), kill(...given)]
`

test.each([
  ['', PROGRAM],
  [', and is not kept from it by another one', PROGRAM + SIGNALLED_MEANWHILE],
])('a process ends at a signal with what it has started in groups of their own%s', async (_, text) => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', text])
  const [output] = await once(program.stdout, 'data')
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([143, null])
  await gone(Number(String(output)))
})
