import { dirname } from 'node:path'
import { type AnyHostCheck, isHostCheck } from '../../conformance/host-check.ts'
import type { Host } from '../../spec/generated/config.ts'
import { loadHostConfig } from '../config/host.ts'
import type { Prepare, Prepared } from './prepared.ts'
import type { Candidate } from './subjects.ts'

/** A host is tried on one occasion of each area: all of them would take too long on a small machine. */
export const prepareHost: Prepare = async (candidate) => {
  const { config, problems } = await loadHostConfig(candidate.config)
  if (config === undefined) return { leftOut: `its configuration: ${problems[0]?.says}` }
  return prepared(candidate, config)
}

function prepared({ name, config: file }: Candidate, config: Host): Prepared {
  const { command = [] } = config
  const base = dirname(file)
  return {
    command,
    async certify(progress, interrupt) {
      const { certifyHost, hostChecks } = await import('../../conformance/certify/host/host.ts')
      const all = hostChecks()
      const skip = [...beyondFirst(all), 'flattener.*']
      const results = await certifyHost({
        ...{ config, command, base, only: [], skip, seed: 1, jobs: 0, timeScale: 1, interrupt },
        argv: ['jp-conformance', 'host', '--config', file],
        onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
      })
      return { results, part: `${results.results.length} of ${all.length + 1} checks` }
    },
  }
}

const LONG_MS = 2_000

/** The names of all occasions but the first of each area that does not wait for long. */
function beyondFirst(checks: readonly AnyHostCheck[]): string[] {
  const all = checks.filter(isHostCheck).map(({ occasion }) => occasion)
  const brief = all.filter(({ waits_ms = 0 }) => waits_ms < LONG_MS)
  const first = new Map(brief.toReversed().map(({ name }) => [areaOf(name), name]))
  return all.map(({ name }) => name).filter((name) => first.get(areaOf(name)) !== name)
}

/** An occasion's name begins with its area and a colon. */
const areaOf = (name: string) => name.split(':')[0]
