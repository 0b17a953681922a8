import type { CertifyingOptions } from './options.ts'
import type { Problem, Problems } from './problem.ts'

/** What a command certifies. */
interface Certified {
  /** The protocols whose revisions can be asked for. */
  protocols: readonly string[]
  checks: readonly { verifies: string; title: string }[]
}

/** Checks that everything a selection names exists. */
export async function checkSelection(
  options: CertifyingOptions,
  { protocols, checks }: Certified,
  problems: Problems,
): Promise<void> {
  const { only = [], skip = [], revision, profile } = options
  if (only.length + skip.length > 0) {
    const { unmatched } = await import('./patterns.ts')
    const { readCatalogue } = await import('./spec/catalogue.ts')
    const { requirements } = readCatalogue()
    const reported = (option: string, patterns: string[]) =>
      unmatched(option, patterns, checks, requirements)
    const unknown = [...reported('--only', only), ...reported('--skip', skip)]
    problems.push(...unknown, ...(unknown.length === 0 ? await nothingLeft(options, checks) : []))
  }
  if (revision !== undefined) await checkRevision(revision, protocols, problems)
  if (profile !== undefined && !(await hasProfiles(protocols)))
    problems.push({
      message: `unknown profile \`${profile}\`; only plugins and plugin hosts have profiles.`,
      hint: WITH_PROFILES,
    })
}

const WITH_PROFILES =
  'Leave --profile out: what a host is held to, its driver claims in `features`.'

/** A selection may leave no check, which would look like a subject of which nothing can be verified. */
async function nothingLeft(
  { only = [], skip = [] }: CertifyingOptions,
  checks: Certified['checks'],
): Promise<Problem[]> {
  const { select } = await import('../conformance/engine/selection.ts')
  if (select(checks, { only, skip }).length > 0) return []
  return [
    {
      message: `no check is left: --skip leaves out all${only.length > 0 ? ' that --only names' : ''}.`,
    },
  ]
}

/** Where there are profiles, the suite knows which it certifies. */
async function hasProfiles(protocols: readonly string[]): Promise<boolean> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  return readCatalogue().profiles.some(({ protocol }) => protocols.includes(protocol))
}

async function checkRevision(
  revision: string,
  protocols: readonly string[],
  problems: Problems,
): Promise<void> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  const all = readCatalogue().revisions
  const its = all.find(({ id }) => id === revision)?.protocol
  if (its !== undefined && protocols.includes(its)) return
  const known = protocols.map((name) => {
    const ids = all.filter(({ protocol }) => protocol === name).map(({ id }) => id)
    return `${name} (${ids.join(', ')})`
  })
  const message = its
    ? `revision \`${revision}\` is of the protocol ${its}`
    : `unknown revision \`${revision}\``
  problems.push({ message: `${message}; what is certified here is ${known.join(' and ')}.` })
}
