import { homedir } from 'node:os'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { CommandLine } from './command-line.ts'
import type { Message } from './message.ts'
import type { Workspace } from './workspace.ts'

/** The first message to a plugin. @see rfd072 §Lifecycle */
export function initFor(workspace: Workspace, settings: JsonObject, line: CommandLine): Message {
  const [name = '', ...args] = line.words
  const options = optionsOf(settings, name)
  const user = process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share')
  const { root, storage, id } = workspace
  return {
    ...{ type: 'init', version: 1, workspace: { root, storage, id } },
    paths: {
      user_data: join(user, 'jp'),
      user_config: join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'jp'),
    },
    config: settings,
    ...(options && { options }),
    ...{ args, log_level: Math.min(line.verbosity, 4) },
  }
}

/** The options that the user configured for a plugin. */
function optionsOf({ plugins }: JsonObject, name: string): JsonObject | undefined {
  const { command } = isObject(plugins) ? plugins : {}
  const own = isObject(command) ? command[name] : undefined
  const { options } = isObject(own) ? own : {}
  return isObject(options) ? options : undefined
}
