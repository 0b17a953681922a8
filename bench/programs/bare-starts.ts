import { spawn } from 'node:child_process'
import { cleanEnvironment } from '../../harness/launch/environment.ts'
import { timed } from '../rounds.ts'
import { answer, given } from './given.ts'

// Starts a tool again and again with an input that is at its end, so that it ends at once.
const { command, cwd, times } = given<{ command: string[]; cwd: string; times: number }>()
const env = cleanEnvironment()
let left = times

answer({ ms: await timed(() => Promise.all([startAll(), startAll()])) })

async function startAll(): Promise<void> {
  const [program = '', ...args] = command
  while (left-- > 0) {
    const child = spawn(program, args, { cwd, env, stdio: 'ignore' })
    await new Promise((resolve) => child.on('exit', resolve))
  }
}
