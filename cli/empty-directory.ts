import type { Results } from '../spec/generated/results.ts'

/** What a program writes that looks for its files where it is started. */
const MISSING =
  /not found|no such file|cannot find|can't open|could not find|does not exist|ENOENT/i

/** Where a subject runs that never spoke: in the directory that was asked for, or in an image. */
interface Place {
  cwd?: string
  image?: string
}

/** The hint for a subject that seems to have looked for its own files in the empty directory of its run, or ''. */
export function emptyDirectoryHint({ smoke }: Results, { cwd, image }: Place): string {
  if (cwd !== undefined || image !== undefined || !smoke?.started || smoke.spoke !== false)
    return ''
  if (!MISSING.test(smoke.sentence)) return ''
  return (
    'jp-conformance: it was started in an empty directory.\n' +
    '  `cwd: .` in its configuration starts it beside that file.\n'
  )
}
