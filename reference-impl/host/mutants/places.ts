import type { JsonObject } from '../../../harness/wire/json.ts'
import { isResult, type Other } from './requests.ts'

/** What stands where in the project: mutants look past the policy, by the host's own methods. */

/** An entry of a listing. */
export interface Entry {
  path: string
  kind: string
}

/** The entries of a listing. */
export const entriesOf = ({ entries }: JsonObject) => entries as Entry[]

/** The entries of a directory; undefined where there is none. */
export async function entriesAt(path: unknown, other: Other): Promise<Entry[] | undefined> {
  const listing = await other('fs.list_dir', { path })
  return isResult(listing) ? entriesOf(listing.result) : undefined
}

/** All that stands below a directory, by paths from it. */
export async function below(path: string, other: Other): Promise<Entry[]> {
  const entries = (await entriesAt(path, other)) ?? []
  const deeper = entries
    .filter(({ kind }) => kind === 'dir')
    .map(async ({ path: name }) =>
      (await below(`${path}/${name}`, other)).map((entry) => ({
        ...entry,
        path: `${name}/${entry.path}`,
      })),
    )
  return [...entries, ...(await Promise.all(deeper)).flat()]
}

/** The directory above a path; nothing where that is the root. */
export const directoryOf = (path: unknown): string => String(path).replace(/\/?[^/]*$/, '')

/** What stands at a path; the root is not looked at by no name. */
export async function foundAt(path: unknown, other: Other): Promise<JsonObject | undefined> {
  const found = path === '' ? undefined : await other('fs.metadata', { path })
  return found && isResult(found) ? found.result : undefined
}

/** Whether what the path of a request stands for is like that. */
type IsAt = (params: JsonObject, other: Other) => Promise<boolean>

export const isFile: IsAt = async ({ path }, other) => (await foundAt(path, other))?.kind === 'file'

export const isDirectory: IsAt = async ({ path }, other) =>
  (await foundAt(path, other))?.kind === 'dir'

export const isEmptyFile: IsAt = async ({ path }, other) => {
  const found = await foundAt(path, other)
  return found?.kind === 'file' && found.size === 0
}

export const isEmptyDirectory: IsAt = async ({ path }, other) =>
  (await entriesAt(path, other))?.length === 0

/** Whether a file cannot be read as text. */
export const isBinary: IsAt = async ({ path }, other) => {
  const content = await other('fs.read', { path })
  return isResult(content) && 'encoding' in content.result
}

/** Whether nothing at all stands there. */
export const isAbsent: IsAt = async ({ path }, other) => {
  const found = await other('fs.exists', { path })
  return isResult(found) && found.result.exists === false
}
