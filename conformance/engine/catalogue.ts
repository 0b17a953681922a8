import data from '../../spec/generated/catalogue.json' with { type: 'json' }
import type { Catalogue } from '../../spec/generated/catalogue.ts'

/** Everything that the specification states. */
export const catalogue = data as unknown as Catalogue
