import { FileFailure } from '../project/file-failure.ts'
import { type Place, pathOf, placeOf } from '../project/path.ts'
import type { Project } from '../project/project.ts'
import type { ServiceContext } from '../service.ts'

/**
 * The place that a path of a request leads to. Its policy was decided for the path as it is spelt, so that where a
 * link leads elsewhere in the project the policy is asked again, and nothing but its leave will do.
 * @see rfd-d11 §Access policy enforcement
 */
export function placeFor(
  { project, around, method }: { project: Project; around: ServiceContext; method: string },
  path: string,
  last: 'follow' | 'keep' = 'follow',
): Place {
  const place = project.locate(path, last)
  if (pathOf(place) !== pathOf(placeOf(path)) && !isOpen(around, method, place))
    throw new FileFailure(
      'outside',
      `Access denied: ${path} leads where the tool's policy does not`,
    )
  return place
}

/** Whether a tool may use a method on a place without anybody being asked. */
function isOpen({ decide }: ServiceContext, method: string, place: Place): boolean {
  const path = pathOf(place)
  return decide(method, { path, from: path, to: path, paths: [path] }).decision === 'allow'
}
