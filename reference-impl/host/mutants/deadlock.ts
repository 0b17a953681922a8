import { spawn } from 'node:child_process'
import type { Starter } from '../runtime/child.ts'
import { onChild, waitsForItsWrites } from './cancel/child.ts'
import { holdingCancel } from './cancel/message.ts'
import { having } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** What a careless host does with the pipes of a tool. */
interface Habits {
  /** Reads nothing while something that it wrote is not taken. */
  writesFirst?: true
  /** Reads stderr only once the tool is gone. */
  stderrLast?: true
  /** Ends when what it writes cannot be taken any more. */
  diesOfPipe?: true
}

/** Starts a tool on the pipes that Node makes. */
const starting =
  ({ writesFirst, stderrLast, diesOfPipe }: Habits): Starter =>
  ({ command: [program = '', ...args], cwd, env }, listener) => {
    const child = spawn(program, args, { cwd, env, detached: true })
    let pending = 0
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {})
    if (diesOfPipe) child.stdin.on('error', () => process.exit(1))
    child.stdout.on('data', listener.stdout).on('close', listener.stdoutEnd)
    if (!stderrLast) child.stderr.on('data', listener.stderr)
    child.on('exit', listener.exit).on('error', ({ message }) => listener.failed(message))
    return {
      write(bytes, taken) {
        pending += 1
        if (writesFirst) child.stdout.pause()
        child.stdin.write(bytes, () => {
          pending -= 1
          if (pending === 0) child.stdout.resume()
          taken()
        })
      },
      signal: (name) => void child.kill(name),
      release() {
        for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
        child.kill('SIGKILL')
      },
    }
  }

const LONG = 64 * 1024
const PAUSE_MS = 1_000

export const deadlockMutants = mutantsOf(
  {
    id: 'vfs.deadlock.writes-first',
    violates: 'vfs.deadlock.reads-while-write-blocked',
    change: 'reads nothing while its own answer is not read',
    apply: having(() => ({ start: starting({ writesFirst: true }) })),
  },
  {
    id: 'vfs.deadlock.waits-for-the-line',
    violates: 'vfs.deadlock.writes-while-message-incomplete',
    change: 'writes nothing while a line has begun and not ended',
    apply: having((parts) => {
      let pending = () => 0
      const { write, look } = holdingCancel(() => pending() > 0, parts)
      return {
        write,
        cut: (onLine) => {
          const lines = parts.cut(onLine)
          pending = lines.pending
          return {
            ...lines,
            push(chunk) {
              lines.push(chunk)
              look()
            },
          }
        },
      }
    }),
  },
  {
    id: 'vfs.deadlock.stderr-last',
    violates: 'vfs.deadlock.stderr-drained',
    change: 'reads stderr once the tool is gone',
    apply: having(() => ({ start: starting({ stderrLast: true }) })),
  },
  {
    id: 'vfs.deadlock.dies-of-a-pipe',
    violates: 'vfs.deadlock.survives-broken-pipe',
    change: 'ends when a tool leaves what was written unread',
    apply: having(() => ({ start: starting({ diesOfPipe: true }) })),
  },
  {
    id: 'vfs.deadlock.clock-after-the-write',
    violates: 'vfs.deadlock.non-reading-tool-ended',
    change: 'ends no tool that has not taken what was written',
    apply: waitsForItsWrites,
  },
  {
    id: 'vfs.deadlock.two-writers',
    violates: 'vfs.deadlock.lines-never-interleaved',
    change: 'writes a long line in two goes, with room for others between them',
    apply: onChild((child) => ({
      ...child,
      write(bytes, taken) {
        if (bytes.length < LONG) return child.write(bytes, taken)
        child.write(bytes.slice(0, LONG), () => {})
        setTimeout(() => child.write(bytes.slice(LONG), taken), PAUSE_MS)
      },
    })),
  },
)
