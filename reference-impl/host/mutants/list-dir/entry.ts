import { type Entry, entriesOf } from '../places.ts'
import { ofMethod } from '../requests.ts'

const { onResult } = ofMethod('fs.list_dir')

export const onEntries = (change: (entries: Entry[], directory: string) => unknown[]) =>
  onResult((result, { path }) => ({
    entries: change(entriesOf(result), String(path)),
  }))
