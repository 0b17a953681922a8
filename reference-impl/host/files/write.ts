import type { FsWriteParams, FsWriteResult } from '../../../spec/generated/messages/vfs.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { bytesOf } from './content.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** Replaces a file or creates it with the directories above it. @see rfd-d11 §fs.write */
export const write = (project: Project): Service =>
  served(async ({ path, ...content }: FsWriteParams, around): Promise<FsWriteResult> => {
    const place = placeFor({ project, around, method: 'fs.write' }, path)
    await project.write(place, bytesOf(content))
    return {}
  })
