import { homedir } from 'node:os'
import { join } from 'node:path'

/** The user's data directory of the host. */
export const dataDirectory = (): string =>
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'jp')
