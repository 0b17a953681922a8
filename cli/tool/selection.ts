import { didYouMean } from '../nearest.ts'
import type { ToolOptions } from '../options.ts'
import type { Problems } from '../problem.ts'

/** Checks that everything a selection names exists. */
export async function checkSelection(options: ToolOptions, problems: Problems): Promise<void> {
  const { only = [], skip = [], revision, profile } = options
  if (only.length + skip.length > 0) {
    const { toolChecks } = await import('../../conformance/certify/tool.ts')
    const { unmatched } = await import('../patterns.ts')
    const checks = toolChecks()
    problems.push(...unmatched('--only', only, checks), ...unmatched('--skip', skip, checks))
  }
  if (revision !== undefined) await checkRevision(revision, problems)
  if (profile !== undefined)
    problems.push({ says: `unknown profile \`${profile}\`; this version has none for tools.` })
}

async function checkRevision(revision: string, problems: Problems): Promise<void> {
  const { readCatalogue } = await import('../spec/catalogue.ts')
  const known = readCatalogue().revisions.map(({ id }) => id)
  if (known.includes(revision)) return
  problems.push({ says: `unknown revision \`${revision}\`; ${didYouMean(revision, known)}` })
}
