/** Stages the changes of a git repository hunk by hunk, as its user chooses: a stateful tool on plain stdio. */
import { execFileSync } from 'node:child_process'
import { Failure, type Session, stdioTool } from '../../sdk/index.ts'

/** One change of one file: what a patch of it begins with, and its own lines. */
type Hunk = { path: string; head: string; lines: string }

const HELP = 'y: stage, n: leave, a: stage all that follow, q: leave all that follow'

await stdioTool(async (session) => {
  const hunks = hunksOf(git(['diff', '--no-color', '--no-ext-diff']))
  const chosen = await choose(session, hunks)
  if (chosen.length === 0) return 'nothing is staged'
  const text = `Stage ${chosen.length} of ${hunks.length} hunks?`
  if (!(await session.ask({ id: 'stage', text, answer_type: 'Boolean' })))
    return 'nothing is staged, as you decided'
  git(['apply', '--cached', '-'], patchOf(chosen))
  return `staged ${chosen.length} of ${hunks.length} hunks\n${git(['ls-files', '--stage'])}`
})

async function choose(session: Session, hunks: Hunk[]): Promise<Hunk[]> {
  const chosen: Hunk[] = []
  for (const [at, hunk] of hunks.entries()) {
    const word = await wordFor(session, `${hunk.path}, ${at + 1} of ${hunks.length}\n${hunk.lines}`)
    if (word === 'a') return [...chosen, ...hunks.slice(at)]
    if (word === 'q') return chosen
    if (word === 'y') chosen.push(hunk)
  }
  return chosen
}

/** What the user types for a hunk; the end of input leaves all that follow. */
async function wordFor(session: Session, shown: string): Promise<string> {
  await session.show(`${shown}Stage it [y/n/a/q]?`)
  for (;;) {
    const word = String((await session.input()) ?? 'q').trim()
    if (['y', 'n', 'a', 'q'].includes(word)) return word
    await session.show(HELP)
  }
}

function hunksOf(diff: string): Hunk[] {
  return diff.split(/^(?=diff --git )/m).flatMap((file) => {
    const [head = '', ...hunks] = file.split(/^(?=@@ )/m)
    const path = /^\+\+\+ (?:b\/)?(.*)$/m.exec(head)?.[1] ?? ''
    return hunks.map((lines) => ({ path, head, lines }))
  })
}

function patchOf(hunks: Hunk[]): string {
  const files = Map.groupBy(hunks, ({ head }) => head)
  return [...files].map(([head, own]) => head + own.map(({ lines }) => lines).join('')).join('')
}

function git(args: string[], input?: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', input, stdio: 'pipe' })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Failure(stderr?.trim() || message)
  }
}
