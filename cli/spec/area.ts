import { nearest } from '../nearest.ts'
import { problemText } from '../problem.ts'
import { readCatalogue } from './catalogue.ts'
import type { Io } from './command.ts'
import { requirementTable } from './list.ts'

/** The requirements of an area, such as `vfs.read`, or which ids an unknown one may have meant; the exit status. */
export function showArea(id: string, io: Io): 0 | 2 {
  const { requirements } = readCatalogue()
  const area = `${id.replace(/[.*]+$/, '')}.`
  const ofArea = requirements.filter((each) => each.id.startsWith(area))
  if (ofArea.length === 0) return refuseUnknown(id, requirements, io)
  io.out(requirementTable(ofArea))
  return 0
}

function refuseUnknown(id: string, requirements: readonly { id: string }[], io: Io): 2 {
  const names = closest(
    id,
    requirements.map((each) => each.id),
  )
  const areas = [...new Set(requirements.map(areaOf))]
  const area = id.split('.').length <= 2 ? nearest(id, areas) : undefined
  if (area !== undefined && names.length === 0) names.push(area)
  const nearby = names.length > 0 ? `; nearest: ${names.join(', ')}` : ''
  const message = `no requirement is called \`${id}\`${nearby}`
  io.err(problemText([{ message, hint: 'All ids: jp-conformance spec list' }]))
  return 2
}

function closest(id: string, known: string[], count = 3): string[] {
  const best = count > 0 ? nearest(id, known) : undefined
  if (best === undefined) return []
  const others = known.filter((name) => name !== best)
  return [best, ...closest(id, others, count - 1)]
}

const areaOf = ({ id }: { id: string }): string => id.split('.').slice(0, 2).join('.')
