import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Answer, refused } from '../service.ts'
import { having, onParams } from './combinators.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'
import { directoryOf, isAbsent, isFile } from './places.ts'
import { answering, asText, instead, isResult } from './requests.ts'

/** A method that names one place of the project by `path`, and the area of its requirements. */
interface PathMethod {
  area: 'vfs.read' | 'vfs.exists' | 'vfs.metadata' | 'vfs.list-dir' | 'vfs.delete'
  method: string
  missing:
    | 'vfs.read.missing-file'
    | 'vfs.exists.missing-path'
    | 'vfs.metadata.missing-path'
    | 'vfs.list-dir.missing-path'
    | 'vfs.delete.missing-path'
}

/** Passes on the error of the system for a path that leads on below a file, as a fault of the host's own. */
const belowFile = (method: string) =>
  answering(method, refused(-32603, 'ENOTDIR: not a directory'), ({ path }, other) =>
    isFile({ path: directoryOf(path) }, other),
  )

/** Answers what is not there as a fault of the host's own. */
const ownFault = (method: string) =>
  answering(method, refused(-32603, 'ENOENT: no such file or directory'), isAbsent)

/** Finds another file where nothing of that path stands. */
const findsOther = (method: string, otherPath: (path: string) => string) =>
  instead(method, async (params, plainly, other) => {
    const near = { path: otherPath(String(params.path)) }
    const isFound = (await isAbsent(params, other)) && (await isFile(near, other))
    return plainly(isFound ? near : params)
  })

/** Takes the path of the last request that had one. */
const ofBefore =
  (method: string): Apply =>
  (parts) => {
    let last: unknown
    return onParams(method, (params) => {
      last = params.path ?? last
      return Object.keys(params).length === 0 ? { path: last } : params
    })(parts)
  }

/** The mutants that break what every method which names a place promises. */
export const pathMutants = ({ area, method, missing }: PathMethod): readonly Mutant[] =>
  mutantsIn(area)({
    [`${missing}#nowhere` as const]: {
      'own-fault-for-missing: answers -32603 for what does not exist': ownFault(method),
    },
    [`${missing}#below-a-file` as const]: {
      'not-a-directory: answers -32603 where a path leads on below a file': belowFile(method),
    },
    'invalid-params#missing': {
      'path-of-before: takes the path of the request before where none is given': ofBefore(method),
    },
    'invalid-params#type': {
      'path-as-text: makes a string of whatever is given as path': onParams(method, (params) =>
        'path' in params ? { ...params, path: asText(params.path) } : params,
      ),
    },
    'invalid-params#other-name': {
      'path-under-other-names: takes `file` or `Path` for the path': onParams(method, (params) => ({
        path: params.file ?? params.Path,
        ...params,
      })),
    },
  })

/** The mutants that take what is not there for a file of nearly that name. */
export const nearbyMutants = ({ area, method, missing }: PathMethod): readonly Mutant[] =>
  mutantsIn(area)({
    [`${missing}#nowhere` as const]: {
      'by-its-last-name: finds a file of the same name in the root': findsOther(method, (path) =>
        path.replace(/.*\//, ''),
      ),
      'by-a-shorter-name: finds the file of which a backup is asked for': findsOther(
        method,
        (path) => path.replace(/\.bak$/, ''),
      ),
      'without-extension: finds a file whose name goes on with an extension': findsOther(
        method,
        (path) => `${path}.txt`,
      ),
    },
  })

/** Whether a request may change what a path stands for. */
const changes = (method: string) => /^fs\.(write|delete|rename)$/.test(method)

/** Answers a method as it was answered before, until a request makes it forget. */
export const remembersUntil =
  (
    method: string,
    forgets: (method: string, params: JsonObject, known: Map<unknown, Answer>) => void = (
      asked,
      _,
      known,
    ) => changes(asked) && known.clear(),
  ): Apply =>
  (parts) => {
    const known = new Map<unknown, Answer>()
    const asBefore = instead(method, async (params, plainly) => {
      const answer = known.get(params.path) ?? (await plainly(params))
      known.set(params.path, answer)
      return answer
    })
    return having(({ around }) => ({
      around: (serve) => (asked, params, signal) => {
        forgets(asked, params as JsonObject, known)
        return around(serve)(asked, params, signal)
      },
    }))(asBefore(parts))
  }

/** Finds what was deleted or renamed away all the same. */
export const remembering =
  (method: string): Apply =>
  (parts) => {
    const known = new Map<unknown, Answer>()
    return instead(method, async ({ path }, plainly) => {
      const answer = await plainly({ path })
      if (!isResult(answer) || answer.result.exists === false) return known.get(path) ?? answer
      known.set(path, answer)
      return answer
    })(parts)
  }
