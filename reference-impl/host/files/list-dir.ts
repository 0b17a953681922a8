import type { FsListDirParams, FsListDirResult } from '../../../spec/generated/messages/vfs.ts'
import { FileFailure } from '../project/file-failure.ts'
import { type Place, pathOf } from '../project/path.ts'
import type { Project } from '../project/project.ts'
import type { Entry } from '../project/store.ts'
import type { Service } from '../service.ts'
import { placeFor } from './place.ts'
import { served } from './served.ts'

type Listed = FsListDirResult['entries'][number]

/** Lists the direct children of a directory, hidden ones too. @see rfd-d11 §fs.list_dir */
export const listDir = (project: Project): Service =>
  served(async ({ path }: FsListDirParams, around): Promise<FsListDirResult> => {
    const place = placeFor({ project, around, method: 'fs.list_dir' }, path)
    const entries = await project.list(place)
    return { entries: await Promise.all(entries.map((entry) => listed(project, place, entry))) }
  })

async function listed(project: Project, place: Place, { name, kind }: Entry): Promise<Listed> {
  const isDir = kind === 'dir' || (kind === 'link' && (await leadsToDir(project, [...place, name])))
  return { path: name, kind: isDir ? 'dir' : 'file' }
}

/** A link that leads nowhere, or out of the project, is listed as the file that it is itself. */
async function leadsToDir(project: Project, link: Place): Promise<boolean> {
  try {
    return (await project.find(project.locate(pathOf(link))))?.kind === 'dir'
  } catch (error) {
    if (error instanceof FileFailure) return false
    throw error
  }
}
