import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { JsonObject } from '../../harness/wire/json.ts'
import type { ProviderId } from '../../spec/generated/providers.ts'

const known = new Map<ProviderId, JsonObject>()

/** The schema of the schemas that a provider accepts, as it is published. */
export function metaSchemaOf(provider: ProviderId): JsonObject {
  const read = () =>
    JSON.parse(readFileSync(join(folder(), `${provider}.schema.json`), 'utf8')) as JsonObject
  const schema = known.get(provider) ?? read()
  known.set(provider, schema)
  return schema
}

const PUBLISHED = 'spec/generated/providers'

/** The folder of the published meta-schemas, wherever this file was bundled to. */
function folder(): string {
  let place = import.meta.dirname
  while (!existsSync(join(place, PUBLISHED)) && dirname(place) !== place) place = dirname(place)
  return join(place, PUBLISHED)
}
