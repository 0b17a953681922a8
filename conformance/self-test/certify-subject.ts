import { dirname, join } from 'node:path'
import type { Transcript } from '../../harness/transcript.ts'
import type { ProofSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { certify } from '../engine/certify.ts'
import type { RunOptions, Suite } from '../engine/suite.ts'
import { configurationAt, root } from './configuration.ts'

/** Receives each transcript of a run. */
export type OnTranscript = (transcript: Transcript) => void

/** What configurations of all roles may have. */
interface Configuration {
  command?: string[]
  cases?: { name: string }[]
  limits?: object
}

/** Certifies a subject of the self-test as the command line would. */
export function certifySubject(
  suite: Suite,
  subject: ProofSubject,
  onTranscript?: OnTranscript,
): Promise<Results> {
  const { config: path, words = [], only = [], skip = [], timeScale = 1, shard } = subject
  const config = path ? configurationAt<Configuration>(path) : {}
  const options: RunOptions = {
    config: { ...config, ...casesOf(config, subject), ...limitsOf(config, subject) },
    command: [...(config.command ?? []), ...words],
    base: path ? dirname(join(root, path)) : root,
    ...{ only, skip, timeScale, ...(shard && { shard }) },
    // Several subjects are certified at once, so one session of each is enough to keep the machine busy.
    ...{ seed: 1, jobs: 1, argv: [] },
    ...(onTranscript && { onTranscript }),
    ...subject.options,
  }
  return certify(suite, options)
}

function casesOf({ cases = [] }: Configuration, { cases: wanted, only = [] }: ProofSubject) {
  const own = wanted?.filter((one) => typeof one === 'object') ?? []
  if (own.length > 0) return { cases: own }
  if (cases.length === 0) return {}
  return {
    cases: wanted?.length
      ? cases.filter(({ name }) => wanted.includes(name))
      : cases.slice(0, only.length > 0 ? 1 : undefined),
  }
}

const limitsOf = ({ limits }: Configuration, subject: ProofSubject) =>
  limits || subject.limits ? { limits: { ...limits, ...subject.limits } } : {}
