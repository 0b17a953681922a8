import { catalogue } from '../../engine/catalogue.ts'

/** The methods that a driver must serve because its host claims a feature, with that feature. */
export function requiredMethods(features: readonly string[]): ReadonlyMap<string, string> {
  const requests = catalogue.messages.filter(
    ({ protocol, kind, from }) => protocol === 'driver' && kind === 'request' && from === 'suite',
  )
  return new Map(
    requests.flatMap(({ name, feature }) =>
      feature !== undefined && features.includes(feature) ? [[name, feature]] : [],
    ),
  )
}
