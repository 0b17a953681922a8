import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import type { FsGrepParams, FsGrepResult } from '../../../spec/generated/messages/vfs.ts'
import { FileFailure } from '../project/file-failure.ts'
import { type Place, pathOf } from '../project/path.ts'
import type { Project } from '../project/project.ts'
import type { Service, ServiceContext } from '../service.ts'
import { linesIn } from './lines.ts'
import { pattern } from './pattern.ts'
import { placeFor } from './place.ts'
import { filesBelow } from './search.ts'
import { served } from './served.ts'

/** Searches the text files of the project, or of some places in it, line by line. @see rfd-d11 §fs.grep */
export const grep = (project: Project): Service =>
  served(async (params: FsGrepParams, around): Promise<FsGrepResult> => {
    const matches = await pattern(params.pattern)
    const request = { project, around, method: 'fs.grep' }
    const places = (params.paths ?? ['.']).map((path) => placeFor(request, path))
    const found: FsGrepResult['matches'] = []
    for (const file of await filesBelow(project, places, params.extensions)) {
      if (await isOver(around)) break
      if (!isReadable(around, file, places)) continue
      const text = await textOf(project, file, around.fileBytes)
      const lines = linesIn(text, matches, params.context ?? 0)
      if (lines.length > 0) found.push({ path: pathOf(file), lines })
    }
    return { matches: found }
  })

/** Others get their turn between two files, the one that ends the tool's call among them. */
async function isOver({ signal }: ServiceContext): Promise<boolean> {
  await setImmediate()
  return signal.aborted
}

/** A file shows up only where the tool may read it unasked, or was given leave for this very file. */
function isReadable({ decide }: ServiceContext, file: Place, asked: readonly Place[]): boolean {
  const path = pathOf(file)
  if (asked.some((place) => pathOf(place) === path)) return true
  return decide('fs.read', { path }).decision === 'allow'
}

/** A file that is not text, is too large to read, or has gone holds no lines. */
async function textOf(project: Project, file: Place, atMost: number): Promise<string> {
  try {
    const bytes = await project.read(file, atMost)
    return isUtf8(bytes) ? bytes.toString('utf8') : ''
  } catch (error) {
    if (error instanceof FileFailure) return ''
    throw error
  }
}
