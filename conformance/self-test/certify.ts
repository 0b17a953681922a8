import { dirname, join } from 'node:path'
import type { Tool } from '../../spec/generated/config.ts'
import type { Results } from '../../spec/generated/results.ts'
import { certifyTool } from '../certify/tool.ts'
import { configurationAt, root } from './configuration.ts'
import type { OnTranscript } from './proving.ts'

/** How the self-test certifies a subject: through a configuration that a stranger could have written. */
export interface Subject {
  /** The configuration, from the root. */
  config?: string
  /** Added to the configuration's command, or the whole command where there is none. */
  words?: string[]
  only?: string[]
  /** The cases that are enough; the first one when left out together with `only`. */
  cases?: readonly string[]
  limits?: Tool['limits']
  timeScale?: number
  /** The part of the checks that it is held to; all of them when left out. */
  shard?: { index: number; of: number }
  onTranscript?: OnTranscript
}

/** Certifies a subject as the command line would. */
export function certify({
  config: path,
  words = [],
  only = [],
  cases,
  limits,
  timeScale = 1,
  shard,
  onTranscript,
}: Subject): Promise<Results> {
  const config = path ? configurationAt<Tool>(path) : {}
  const wanted = cases?.length
    ? config.cases?.filter(({ name }) => cases.includes(name))
    : config.cases?.slice(0, only.length > 0 ? 1 : undefined)
  return certifyTool({
    config: { ...config, cases: wanted, limits: { ...config.limits, ...limits } },
    command: [...(config.command ?? []), ...words],
    base: path ? dirname(join(root, path)) : root,
    only,
    skip: [],
    seed: 1,
    // Several subjects are certified at once, so one conversation of each is enough to keep the machine busy.
    jobs: 1,
    timeScale,
    shard,
    onTranscript,
    argv: [],
  })
}
