import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The starters of our probes, in the sources and in the built package. */
const PROBES = {
  tool: ['../probes/probe.js', '../harness/probes/probe-tool.cjs'],
  plugin: ['../probes/plugin-probe.js', '../harness/probes/plugin-probe-main.cjs'],
} as const

/** The argument vector that starts one of our probes, from the sources or from the built package. */
export function probeCommand(probe: keyof typeof PROBES = 'tool'): string[] {
  const here = import.meta.dirname
  const found = PROBES[probe].map((place) => join(here, place)).find((path) => existsSync(path))
  if (!found) throw new Error('the probe is not where it belongs')
  return [process.execPath, found]
}
