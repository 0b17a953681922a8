import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

test('a signal ends a process and what it has started in groups of their own', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM])
  const [output] = await once(program.stdout, 'data')
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([143, null])
  await gone(Number(String(output)))
})
