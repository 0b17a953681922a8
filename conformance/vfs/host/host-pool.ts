import type { Host } from '../../../harness/launch/host.ts'

/** Hosts that wait to be asked for the next thing. */
export interface HostPool {
  /** Gives a host that is free, or starts one. */
  take(): Host
  /** Starts one that nobody has used. */
  fresh(): Host
  /** Gives it back; one that is of no further use, as all are in the end, is ended. */
  give(host: Host): Promise<void>
  /** Ends all of them, those in use included. */
  close(ms: number): Promise<void>
}

const END_MS = 2_000

/** Keeps hosts running from one conversation to the next. */
export function openHostPool(start: () => Host): HostPool {
  const free: Host[] = []
  const all = new Set<Host>()
  let closed = false
  const registered = (host: Host) => {
    all.add(host)
    return host
  }
  return {
    take: () => registered(free.pop() ?? start()),
    fresh: () => registered(start()),
    async give(host) {
      if (host.usable && !closed) {
        free.push(host)
        return
      }
      all.delete(host)
      await host.end(END_MS)
    },
    async close(ms) {
      closed = true
      await Promise.all([...all].map((host) => host.end(ms)))
      all.clear()
    },
  }
}
