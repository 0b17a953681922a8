import type { Catalogue, CatalogueChange } from '../../spec/generated/catalogue.ts'
import { didYouMean } from '../nearest.ts'
import { readCatalogue } from './catalogue.ts'
import { type Io, UsageError } from './command.ts'
import { wrapped } from './table.ts'

/**
 * Prints what differs between two revisions of a protocol, and whether a subject of the one works with a peer of the other.
 * @throws UsageError when there is no such revision, or the two are not one after the other.
 */
export function diff(older: string, newer: string, io: Io): number {
  const { revisions, requirements } = readCatalogue()
  const later = revisionsBetween(revisions, older, newer)
  const changes = later.flatMap((revision) => revision.changes)
  const names = later.map(({ id }) => id)
  const begin = requirements.filter(({ since }) => since !== undefined && names.includes(since))
  io.out(`${older} to ${newer}\n\n${changes.map(changeText).join('\n')}\n`)
  io.out(`requirements\n  ${begin.length} of ${requirements.length} hold since ${newer}\n\n`)
  io.out(verdictText(older, newer, changes))
  return 0
}

type Revision = Catalogue['revisions'][number]

/** The revisions after the older one, up to the newer one. */
function revisionsBetween(all: readonly Revision[], older: string, newer: string): Revision[] {
  const from = placeOf(all, older)
  const to = placeOf(all, newer)
  const later = all.slice(from + 1, to + 1)
  const protocol = all[from]?.protocol
  if (later.length > 0 && later.every((each) => each.protocol === protocol)) return later
  const followers = all.slice(from + 1).filter((each) => each.protocol === protocol)
  throw new UsageError(
    `\`${newer}\` is no later revision of the protocol \`${protocol}\` than \`${older}\`; ` +
      (followers.length > 0
        ? `there is ${followers.map(({ id }) => id).join(', ')}.`
        : 'it is the last.'),
  )
}

function placeOf(all: readonly Revision[], id: string): number {
  const names = all.map((each) => each.id)
  if (!names.includes(id))
    throw new UsageError(`unknown revision \`${id}\`; ${didYouMean(id, names)}`)
  return names.indexOf(id)
}

const changeText = ({ id, before, after, sources }: CatalogueChange): string =>
  `${id}\n${wrapped(before, '  before  ')}${wrapped(after, '  after   ')}${wrapped(sources.join('; '), '  source  ')}`

/** The changes that permit a direction. */
const permits = {
  'older-to-newer': ['both', 'older-to-newer'],
  'newer-to-older': ['both', 'newer-to-older'],
}

function verdictText(older: string, newer: string, changes: readonly CatalogueChange[]): string {
  const breaking = (direction: keyof typeof permits) =>
    changes.filter(({ compatible }) => !permits[direction].includes(compatible)).map(({ id }) => id)
  return [
    'verdict\n',
    directionText(older, newer, breaking('older-to-newer')),
    directionText(newer, older, breaking('newer-to-older')),
  ].join('')
}

const directionText = (subject: string, peer: string, breaking: string[]): string =>
  wrapped(
    `a subject of ${subject} with a peer of ${peer}: ` +
      (breaking.length === 0 ? 'compatible' : `incompatible, by ${breaking.join(', ')}`),
    '  ',
  )
