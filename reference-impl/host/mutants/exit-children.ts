import { spawn } from 'node:child_process'
import { signalGroup } from '../process/group.ts'
import type { Child, ChildObserver, Start } from '../runtime/child.ts'
import type { EndReason } from '../runtime/escalation.ts'
import { having } from './combinators.ts'
import type { Apply } from './mutant.ts'

/** Builders of mutants that leave tools behind when they exit. */

/** What has passed between a host and a tool: what was written to it, first and in all, and all that it has reported. */
export interface Passed {
  init: string
  input: string
  output: string
}

/** Takes tools for ended at a signal that is not sent to them: those of which `isLeft` holds. */
export const leaving = (isLeft: (passed: Passed, signal: NodeJS.Signals) => boolean): Apply =>
  having(({ start }) => ({
    start(how: Start, observer: ChildObserver) {
      let isAlone = false
      const { child, passed } = watched(start, how, {
        ...observer,
        stdout: (chunk) => !isAlone && observer.stdout(chunk),
        stdoutEnd: () => !isAlone && observer.stdoutEnd(),
        exit: (code, signal) => !isAlone && observer.exit(code, signal),
      })
      const leave = (signal: NodeJS.Signals) => {
        isAlone = true
        observer.stdoutEnd()
        observer.exit(null, signal)
      }
      return {
        ...child,
        signal(signal) {
          if (isAlone) return
          if (isLeft(passed, signal)) leave(signal)
          else child.signal(signal)
        },
        // A tool that is left to itself is not released either.
        release: () => !isAlone && child.release(),
      }
    },
  }))

/** Sends tools other signals. */
export const signalling = (
  signalFor: (passed: Passed, signal: NodeJS.Signals) => NodeJS.Signals,
): Apply =>
  having(({ start }) => ({
    start(how, observer) {
      const { child, passed } = watched(start, how, observer)
      return { ...child, signal: (signal) => child.signal(signalFor(passed, signal)) }
    },
  }))

/** Ends tools without what they have started, where the host ends them for such a reason. */
export const signallingAlone = (isAlone: (reason: EndReason | undefined) => boolean): Apply =>
  having(({ steps }) => {
    let reason: EndReason | undefined
    return {
      steps(why, limits) {
        reason = why
        return steps(why, limits)
      },
      start(how, observer) {
        const child = startedByItself(how, observer)
        const signal = (name: NodeJS.Signals) => {
          if (isAlone(reason)) child.kill(name)
          else if (child.pid !== undefined) signalGroup(child.pid, name)
        }
        return {
          write: (bytes, taken) => void child.stdin.write(bytes, () => taken()),
          end: () => void child.stdin.end(),
          signal,
          release() {
            for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
            signal('SIGKILL')
          },
        }
      },
    }
  })

/** Starts a tool whose group nobody ends but by its signals. */
function startedByItself(how: Start, observer: ChildObserver) {
  const [program = '', ...args] = how.command
  const options = { cwd: how.cwd, env: how.env, stdio: 'pipe', detached: true } as const
  const child = spawn(program, args, options)
  child.stdout.on('data', observer.stdout)
  child.stderr.on('data', observer.stderr)
  child.stdin.on('error', () => {})
  child.on('error', (error) => observer.failed(error.message))
  child.on('exit', (code, signal) => {
    observer.exit(code, signal)
    observer.stdoutEnd()
  })
  return child
}

/** Starts a tool, and keeps what passes between it and its host. */
function watched(
  start: (how: Start, observer: ChildObserver) => Child,
  how: Start,
  observer: ChildObserver,
) {
  const passed: Passed = { init: '', input: '', output: '' }
  const child = start(how, {
    ...observer,
    stdout(chunk) {
      passed.output += chunk.toString('utf8')
      observer.stdout(chunk)
    },
  })
  const write: Child['write'] = (bytes, taken) => {
    passed.init ||= bytes
    passed.input += bytes
    child.write(bytes, taken)
  }
  return { passed, child: { ...child, write } }
}

export const hasStopped = ({ output }: Passed): boolean => output.includes('"stopped"')

export const isCancelled = ({ input }: Passed): boolean => input.includes('"cancel"')

export const isWaiting = ({ output }: Passed): boolean => output.includes('"waiting"')

export const isSpawned = ({ init }: Passed): boolean => init.includes('"action":"spawn"')

export const isOf =
  (tool: string) =>
  ({ init }: Passed): boolean =>
    init.includes(`"name":"${tool}"`)
