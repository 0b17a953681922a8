import { byHandChecks } from './by-hand.ts'
import { caseRules } from './case.ts'
import { configChecks } from './config.ts'
import { conversationChecks } from './conversations.ts'
import { describeChecks } from './describe.ts'
import { errorChecks } from './errors.ts'
import { framingChecks } from './framing.ts'
import { idChecks } from './ids.ts'
import { lifecycleChecks } from './lifecycle.ts'
import { logChecks } from './log.ts'
import type { PluginCheck } from './plugin-check.ts'
import { printChecks } from './print.ts'
import { promptChecks } from './prompts.ts'
import { queryChecks } from './queries.ts'
import { servingChecks } from './serving.ts'
import { shutdownChecks } from './shutdown.ts'
import { subscriptionChecks } from './subscriptions.ts'
import { writingChecks } from './writing.ts'

/** Everything that is judged on a plugin, in the order of a report. */
export const pluginChecks: readonly PluginCheck[] = [
  ...caseRules,
  ...framingChecks,
  ...idChecks,
  ...lifecycleChecks,
  ...describeChecks,
  ...byHandChecks,
  ...conversationChecks,
  ...configChecks,
  ...printChecks,
  ...logChecks,
  ...errorChecks,
  ...shutdownChecks,
  ...servingChecks,
  ...writingChecks,
  ...subscriptionChecks,
  ...promptChecks,
  ...queryChecks,
]
