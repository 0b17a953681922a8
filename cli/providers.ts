import { type ProviderId, providers } from '../spec/generated/providers.ts'
import { didYouMean } from './nearest.ts'
import type { Problems } from './problem.ts'

/** The providers that are named, each once; a name without a profile is a problem. */
export function namedProviders(named: readonly string[], problems: Problems): ProviderId[] {
  for (const name of named.filter((name) => !isKnown(name)))
    problems.push({ says: `unknown provider \`${name}\`; ${didYouMean(name, allProviders)}` })
  return [...new Set(named.filter(isKnown))]
}

/** Every provider that has a profile. */
export const allProviders = Object.keys(providers) as readonly ProviderId[]

const isKnown = (name: string): name is ProviderId => Object.hasOwn(providers, name)
