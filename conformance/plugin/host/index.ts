import { argumentScenes } from './arguments.ts'
import { lifecycleRules } from './beginning.ts'
import { configScenes } from './config.ts'
import { conversationScenes } from './conversations.ts'
import { createdScenes, listedIdScenes } from './created.ts'
import { describeScenes } from './describe.ts'
import { dispatchScenes } from './dispatch.ts'
import { endingScenes } from './endings.ts'
import { errorScenes } from './errors.ts'
import { eventScenes } from './events.ts'
import { formatScenes } from './formats.ts'
import { framingScenes } from './framing.ts'
import { idScenes } from './ids.ts'
import { lifecycleScenes } from './lifecycle.ts'
import { lineRules } from './lines.ts'
import { lockScenes } from './locks.ts'
import { outputScenes } from './output.ts'
import { promptScenes } from './prompts.ts'
import { pushScenes } from './push.ts'
import { queryScenes } from './query.ts'
import { registryScenes } from './registry.ts'
import type { PluginHostCheck, Scene } from './scenario.ts'
import { shutdownScenes } from './shutdown.ts'
import { subscriptionScenes } from './subscriptions.ts'
import { terminalScenes } from './terminal.ts'
import { traceScenes } from './trace.ts'
import { writeIdScenes } from './write-ids.ts'

/** Every scenario, the first of which shows whether the host runs plugins at all. */
export const scenes: readonly Scene[] = [
  ...lifecycleScenes,
  ...argumentScenes,
  ...endingScenes,
  ...framingScenes,
  ...idScenes,
  ...conversationScenes,
  ...configScenes,
  ...errorScenes,
  ...outputScenes,
  ...formatScenes,
  ...traceScenes,
  ...terminalScenes,
  ...shutdownScenes,
  ...describeScenes,
  ...listedIdScenes,
  ...createdScenes,
  ...lockScenes,
  ...pushScenes,
  ...writeIdScenes,
  ...subscriptionScenes,
  ...eventScenes,
  ...queryScenes,
  ...promptScenes,
  ...dispatchScenes,
  ...registryScenes,
]

/** Everything that is judged on a host of plugins. */
export const pluginHostChecks: readonly PluginHostCheck[] = [
  ...lineRules,
  ...lifecycleRules,
  ...scenes.flatMap(({ checks }) => checks),
]
