import { didYouMean } from './nearest.ts'
import type { CertifyingOptions } from './options.ts'
import type { Problems } from './problem.ts'

/** Checks that everything a selection names exists. */
export async function checkSelection(
  options: CertifyingOptions,
  checks: () => readonly { verifies: string; title: string }[],
  problems: Problems,
): Promise<void> {
  const { only = [], skip = [], revision, profile } = options
  if (only.length + skip.length > 0) {
    const { unmatched } = await import('./patterns.ts')
    const all = checks()
    problems.push(...unmatched('--only', only, all), ...unmatched('--skip', skip, all))
  }
  if (revision !== undefined) await checkRevision(revision, problems)
  if (profile !== undefined)
    problems.push({ says: `unknown profile \`${profile}\`; this version has none.` })
}

async function checkRevision(revision: string, problems: Problems): Promise<void> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  const known = readCatalogue().revisions.map(({ id }) => id)
  if (known.includes(revision)) return
  problems.push({ says: `unknown revision \`${revision}\`; ${didYouMean(revision, known)}` })
}
