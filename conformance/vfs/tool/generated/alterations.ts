import { pick, type Random } from '../../../../harness/random.ts'
import type { Case } from '../../../../spec/generated/config.ts'
import { contentFrom } from './contents.ts'

/** Changes what a case has the tool meet; the same case where there is nothing of that kind. */
type Alteration = (about: Case, random: Random) => Case

const STATUSES = [204, 301, 404, 429, 500]
const EXIT_CODES = [1, 2, 127]

type Files = NonNullable<Case['files']>

/** Changes one file of a project. */
const inFiles =
  (change: (files: Files, path: string, random: Random) => Files): Alteration =>
  (about, random) => {
    const { files = {} } = about
    const paths = Object.keys(files)
    return paths.length === 0
      ? about
      : { ...about, files: change(files, pick(random, paths), random) }
  }

const ALTERATIONS: readonly Alteration[] = [
  inFiles((files, path, random) => ({ ...files, [path]: contentFrom(random) })),
  inFiles((files, path, random) => ({ ...files, [path]: contentFrom(random) })),
  inFiles((files, path) => without(files, path)),
  inFiles((files, path) => ({ ...without(files, path), [`${path}/inside`]: files[path] ?? '' })),
  (about) => withFilesystem(about, { writable: false }),
  (about, random) => withFilesystem(about, { allow: pick(random, [[], ['elsewhere']]) }),
  (about, random) => ({
    ...about,
    ...(about.http && {
      http: about.http.map((each) => ({ ...each, status: pick(random, STATUSES) })),
    }),
  }),
  (about, random) => ({
    ...about,
    ...(about.process && {
      process: about.process.map((each) => ({ ...each, exit_code: pick(random, EXIT_CODES) })),
    }),
  }),
]

const without = ({ ...files }: Files, path: string): Files => {
  delete files[path]
  return files
}

const withFilesystem = (about: Case, changed: object): Case => ({
  ...about,
  policy: { ...about.policy, filesystem: { ...about.policy?.filesystem, ...changed } },
})

/** A case with one or two things altered, of which nothing is expected but what holds of every session. */
export function alteredFrom({ expect: _, ...about }: Case, random: Random, name: string): Case {
  const once = pick(random, ALTERATIONS)({ ...about, name }, random)
  return random() < 1 / 3 ? pick(random, ALTERATIONS)(once, random) : once
}
