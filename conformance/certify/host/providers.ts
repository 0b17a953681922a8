import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { HostOptions } from './options.ts'

/** Profiles that differ most: no unions at all, every property required, and unions that stand alone. */
const DIFFERENT = ['portable-flat', 'openai-strict', 'gemini-parameters'] as const

/** The providers that a host is certified for; at least one. */
export function providersOf({
  providers = DIFFERENT,
}: HostOptions): readonly [ProviderId, ...ProviderId[]] {
  const [first = DIFFERENT[0], ...others] = providers
  return [first, ...others]
}
