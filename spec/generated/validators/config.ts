// Written by `npm run spec` from spec/; change it there.
import type { Flattener, Host, KnownFailures, Plugin, PluginHost, Tool } from '../config.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  flattener: 'config/flattener',
  host: 'config/host',
  knownFailures: 'config/known-failures',
  pluginHost: 'config/plugin-host',
  plugin: 'config/plugin',
  tool: 'config/tool',
} as const

/** What each shows a value to be. */
export type Types = {
  flattener: Flattener
  host: Host
  knownFailures: KnownFailures
  pluginHost: PluginHost
  plugin: Plugin
  tool: Tool
}
