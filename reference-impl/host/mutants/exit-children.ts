import type { Child, ChildObserver, Start } from '../runtime/child.ts'
import { having } from './combinators.ts'
import type { Apply } from './mutant.ts'

/** Builders of mutants that leave tools behind when they exit. */

/** What has passed between a host and a tool: what was written to it first, and all that it has reported. */
export interface Passed {
  init: string
  output: string
}

/** Takes tools for ended at a signal that is not sent to them: those of which `isLeft` holds. */
export const leaving = (isLeft: (passed: Passed, signal: NodeJS.Signals) => boolean): Apply =>
  having(({ start }) => ({
    start(how: Start, observer: ChildObserver) {
      const passed: Passed = { init: '', output: '' }
      let isAlone = false
      const child = start(how, {
        ...observer,
        stdout(chunk) {
          passed.output += chunk.toString('utf8')
          if (!isAlone) observer.stdout(chunk)
        },
        stdoutEnd: () => !isAlone && observer.stdoutEnd(),
        exit: (code, signal) => !isAlone && observer.exit(code, signal),
      })
      const leave = (signal: NodeJS.Signals) => {
        isAlone = true
        observer.stdoutEnd()
        observer.exit(null, signal)
      }
      return held(
        child,
        passed,
        (signal) => {
          if (isAlone) return
          if (isLeft(passed, signal)) leave(signal)
          else child.signal(signal)
        },
        () => isAlone,
      )
    },
  }))

/** A child that is signalled otherwise, and released only while its host knows of it. */
const held = (
  child: Child,
  passed: Passed,
  signal: Child['signal'],
  isAlone: () => boolean,
): Child => ({
  ...child,
  write(bytes, taken) {
    passed.init ||= bytes
    child.write(bytes, taken)
  },
  signal,
  release: () => !isAlone() && child.release(),
})

export const isWaiting = ({ output }: Passed): boolean => output.includes('"waiting"')

export const isSpawned = ({ init }: Passed): boolean => init.includes('"action":"spawn"')

export const isOf =
  (tool: string) =>
  ({ init }: Passed): boolean =>
    init.includes(`"name":"${tool}"`)
