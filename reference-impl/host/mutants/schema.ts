import { actionListMutants } from './schema/actions.ts'
import { definitionMutants } from './schema/definition.ts'
import { otherFormMutants } from './schema/forms.ts'
import { rewrittenSchemaMutants } from './schema/rewritten.ts'
import { spawnFormMutants } from './schema/spawn.ts'

/** Hosts that show an assistant wrong schemas of tools that live on. */
export const schemaMutants = [
  ...actionListMutants,
  ...spawnFormMutants,
  ...otherFormMutants,
  ...definitionMutants,
  ...rewrittenSchemaMutants,
]
