import type { Request } from '../../harness/conversation.ts'
import { isObject } from '../../harness/wire/json.ts'
import { rulesFor } from '../check.ts'
import { type Finding, keptUnless, quote } from '../finding.ts'

/** The paths that a tool sends. @see rfd-d11 §Filesystem methods */
export const pathRules = rulesFor('tool')({
  verifies: 'vfs.paths.tool-sends-relative-paths',
  title: 'names files relative to the project root',
  toExercise: 'Add a case in which the tool calls an fs method.',
  judge: ({ requests }) =>
    requests.flatMap((request) => pathsOf(request).map((path) => relative(path, request))),
})

/** Every path in a call of an fs method. */
function pathsOf({ method, params }: Request): string[] {
  if (!method.startsWith('fs.') || !isObject(params)) return []
  const many = Array.isArray(params.paths) ? params.paths : []
  return [params.path, params.from, params.to, ...many].filter((path) => typeof path === 'string')
}

function relative(path: string, { method, line }: Request): Finding {
  const rooted = /^([/\\]|[A-Za-z]:)/.test(path)
  const climbs = /(^|[/\\])\.\.($|[/\\])/.test(path)
  const observed = (rooted && 'an absolute path') || (climbs && "a path with '..'")
  return keptUnless(
    observed && `${method} with ${observed}: ${quote(path)}`,
    'a path relative to the project root, without ..',
    line.index,
  )
}
