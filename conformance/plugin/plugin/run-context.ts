import type { Limits } from '../../../harness/limits.ts'
import type { Plugin } from '../../../spec/generated/config.ts'
import type { Subject } from '../../vfs/tool/start.ts'

/** Everything that the sessions with one plugin have in common. */
export interface PluginRunContext {
  subject: Subject
  /** The command as its author gives it, for the record. */
  command: readonly string[]
  config: Plugin
  limits: Limits
  timeScale: number
  revision: string
  profile: string
  interrupt?: AbortSignal
}
