import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shows the probes that the suite has acted at a mark. */
export const acknowledge = (folder: string, mark: string): void =>
  writeFileSync(join(folder, 'channel', `acted-${mark}`), '')
