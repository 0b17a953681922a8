import { quote } from '../../engine/finding.ts'
import type { ToolCheck } from '../../vfs/tool/tool-check.ts'
import { reportRules } from './report-rules.ts'

/** Words of the older form. @see rfd009 §Mapping from current Outcome */
const OUTCOMES: unknown[] = ['success', 'error', 'needs_input']

/** The forms that a stateful tool leaves behind. @see rfd009 §Backward compatibility of ToolState serialization */
export const compatibilityRules: readonly ToolCheck[] = reportRules(
  {
    verifies: 'toolstate.compatibility.tool-never-spawned',
    title: 'never reports spawned',
    expected: 'running, waiting or stopped',
    shows: ({ type }) => type !== 'spawned' || 'the state is called `spawned`',
  },
  {
    verifies: 'toolstate.compatibility.tool-uses-states',
    title: 'reports states and no outcomes',
    expected: 'running, waiting or stopped',
    shows: ({ type }) => !OUTCOMES.includes(type) || `${quote(String(type))} is an outcome`,
  },
)
