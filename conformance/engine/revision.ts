import type { CatalogueRequirement, CatalogueRevision } from '../../spec/generated/catalogue.ts'

/**
 * Whether a requirement holds in a revision. One that belongs to another protocol than the revision, as a flattening
 * that a host offers, holds when it is in the current revision of its own.
 * @param revisions All that there are, oldest first within a protocol.
 */
export function holdsIn(
  { since, until }: Pick<CatalogueRequirement, 'since' | 'until'>,
  revision: string | undefined,
  revisions: readonly CatalogueRevision[],
): boolean {
  const bound = since ?? until
  if (bound === undefined) return true
  const protocol = revisions.find(({ id }) => id === bound)?.protocol
  const own = revisions.filter((each) => each.protocol === protocol)
  const at = (id: string | undefined) => own.findIndex((each) => each.id === id)
  const now = at(revision) < 0 ? own.findIndex(({ current }) => current) : at(revision)
  return at(since) <= now && (until === undefined || now <= at(until))
}
