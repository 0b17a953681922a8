import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { type Finding, notApplicable } from '../../engine/finding.ts'
import type { Asked, Asking } from './asking.ts'
import { code } from './expected.ts'

/** Places that one host or another keeps from a tool that may read the project: what is sensitive, what is not listed. */
const PLACES = ['.env', '.ssh/id_rsa', 'closed/secret.txt'] as const
const MISSING = ['closed/nope.txt', '.ssh/id_nope', 'closed/.env'] as const

/** What stands in the file at each of the places, and nowhere else. */
export const secretOf = (path: string): string => `needle in ${path}`

/** A project with files that the policy may keep from the tool; nobody is there to be asked. */
export const deniedReading: Pick<Occasion, 'files' | 'policy'> = {
  files: {
    ...Object.fromEntries(PLACES.map((path) => [path, `${secretOf(path)}\n`])),
    'open/a.txt': 'needle in the open\n',
  },
  policy: { filesystem: { allow: ['open'], writable: true } },
}

/** A request that reads each of the places, to see which of them the host denies. */
export const readings: Record<string, Asked> = Object.fromEntries(
  [...PLACES, ...MISSING].map((path) => [`read ${path}`, ['fs.read', { path }]]),
)

/** Judges each place that the host denies; one that denies none that exists may let a tool read all. */
export function onDenied(
  asking: Asking,
  c: HostConversation,
  judge: (path: string) => Finding[],
): Finding[] {
  const isDenied = (path: string) =>
    asking.on(c, `read ${path}`, code(-32001)).every(({ kind }) => kind === 'satisfied')
  const denied = PLACES.filter(isDenied)
  if (denied.length === 0)
    return [notApplicable(`the host denies the tool none of ${PLACES.join(', ')}`)]
  return [...denied, ...MISSING.filter(isDenied)].flatMap(judge)
}

/** All the places. */
export const deniable: readonly string[] = [...PLACES, ...MISSING]
