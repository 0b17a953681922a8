import { dirname } from 'node:path'
import type { Tool } from '../../spec/generated/config.ts'
import { loadToolConfig } from '../config/tool.ts'
import type { Prepare, Prepared } from './prepared.ts'
import type { Candidate } from './subjects.ts'

/** A tool is tried with its first case: all of them would take several minutes on a small machine. */
export const prepareTool: Prepare = async (candidate) => {
  const { config, problems } = await loadToolConfig(candidate.config)
  if (config === undefined) return { leftOut: `its configuration: ${problems[0]?.says}` }
  return prepared(candidate, config)
}

function prepared({ name, config: file }: Candidate, config: Tool): Prepared {
  const { command = [], cases: all = [] } = config
  const base = dirname(file)
  const cases = all.slice(0, 1)
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
