import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { catalogue } from '../../engine/catalogue.ts'
import { citedBy } from '../../engine/clause.ts'
import { rowWithout } from '../../engine/row.ts'
import { pluginChecks } from './index.ts'
import { profileOf } from './profile.ts'

const REASON = 'the suite has no check of it yet'

/** The requirements that have a check. */
const checked = new Set(pluginChecks.map(({ verifies }) => citedBy(verifies).requirement))

/** The rows, and one for each requirement of the profile that nothing checks yet, where the run leaves nothing out. */
export function withUnchecked(
  rows: readonly Result[],
  retained: readonly PluginConversation[],
): Result[] {
  const judged = new Set(rows.map(({ requirement }) => requirement))
  if (![...checked].every((id) => judged.has(id))) return [...rows]
  const { features } = profileOf(retained[0]?.start.context?.profile)
  const unchecked = catalogue.requirements.filter(
    ({ id, role, feature, untestable }) =>
      role === 'plugin' && features.includes(feature) && !checked.has(id) && !untestable,
  )
  return [
    ...rows,
    ...unchecked.map((requirement) =>
      rowWithout(
        requirement,
        { verifies: requirement.id, title: 'not checked yet' },
        { verdict: 'not-applicable', reason: REASON },
      ),
    ),
  ]
}
