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
  const ids = requirements.map((each) => each.id)
  const areas = [...new Set(ids.map(areaOf))]
  const names = id === areaOf(id) ? closest(id, areas, 1) : []
  if (names.length === 0) names.push(...closest(id, ids))
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

const areaOf = (id: string): string => id.split('.').slice(0, 2).join('.')
