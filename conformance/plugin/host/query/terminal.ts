import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject } from '../../../../harness/wire/json.ts'

/** What the user asks at the terminal. */
export const AT_TERMINAL = 'At the terminal'

/** Runs a turn as a user at a terminal does. */
export const terminal = (conversation: string) => ({
  ...{ ask: 'plugin_query', params: { conversation, content: AT_TERMINAL } },
})

/** Whether the turn at a place at a terminal was completed; undefined where the driver does not state it. */
export const doneAtTerminal = ({ requests }: PluginHostReading, place = 0): boolean | undefined => {
  const { result } = requests.filter(({ method }) => method === 'plugin_query')[place]?.answer ?? {}
  return isObject(result) && typeof result.completed === 'boolean' ? result.completed : undefined
}

/** Whether it was completed, as far as is known. */
export const isDone = (reading: PluginHostReading): boolean => doneAtTerminal(reading) === true
