import type { Project } from '../../../../harness/peers/project.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { bytesIn } from '../project-state.ts'
import type { Asked } from './answers.ts'
import { placeOf } from './place.ts'
import type { Difference } from './possible.ts'
import type { ShownRef } from './shown.ts'

/** A request that was answered rightly, and what it was to leave behind. */
export interface Changed {
  verifies: ShownRef
  asked: Asked
}

/** What is wrong with the files at the end, and which request is to blame. */
export function wrongAtEnd(
  files: JsonObject,
  project: Project,
  changed: readonly Changed[],
): Difference | undefined {
  const wanted = new Map(project.under(''))
  const paths = [...wanted.keys(), ...Object.keys(files).filter((path) => bytesIn(files, path))]
  for (const path of new Set(paths)) {
    const observed = wrongFile(wanted.get(path), bytesIn(files, path))
    const verifies = observed && blamed(path, project, changed)
    if (verifies)
      return { verifies, expected: 'at the end: the files as they are to stand', observed }
  }
  return undefined
}

function wrongFile(wanted?: Buffer, found?: Buffer): string | undefined {
  if (!wanted) return 'a file that is not to be there'
  if (!found) return 'a file is missing'
  return wanted.equals(found) ? undefined : 'a file with other content'
}

const CHANGING = ['fs.write', 'fs.delete', 'fs.rename']

/** The last request that names a file, else the last that changes any. */
function blamed(path: string, project: Project, changed: readonly Changed[]): ShownRef | undefined {
  const changing = changed.filter(({ asked: { method } }) => CHANGING.includes(method))
  const naming = changing.findLast(({ asked }) => pathsIn(asked, project).includes(path))
  return (naming ?? changing.at(-1))?.verifies
}

const pathsIn = ({ params }: Asked, project: Project): string[] =>
  (isObject(params) ? [params.path, params.from, params.to] : []).flatMap((text) =>
    typeof text === 'string' ? [placeOf(text, project).path] : [],
  )
