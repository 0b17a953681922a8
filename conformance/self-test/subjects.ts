import type { Tool } from '../../spec/generated/config.ts'
import type { Outcome, Results } from '../../spec/generated/results.ts'
import { certify } from '../engine/certify.ts'
import { vfsToolSuite } from '../vfs/tool/suite.ts'
import { configurationAt, root } from './configuration.ts'

/** A program that proves the suite itself: a trivial one earns no pass, a hostile one does no harm. */
export interface SelfTestSubject {
  name: string
  /** An argument vector; its paths are relative to the root of the checkout. */
  command: string[]
  kind: 'trivial' | 'hostile'
  outcome: Outcome
  /** What of its certification shows all that it does; everything when left out. */
  only?: string[]
  /** It keeps the machine busy, so that others would miss their deadlines beside it. */
  busy?: boolean
}

/** Reads the list of subjects. */
export function listSubjects(kind: SelfTestSubject['kind']): SelfTestSubject[] {
  const all = configurationAt<SelfTestSubject[]>('conformance/self-test/subjects/subjects.yaml')
  return all.filter((subject) => subject.kind === kind)
}

/** Every wait is a tenth as long as usual, but for those that a busy machine stretches. */
const TIME_SCALE = 0.1
const limits: Tool['limits'] = {
  startup_ms: 30_000,
  cancel_grace_ms: 5_000,
  term_grace_ms: 5_000,
}
const cases: Tool['cases'] = [{ name: 'one call', time_limit_ms: 30_000 }]

/** Certifies a subject with short limits; `env` is what it finds in its environment besides the suite's own. */
export function certifySubject(
  { command, only = [] }: SelfTestSubject,
  env: Record<string, string> = {},
): Promise<Results> {
  return certify(vfsToolSuite, {
    config: { limits, cases, env },
    command,
    base: root,
    only,
    skip: [],
    seed: 1,
    jobs: 0,
    timeScale: TIME_SCALE,
    argv: [],
  })
}
