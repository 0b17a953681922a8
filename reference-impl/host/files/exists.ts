import type { FsExistsParams, FsExistsResult } from '../../../spec/generated/messages/vfs.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** Whether anything stands at a path; a link stands for what it leads to. @see rfd-d11 §fs.exists */
export const exists = (project: Project): Service =>
  served(async ({ path }: FsExistsParams, around): Promise<FsExistsResult> => {
    const place = placeFor({ project, around, method: 'fs.exists' }, path)
    return { exists: (await project.find(place)) !== undefined }
  })
