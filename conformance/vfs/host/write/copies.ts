import { checksOn } from '../host-check.ts'
import { ask, fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { filesOf } from '../samples.ts'
import { COPIES, ORIGINALS } from './contents.ts'

/** Files that are written as they were read. @see rfd-d11 §fs.write */
export const copyChecks = checksOn(
  {
    name: 'write: copies',
    files: filesOf(ORIGINALS),
    actions: [
      {
        call: {
          script: [
            ...Object.keys(ORIGINALS).map((path) => ({
              ...ask(fs.read(path)),
              save: `copies/${path}`,
            })),
            { finish: 'copied' },
          ],
        },
      },
      { snapshot: true },
    ],
  },
  { 'vfs.write.round-trip': projectHas(COPIES) },
)
