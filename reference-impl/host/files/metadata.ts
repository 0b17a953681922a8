import type { FsMetadataParams, FsMetadataResult } from '../../../spec/generated/messages/vfs.ts'
import { missing } from '../project/file-failures.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** What stands at a path; what is no directory counts as a file. @see rfd-d11 §fs.metadata */
export const metadata = (project: Project): Service =>
  served(async ({ path }: FsMetadataParams, around): Promise<FsMetadataResult> => {
    const place = placeFor({ project, around, method: 'fs.metadata' }, path)
    const found = await project.find(place)
    if (!found) throw missing(place)
    return { kind: found.kind === 'dir' ? 'dir' : 'file', size: found.size }
  })
