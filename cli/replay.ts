import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { againOf, isJudgement, parted, reproduce, withOptions } from '../reports/reproduce.ts'
import { visible } from '../reports/visible.ts'
import type { Result, Results } from '../spec/generated/results.ts'
import { didYouMean } from './nearest.ts'
import { type Problem, type Problems, refuse } from './problem.ts'
import { isFailed, type Replayed, replayed } from './replay/replayed.ts'
import { readResults } from './saved-results.ts'
import { status } from './status.ts'

/** What is played again. */
export interface Replay {
  /** A saved report. */
  report: string
  /** A requirement, one of its clauses as `REQUIREMENT#CLAUSE`, or the name of a check. */
  check: string
  /** Another subject than that of the report; empty for the same. */
  command: readonly string[]
}

/** Runs a command line of this program, which reports state as `shown`, and answers with its status. */
export type Run = (argv: readonly string[], shown: readonly string[]) => Promise<number>

/** Plays a failed check of a saved report again, and states what has become of it. */
export async function replay({ report, check, command }: Replay, run: Run): Promise<number> {
  const problems: Problems = []
  const before = await readResults(report, problems)
  if (before === undefined) return refuse(problems, status.usage)
  const isOfCheck = (result: Result) => namesOf(result).includes(check)
  const failed = before.results.filter((result) => isOfCheck(result) && isFailed(result))
  const problem =
    failed.length === 0 ? notFailed(before, report, check) : judgedOnly(before, report)
  if (problem !== undefined) return refuse([problem], status.usage)
  const { answer, after } = await withResults(run, wordsOf(failed, before, command))
  return after === undefined ? answer : print(check, replayed({ before, after, failed, isOfCheck }))
}

/** The names under which a result is asked for. */
const namesOf = ({ requirement, clause, check }: Result): string[] => [
  requirement,
  check,
  ...(clause === undefined ? [] : [`${requirement}#${clause}`]),
]

/** The words after the name of this program that show the failures again. */
function wordsOf(failed: readonly Result[], before: Results, command: readonly string[]): string[] {
  const again = againOf(failed, before)
  const ours = again.slice(again[0] === 'npx' ? 2 : 1)
  return command.length === 0 ? ours : [...parted(ours)[0], '--', ...command]
}

/** Runs a command line, and reads its results; there are none where it was refused. */
async function withResults(run: Run, words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-replay-'))
  const file = join(folder, 'results.json')
  try {
    const answer = await run(withOptions(words, ['--report', `json=${file}`]), words)
    return { answer, after: await readResults(file, []) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ENDS: Record<Replayed['became'], { sign: string; answer: number }> = {
  fixed: { sign: '✓', answer: status.conformant },
  'still failing': { sign: '✗', answer: status.nonconformant },
  'not reproducible': { sign: '?', answer: status.partial },
}

function print(check: string, { became, because }: Replayed): number {
  const { sign, answer } = ENDS[became]
  process.stdout.write(`\n${visible(`${sign} ${check} is ${became}: ${because}`)}\n`)
  return answer
}

/** Why a check cannot be played again that has no failure. */
function notFailed({ results }: Results, report: string, check: string): Problem {
  const failed = [...new Set(results.filter(isFailed).map(({ requirement }) => requirement))]
  if (failed.length === 0) return { message: `nothing failed in ${report}.` }
  const [found] = results.filter((result) => namesOf(result).includes(check))
  if (found !== undefined)
    return { message: `\`${check}\` did not fail in ${report}: its verdict is ${found.verdict}.` }
  return { message: `\`${check}\` is not in ${report}; ${didYouMean(check, failed)}` }
}

function judgedOnly(before: Results, report: string): Problem | undefined {
  if (!isJudgement(before.command ?? [])) return undefined
  return {
    message: `${report} is about stored sessions, which no program can be asked for again.`,
    hint: reproduce(before),
  }
}
