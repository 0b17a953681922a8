import { dirname } from 'node:path'
import type { Tool } from '../../spec/generated/config.ts'
import { loadToolConfig } from '../config/tool.ts'
import type { Prepare, Prepared } from './prepared.ts'
import type { Candidate } from './subjects.ts'

/** A tool is tried with its first cases: all of them would take several minutes on a small machine. */
export const prepareTool: Prepare = async (candidate) => {
  const { config, problems } = await loadToolConfig(candidate.config)
  if (config === undefined) return { leftOut: `its configuration: ${problems[0]?.says}` }
  const unfit = unfitFor(config)
  return unfit === undefined ? prepared(candidate, config) : { leftOut: unfit }
}

const LONG_MS = 30_000

function unfitFor({ command = [], limits }: Tool): string | undefined {
  if (command.length === 0) return 'its configuration is for any program and names none'
  const isPatient = (limits?.idle_ms ?? 0) > LONG_MS
  return isPatient ? 'its limits let it wait for minutes' : undefined
}

function prepared({ name, config: file, cases: count }: Candidate, config: Tool): Prepared {
  const { command = [], cases: all = [] } = config
  const base = dirname(file)
  const cases = all.slice(0, count)
  return {
    command,
    async certify(progress, interrupt) {
      const { certifyTool } = await import('../../conformance/certify/tool.ts')
      const results = await certifyTool({
        config: { ...config, cases },
        ...{ command, base, only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, interrupt },
        argv: ['jp-conformance', 'tool', '--config', file],
        onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
      })
      return { results, part: `${cases.length} of ${all.length} cases` }
    },
  }
}
