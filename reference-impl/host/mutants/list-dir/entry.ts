import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isResult, type Other, ofMethod } from '../requests.ts'

const { onResult } = ofMethod('fs.list_dir')

export interface Entry {
  path: string
  kind: string
}

export const entriesOf = ({ entries }: JsonObject) => entries as Entry[]

export const onEntries = (change: (entries: Entry[], directory: string) => unknown[]) =>
  onResult((result, { path }) => ({
    entries: change(entriesOf(result), String(path)),
  }))

/** All that stands below a directory, by paths from it. */
export async function below(path: string, other: Other): Promise<Entry[]> {
  const listing = await other('fs.list_dir', { path })
  const entries = isResult(listing) ? entriesOf(listing.result) : []
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
