import { spawn } from 'node:child_process'
import type { Starter } from '../runtime/child.ts'
import { onChild, waitsForItsWrites } from './cancel/child.ts'
import { holdingCancel, responds } from './cancel/message.ts'
import { having } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** What a careless host does with the pipes of a tool. */
interface Habits {
  /** Reads nothing while something that it wrote is not taken. */
  writesFirst?: true
  /** Ends a tool that takes nothing of what is written for so long. */
  waitsMs?: number
  /** Reads stderr only once the tool is gone. */
  stderrLast?: true
  /** Ends when what it writes cannot be taken any more. */
  diesOfPipe?: true
  /** Sends no signal to a tool to which nothing can be written any more. */
  forgetsUnread?: true
}

/** Starts a tool on the pipes that Node makes. */
const starting =
  ({ writesFirst, waitsMs, stderrLast, diesOfPipe, forgetsUnread }: Habits): Starter =>
  ({ command: [program = '', ...args], cwd, env }, observer) => {
    const child = spawn(program, args, { cwd, env, detached: true })
    let pending = 0
    let isLost = false
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {})
    if (diesOfPipe) child.stdin.on('error', () => process.exit(1))
    if (forgetsUnread) child.stdin.on('error', () => (isLost = true))
    child.stdout.on('data', observer.stdout).on('close', observer.stdoutEnd)
    if (!stderrLast) child.stderr.on('data', observer.stderr)
    child.on('exit', observer.exit).on('error', ({ message }) => observer.failed(message))
    return {
      write(bytes, taken) {
        pending += 1
        if (writesFirst) child.stdout.pause()
        const patience = waitsMs && setTimeout(() => child.kill('SIGKILL'), waitsMs)
        child.stdin.write(bytes, () => {
          clearTimeout(patience)
          pending -= 1
          if (pending === 0) child.stdout.resume()
          taken()
        })
      },
      end: () => void child.stdin.end(),
      signal: (name) => void (isLost || child.kill(name)),
      release() {
        for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
        child.kill('SIGKILL')
      },
    }
  }

/** Holds lines back while a line of the tool has begun and not ended. */
const withinLines = (isHeld?: (line: string) => boolean) =>
  having((parts) => {
    let pending = () => 0
    const { write, look } = holdingCancel(() => pending() > 0, parts, isHeld)
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
  })

const LONG = 64 * 1024
const PAUSE_MS = 1_000

export const deadlockMutants = mutantsIn('vfs.deadlock')({
  'reads-while-write-blocked': {
    'writes-first: reads nothing while its own answer is not read': having(() => ({
      start: starting({ writesFirst: true }),
    })),
    'gives-up-soon: reads nothing while its own answer is not read, and ends such a tool soon':
      having(() => ({ start: starting({ writesFirst: true, waitsMs: 1_000 }) })),
  },
  'writes-while-message-incomplete': {
    'waits-for-the-line: writes nothing while a line has begun and not ended': withinLines(),
    'answers-behind-the-line: answers nothing while a line has begun and not ended':
      withinLines(responds),
  },
  'stderr-drained': {
    'stderr-last: reads stderr once the tool is gone': having(() => ({
      start: starting({ stderrLast: true }),
    })),
  },
  'survives-broken-pipe': {
    'dies-of-a-pipe: ends when a tool leaves what was written unread': having(() => ({
      start: starting({ diesOfPipe: true }),
    })),
  },
  'vfs.cancel.escalation-without-reader': {
    'forgets-the-unread: sends no signal to a tool that has closed its input': having(() => ({
      start: starting({ forgetsUnread: true }),
    })),
  },
  'non-reading-tool-ended': {
    'clock-after-the-write: ends no tool that has not taken what was written': waitsForItsWrites,
  },
  'lines-never-interleaved': {
    'two-writers: writes a long line in two goes, with room for others between them': onChild(
      (child) => ({
        ...child,
        write(bytes, taken) {
          if (bytes.length < LONG) return child.write(bytes, taken)
          child.write(bytes.slice(0, LONG), () => {})
          setTimeout(() => child.write(bytes.slice(LONG), taken), PAUSE_MS)
        },
      }),
    ),
  },
})
