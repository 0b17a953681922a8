import type { Host } from '../../../spec/generated/config.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { RunOptions } from '../../engine/suite.ts'

/** How a host is to be certified. */
export interface HostOptions extends RunOptions<Host> {
  /** The command is the host itself, whose placeholders are filled in; else it is its driver. */
  exec?: boolean
  /** The providers that a host is certified for that flattens. */
  providers?: readonly ProviderId[]
  /** Whether a first session shows that the host runs tools at all, before anything else is tried; true by default. */
  smoke?: boolean
}

/** Profiles that differ most: no unions at all, every property required, and unions that stand alone. */
const DIFFERENT = ['portable-flat', 'openai-strict', 'gemini-parameters'] as const

/** The providers that a host is certified for; at least one. */
export function providersOf({
  providers = DIFFERENT,
}: Pick<HostOptions, 'providers'>): readonly [ProviderId, ...ProviderId[]] {
  const [first = DIFFERENT[0], ...others] = providers
  return [first, ...others]
}
