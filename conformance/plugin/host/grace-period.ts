import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { Observe } from './observed.ts'

/** Milliseconds before which no period of five seconds ends, on a machine of usual speed. */
export const EARLIEST_MS = 4_000

/** Milliseconds after which each has ended. */
const LATEST_MS = 8_500

/** The usual period in seconds. */
const USUAL_S = 5

/** The plugin must have got `shutdown`. */
export const asked: Observe = ({ shutdowns }) => shutdowns.length === 0 && 'no `shutdown` came'

/** The run must end. */
export const ends: Observe = (reading) => reading.expired('session') && 'the run does not end'

/** Whether the host ends after a period, on a machine of usual speed. */
export function endsLate(reading: PluginHostReading, seconds = USUAL_S): boolean {
  const { timeScale = 1 } = reading.start.context ?? {}
  return (
    (msFromSignal(reading) ?? 0) >
    (LATEST_MS - 1_000 * (USUAL_S - seconds)) * Math.max(1, timeScale)
  )
}

/** Whether a host takes so long from our signal on that a busy machine may have made it late. */
export const endsSlowly = (reading: PluginHostReading): boolean =>
  (msFromSignal(reading) ?? 0) > EARLIEST_MS

/** Milliseconds from our signal to the end of the host. */
export function msFromSignal({ transcript, exit: ended }: PluginHostReading): number | undefined {
  const signal = transcript.find((event) => event.event === 'signal')
  return signal && ended && (ended.at - signal.at) / 1_000
}
