import { join } from 'node:path'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import { probeCommand } from '../../launch/probe.ts'
import type { ProbeStep } from '../../probes/step.ts'

/** What our probe does as a tool of the host, and whether its calls need approval. */
export interface ProbeTool {
  script: readonly ProbeStep[]
  run?: 'ask'
}

/** The file of a tool's side channel. */
export const toolChannelOf = (folder: string, name: string): string =>
  join(folder, 'channel', `tool-${name}.ndjson`)

/** Probes as a host is configured with them: what they do is in their options, and their arguments are free. */
export const toolsFor = (folder: string, tools: Readonly<Record<string, ProbeTool>>): Tool[] =>
  Object.entries(tools).map(([name, { script, run }]) => ({
    ...{ name, command: probeCommand(), ...(run && { run }) },
    options: { record: toolChannelOf(folder, name), script },
  }))
