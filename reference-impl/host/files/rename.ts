import type { FsRenameParams, FsRenameResult } from '../../../spec/generated/messages/vfs.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** Moves a file, a directory or a link itself; a file in the way is replaced. @see rfd-d11 §fs.rename */
export const rename = (project: Project): Service =>
  served(async ({ from, to }: FsRenameParams, around): Promise<FsRenameResult> => {
    const request = { project, around, method: 'fs.rename' }
    await project.rename(placeFor(request, from, 'keep'), placeFor(request, to, 'keep'))
    return {}
  })
