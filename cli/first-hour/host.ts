import { dirname } from 'node:path'
import { type AnyHostCheck, isHostCheck } from '../../conformance/host-check.ts'
import type { Host } from '../../spec/generated/config.ts'
import { loadHostConfig } from '../config/host.ts'
import type { Prepare, Prepared } from './role.ts'
import type { Candidate } from './subjects.ts'

/** A host is tried with every check that does not wait for long. */
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
      const patient = all.filter(isPatient)
      const results = await certifyHost({
        ...{ config, command, base, only: [], seed: 1, jobs: 0, timeScale: 1, interrupt },
        skip: patient.map(({ title }) => title),
        argv: ['jp-conformance', 'host', '--config', file],
        onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
      })
      return { results, part: `${all.length - patient.length} of ${all.length} checks` }
    },
  }
}

const LONG_MS = 5_000

const isPatient = (check: AnyHostCheck) =>
  isHostCheck(check) && (check.occasion.waits_ms ?? 0) > LONG_MS
