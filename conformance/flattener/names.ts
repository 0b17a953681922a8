import type { Profile } from '../../spec/generated/providers.ts'

/** Whether a provider takes a property of a name; every name fits where none is known to be refused. */
export function fittingNames({ facts: { property_name } }: Profile): (name: string) => boolean {
  if (typeof property_name !== 'string') return () => true
  const pattern = new RegExp(property_name, 'u')
  return (name) => pattern.test(name)
}
