import catalogueJson from '../../spec/generated/catalogue.json' with { type: 'json' }
import type { Catalogue } from '../../spec/generated/catalogue.ts'

/** Everything the specification says, as it was generated. */
export function catalogue(): Catalogue {
  return catalogueJson as unknown as Catalogue
}
