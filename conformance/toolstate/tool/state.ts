import type { ToolCheck } from '../../vfs/tool/tool-check.ts'
import { abortStateChecks } from './state/abort.ts'
import { meaningRules } from './state/meaning.ts'
import { orderRules } from './state/order.ts'
import { pendingRules } from './state/pending.ts'
import { questionShapeRules } from './state/question.ts'
import { resultShapeRules } from './state/result.ts'
import { shapeRules } from './state/shape.ts'
import { stdioResultRules } from './state/stdio-result.ts'
import { transientChecks } from './state/transient.ts'

/** The states that a tool reports, and their order. @see rfd009 §ToolState — what a tool produces */
export const stateChecks: readonly ToolCheck[] = [
  ...shapeRules,
  ...questionShapeRules,
  ...resultShapeRules,
  ...stdioResultRules,
  ...meaningRules,
  ...transientChecks,
  ...orderRules,
  ...pendingRules,
  ...abortStateChecks,
]
