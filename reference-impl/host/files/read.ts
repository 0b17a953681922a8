import type { FileContent, FsReadParams } from '../../../spec/generated/messages/vfs.ts'
import type { Project } from '../project/project.ts'
import type { Service } from '../service.ts'
import { contentOf } from './content.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

/** Reads a whole file of up to `fileBytes` bytes. @see rfd-d11 §fs.read */
export const read = (project: Project): Service =>
  served(async ({ path }: FsReadParams, around): Promise<FileContent> => {
    const place = placeFor({ project, around, method: 'fs.read' }, path)
    return contentOf(await project.read(place, around.fileBytes))
  })
