import type { CertifyingOptions } from './options.ts'
import type { Problems } from './problem.ts'

/** What a command certifies. */
interface Certified {
  /** The protocol whose revisions can be asked for. */
  protocol: string
  checks: readonly { verifies: string; title: string }[]
}

/** Checks that everything a selection names exists. */
export async function checkSelection(
  options: CertifyingOptions,
  { protocol, checks }: Certified,
  problems: Problems,
): Promise<void> {
  const { only = [], skip = [], revision, profile } = options
  if (only.length + skip.length > 0) {
    const { unmatched } = await import('./patterns.ts')
    const { readCatalogue } = await import('./spec/catalogue.ts')
    const { requirements } = readCatalogue()
    const reported = (option: string, patterns: string[]) =>
      unmatched(option, patterns, checks, requirements)
    problems.push(...reported('--only', only), ...reported('--skip', skip))
  }
  if (revision !== undefined) await checkRevision(revision, protocol, problems)
  if (profile !== undefined && !(await hasProfiles(protocol)))
    problems.push({ message: `unknown profile \`${profile}\`; this version has none.` })
}

/** Where there are profiles, the suite knows which it certifies. */
async function hasProfiles(protocol: string): Promise<boolean> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  return readCatalogue().profiles.some((profile) => profile.protocol === protocol)
}

async function checkRevision(
  revision: string,
  protocol: string,
  problems: Problems,
): Promise<void> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  const all = readCatalogue().revisions
  const known = all.filter((each) => each.protocol === protocol).map(({ id }) => id)
  if (known.includes(revision)) return
  const its = all.find(({ id }) => id === revision)?.protocol
  const message = its
    ? `revision \`${revision}\` is of the protocol ${its}`
    : `unknown revision \`${revision}\``
  problems.push({
    message: `${message}; what is certified here is ${protocol}, of which there is ${known.join(', ')}.`,
  })
}
