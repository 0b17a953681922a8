import type { Tool } from '../../spec/generated/config.ts'
import type { Outcome, Results } from '../../spec/generated/results.ts'
import { certify } from '../engine/certify.ts'
import type { RunOptions } from '../engine/suite.ts'
import { vfsToolSuite } from '../vfs/tool/suite.ts'
import { configurationAt, root } from './configuration.ts'

/** A program that proves the suite itself: a trivial one earns no pass, a hostile one does no harm, an unusual one is correct. */
export interface SelfTestSubject {
  name: string
  /** An argument vector; its paths are relative to the root of the checkout. */
  command: string[]
  /** `tool` when left out. */
  role?: 'tool' | 'host'
  kind: 'trivial' | 'hostile' | 'unusual'
  outcome: Outcome
  /** What of its certification shows all that it does; everything when left out. */
  only?: string[]
  /** It keeps the machine busy, so that others would miss their deadlines beside it. */
  busy?: boolean
  /** Megabytes that certifying a hostile one may take, where it writes more than most. */
  megabytes?: number
}

/** Reads the list of subjects. */
export function listSubjects(kind: SelfTestSubject['kind']): SelfTestSubject[] {
  const all = configurationAt<SelfTestSubject[]>('conformance/self-test/subjects/subjects.yaml')
  return all.filter((subject) => subject.kind === kind)
}

/** Every wait is a tenth as long as usual, but for those that a busy machine lengthens: by itself, or by the subject. */
const [TIME_SCALE, BUSY_TIME_SCALE] = [0.1, 0.3]
const limits: Tool['limits'] = {
  startup_ms: 30_000,
  cancel_grace_ms: 5_000,
  term_grace_ms: 5_000,
}
const cases: Tool['cases'] = [{ name: 'one call', time_limit_ms: 30_000 }]

/** What an unusual subject is to do; of its limits it states none, so that those of the documents decide. */
const COPY: Pick<Tool, 'cases' | 'limits'> = {
  limits: { startup_ms: 30_000, term_grace_ms: 5_000 },
  cases: [
    {
      name: 'copies a file',
      arguments: { from: 'a.txt', to: 'b.txt' },
      files: { 'a.txt': 'grüße\n' },
      policy: { filesystem: { allow: ['.'], writable: true } },
      expect: { outcome: 'success', files: { 'b.txt': 'grüße\n' } },
    },
  ],
}

/** So many unusual subjects share the checks among them, by their places in the list. */
const PARTS = 8

/** An unusual subject that waits for nothing is given the usual time: it may be certified on a busy machine. */
function partOf(subject: SelfTestSubject): Partial<Pick<RunOptions, 'shard' | 'timeScale'>> {
  const { name, kind, only } = subject
  if (kind !== 'unusual' || only) return {}
  const place = listSubjects(kind).findIndex((each) => each.name === name)
  return { timeScale: 1, shard: { index: (place % PARTS) + 1, of: PARTS } }
}

/** Certifies a subject with short limits; `env` is what it finds in its environment besides the suite's own. */
export async function certifyListed(
  subject: SelfTestSubject,
  env: Record<string, string> = {},
  interrupt?: AbortSignal,
): Promise<Results> {
  const { command, kind, role, busy, only = [] } = subject
  const about = { command, base: root, only, skip: [], seed: 1, jobs: 0, argv: [] }
  const run = { ...about, ...(interrupt && { interrupt }) }
  // A process that certifies a tool need not hold the checks of hosts.
  if (role === 'host') {
    const { vfsHostSuite } = await import('../vfs/host/suite.ts')
    const config = { env, answer_ms: ANSWER_MS }
    return certify(vfsHostSuite, { ...run, config, timeScale: 1, retryUnhurried: false })
  }
  return certify(vfsToolSuite, {
    ...run,
    config: { env, ...(kind === 'unusual' ? COPY : { limits, cases }) },
    timeScale: busy ? BUSY_TIME_SCALE : TIME_SCALE,
    ...partOf(subject),
  })
}

/** Milliseconds that a hostile host is given for an answer: it may have to write a long one on a busy machine. */
const ANSWER_MS = 10_000
