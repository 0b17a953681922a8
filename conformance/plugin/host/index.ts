import { configScenes } from './config.ts'
import { conversationScenes } from './conversations.ts'
import { endingScenes } from './endings.ts'
import { errorScenes } from './errors.ts'
import { framingScenes } from './framing.ts'
import { idScenes } from './ids.ts'
import { lifecycleRules, lifecycleScenes } from './lifecycle.ts'
import { lineRules } from './lines.ts'
import { outputScenes } from './output.ts'
import type { PluginHostCheck, Scene } from './scenario.ts'
import { shutdownScenes } from './shutdown.ts'

/** Every scenario, the first of which shows whether the host runs plugins at all. */
export const scenes: readonly Scene[] = [
  ...lifecycleScenes,
  ...endingScenes,
  ...framingScenes,
  ...idScenes,
  ...conversationScenes,
  ...configScenes,
  ...errorScenes,
  ...outputScenes,
  ...shutdownScenes,
]

/** Everything that is judged on a host of plugins. */
export const pluginHostChecks: readonly PluginHostCheck[] = [
  ...lineRules,
  ...lifecycleRules,
  ...scenes.flatMap(({ checks }) => checks),
]
