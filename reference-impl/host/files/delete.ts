import type { FsDeleteParams, FsDeleteResult } from '../../../spec/generated/messages/vfs.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** Removes a file, or a link itself and not what it leads to. @see rfd-d11 §fs.delete */
export const remove = (project: Project): Service =>
  served(async ({ path }: FsDeleteParams, around): Promise<FsDeleteResult> => {
    await project.remove(placeFor({ project, around, method: 'fs.delete' }, path, 'keep'))
    return {}
  })
