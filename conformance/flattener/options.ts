import type { Flattener } from '../../spec/generated/config.ts'
import type { ProviderId } from '../../spec/generated/providers.ts'
import type { RunOptions } from '../engine/suite.ts'
import type { ExchangeChannel } from './exchange-channel.ts'

/** How a flattener is to be certified. */
export interface FlattenerOptions extends RunOptions<Flattener> {
  /** The providers that it is certified for; all of them when left out. */
  providers?: readonly ProviderId[]
  /** How many generated schemas each provider is tried with; else what the configuration states. */
  runs?: number
  /** Whether nothing else is tried when the first line gets no answer; so it is when left out. */
  smoke?: boolean
  /** A function that answers in place of a process; the command only names it then. */
  channel?: ExchangeChannel
}
