import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The argument vector that starts our probe tool, from the sources or from the built package. */
export function probeCommand(): string[] {
  const here = import.meta.dirname
  const places = ['../probes/probe.js', '../harness/probes/probe-tool.js']
  const found = places.map((place) => join(here, place)).find((path) => existsSync(path))
  if (!found) throw new Error('the probe tool is not where it belongs')
  return [process.execPath, found]
}
