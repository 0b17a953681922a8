import type { Request } from '../../../harness/conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { rules } from './tool-check.ts'

/** The paths that a tool sends. @see rfd-d11 §Filesystem methods */
export const pathRules = rules({
  verifies: 'vfs.paths.tool-sends-relative-paths',
  title: 'names files relative to the project root',
  toExercise: 'Add a case in which the tool calls an fs method.',
  judge: ({ requests, start }) => {
    const isWindows = start.context?.declared?.windows ?? false
    return requests.flatMap((request) => pathsIn(request, isWindows))
  },
})

/** Whether each path in a call is relative to the project root. */
export const pathsIn = (request: Request, isWindows = false): Finding[] =>
  pathsOf(request).map((path) => relative(path, request, isWindows))

/** Every path in a call of an fs method. */
function pathsOf({ method, params }: Request): string[] {
  if (!method.startsWith('fs.') || !isObject(params)) return []
  const many = Array.isArray(params.paths) ? params.paths : []
  return [params.path, params.from, params.to, ...many].filter((path) => typeof path === 'string')
}

function relative(path: string, { method, line }: Request, isWindows: boolean): Finding {
  const wrong = leaving(path) ?? (isWindows ? leavingOnWindows(path) : undefined)
  const observed = wrong && `${method} with ${wrong}: ${quote(path)}`
  if (observed)
    return violated('a path relative to the project root, without ..', observed, line.index)
  const isOdd = !isWindows && leavingOnWindows(path)
  return satisfied(isOdd ? `a name that is a path on Windows only: ${quote(path)}` : undefined)
}

function leavingOnWindows(path: string): string | undefined {
  if (/^[A-Za-z]:/.test(path)) return ABSOLUTE
  return leaving(path.includes('\\') ? path.replaceAll('\\', '/') : path)
}

function leaving(path: string): string | undefined {
  if (path.startsWith('/')) return ABSOLUTE
  return /(^|\/)\.\.(\/|$)/.test(path) ? "a path with '..'" : undefined
}

const ABSOLUTE = 'an absolute path'
