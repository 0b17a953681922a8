import type { Clock } from './world.ts'

/** Named timers, of which one with the name of an earlier one takes its place. */
export interface Timers {
  arm(name: string, ms: number, task: () => void): void
  disarm(name: string): void
  clear(): void
}

export function openTimers(clock: Clock): Timers {
  const armed = new Map<string, () => void>()
  const disarm = (name: string) => {
    armed.get(name)?.()
    armed.delete(name)
  }
  return {
    arm(name, ms, task) {
      disarm(name)
      const rings = () => {
        armed.delete(name)
        task()
      }
      armed.set(name, clock.after(ms, rings))
    },
    disarm,
    clear() {
      for (const name of [...armed.keys()]) disarm(name)
    },
  }
}
