import type { Stored } from '../../harness/stored.ts'
import type { Results } from '../../spec/generated/results.ts'
import { judgeStored } from '../engine/judge-stored.ts'
import type { Suite } from '../engine/suite.ts'
import { suites } from '../suite-list.ts'
import { MISLEADING, tappedChecks } from './host-checks.ts'
import { hostSide } from './host-side.ts'
import { type Broken, leaveOpenHosts } from './leave-open.ts'
import { programSide } from './program-side.ts'
import { OTHER_SIDE } from './session.ts'

/** The verdicts on both sides of tapped sessions. */
export interface BothSides {
  program: Results
  host: Results
}

/** The command lines that show each side again. */
export type Again = Record<keyof BothSides, readonly string[]>

/** Judges tapped sessions of one role, each side by the checks that hold of every session. */
export async function judgeTapped(stored: readonly Stored[], again: Again): Promise<BothSides> {
  const role = stored[0]?.role ?? 'tool'
  const [program, host] = await Promise.all([suiteOf(role), suiteOf(OTHER_SIDE[role] ?? role)])
  const judgeHost = (some: readonly Stored[]) =>
    judgeStored(asHost(host), some.map(hostSide), { argv: again.host })
  const broken = new Map(stored.map((each) => [each.session, brokenIn(judgeHost([each]))]))
  return {
    program: judgeStored(asProgram(program, broken), stored.map(programSide), {
      argv: again.program,
    }),
    host: judgeHost(stored),
  }
}

async function suiteOf(role: string): Promise<Suite> {
  const suite = await suites.find((entry) => entry.role === role)?.load()
  if (!suite) throw new TypeError(`nobody judges a ${role}`)
  return suite
}

/** What a host fails in a session, above all that which misleads its program. */
function brokenIn({ results }: Results): Broken | undefined {
  const failed = results.filter(({ verdict }) => verdict === 'fail')
  const misleading = failed.find(({ requirement }) => MISLEADING.has(requirement))
  const { requirement } = misleading ?? failed[0] ?? {}
  return requirement === undefined ? undefined : { requirement, misled: misleading !== undefined }
}

/** Of a host nothing is known but what it sent: nobody has asked it for anything. */
const asHost = ({ smoke, ...suite }: Suite): Suite => ({
  ...suite,
  nullBaseline: [],
  checks: [
    ...suite.checks.filter(({ on }) => on === 'every reading'),
    ...(tappedChecks[suite.role] ?? []),
  ],
  summary: ({ first }) => ({
    subject: { role: suite.role, command: [...(first?.start.command ?? [])] },
    notExercised: [],
  }),
})

/** Of a program nothing is expected that a configuration would state. */
const asProgram = (suite: Suite, broken: ReadonlyMap<string, Broken | undefined>): Suite => ({
  ...suite,
  nullBaseline: [],
  checks: suite.checks.filter(({ on }) => on === 'every reading' || on === 'every baseline'),
  weigh(findings, reading, first) {
    suite.weigh?.(findings, reading, first)
    leaveOpenHosts(findings, reading, broken.get(reading.start.session))
  },
  summary: (readings) => ({ ...suite.summary(readings), notExercised: [] }),
})
