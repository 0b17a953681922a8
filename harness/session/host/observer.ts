import { writeFileSync } from 'node:fs'
import { identify, isAlive, killLeft, type ProcessIdentity } from '../../launch/alive.ts'
import type { GoesOn } from '../../launch/open-requests.ts'
import { releaseFile } from '../../probes/release-file.ts'
import type { Recorder } from '../../recorder.ts'
import type { ProbeEntry } from '../../transcript.ts'
import { isObject } from '../../wire/json.ts'
import type { Observation, Observed } from './observation.ts'
import { readSideChannel, type SideChannelReader } from './side-channel-reader.ts'

/** What is known of one call. */
interface Watched {
  id: string
  path: string
  channel: SideChannelReader
  living: ProcessIdentity[]
}

/** Part of the command line of a process that the probe leaves behind. */
const CHILD = 'setTimeout(() => {}, '

/** How often a request gets as much time again. */
const MOST_TIMES = 4

/** Milliseconds since a probe last reported something, when it hangs. */
const OF_LATE_MS = 1_000

/** Reads the side channels of one session and watches the processes that they name. */
export class Observer {
  readonly #calls: Watched[] = []
  readonly #clock: Pick<Recorder, 'clock' | 'epoch'>
  readonly #words: readonly string[]

  /** `probe` is the command of the probe, by which its processes are known. */
  constructor(clock: Pick<Recorder, 'clock' | 'epoch'>, probe: readonly string[]) {
    this.#clock = clock
    this.#words = [probe.at(-1) ?? '', CHILD]
  }

  /** Observes a call from here on, whose side channel is a file. */
  watch(id: string, path: string): void {
    this.#calls.push({ id, path, channel: readSideChannel(path), living: [] })
  }

  /** Lets the probe of a call go on that waits for this, now or later; a call that is not observed has none. */
  release(id: string, name: string): void {
    const call = this.#calls.findLast((each) => each.id === id)
    if (call) writeFileSync(releaseFile(call.path, name), '')
  }

  /** What is new. */
  look(): Observed {
    const observations = this.#calls.flatMap((call) => this.#lookAt(call))
    const living = this.#calls.filter((call) => call.living.length > 0).map(({ id }) => id)
    return { observations, living }
  }

  /** Distinguishes a slow call from one that hangs: whether a probe has reported anything of late, some times at most. */
  goesOn(): GoesOn {
    let times = 0
    return () => {
      times += 1
      const latest = Math.max(...this.#calls.map(({ channel }) => channel.changedAt()))
      return times <= MOST_TIMES && Date.now() - latest < OF_LATE_MS
    }
  }

  /** Kills what was left behind. */
  killLeft(): void {
    for (const { living } of this.#calls) living.forEach(killLeft)
  }

  #lookAt(call: Watched): Observation[] {
    const { epoch: start } = this.#clock
    const entries = call.channel.read().flatMap(({ epoch, entry }) => {
      const at = Math.max(0, epoch - start)
      return [{ event: 'probe', at, call: call.id, entry } as const, ...this.#meet(call, entry)]
    })
    const [living, gone] = partition(call.living, isAlive)
    call.living = living
    return [...entries, ...gone.map(({ pid }) => this.#gone(call, pid))]
  }

  /** Watches the process that an entry names, or finds it gone already. */
  #meet(call: Watched, entry: ProbeEntry): Observation[] {
    const pid = pidIn(entry)
    if (pid === undefined) return []
    const identity = identify(pid, this.#words)
    if (identity) call.living.push(identity)
    return identity ? [] : [this.#gone(call, pid)]
  }

  #gone({ id }: Watched, pid: number): Observation {
    return { event: 'probe', at: this.#clock.clock(), call: id, entry: { event: 'gone', pid } }
  }
}

function partition<T>(values: readonly T[], isFirst: (value: T) => boolean): [T[], T[]] {
  const first: T[] = []
  const second: T[] = []
  for (const value of values) (isFirst(value) ? first : second).push(value)
  return [first, second]
}

/** The probe names itself first, and its children in what a step saw. */
function pidIn({ pid, seen }: ProbeEntry): number | undefined {
  if (pid !== undefined) return pid
  return isObject(seen) && 'leave_child' in seen && typeof seen.pid === 'number'
    ? seen.pid
    : undefined
}
