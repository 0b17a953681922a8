import { ambiguityRules } from './ambiguities.ts'
import { citationRules } from './citations.ts'
import { clauseRules } from './clauses.ts'
import { exchangeRules } from './exchange.ts'
import { idRules } from './ids.ts'
import { machineRules } from './machines.ts'
import { messageRules } from './messages.ts'
import { patternRules } from './patterns.ts'
import { profileRules } from './profiles.ts'
import { providerRules } from './providers.ts'
import { referenceRules } from './references.ts'
import type { LintRule } from './rule.ts'
import { schemaRules } from './schemas.ts'
import { textRules } from './text.ts'

/** Every rule of the specification. */
export const allRules: readonly LintRule[] = [
  ...idRules,
  ...citationRules,
  ...referenceRules,
  ...textRules,
  ...clauseRules,
  ...messageRules,
  ...patternRules,
  ...schemaRules,
  ...machineRules,
  ...ambiguityRules,
  ...exchangeRules,
  ...profileRules,
  ...providerRules,
]
