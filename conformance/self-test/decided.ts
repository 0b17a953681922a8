import type { Result, Results } from '../../spec/generated/results.ts'

/** How often a subject is certified when a busy machine leaves the question open. */
export const TRIES = 3

/** Certifies until every row decides: what a busy machine left inconclusive shows nothing yet. */
export async function decided(certify: () => Promise<Results>): Promise<Results> {
  let results = await certify()
  for (let tries = 1; tries < TRIES && isOpen(results.results); tries++) results = await certify()
  return results
}

const isOpen = (rows: readonly Result[]) =>
  rows.some(({ verdict }) => verdict === 'inconclusive') && !rows.some(isRed)

/** Whether a row tells of a defect. */
export const isRed = ({ verdict }: Result): boolean => verdict === 'fail' || verdict === 'warn'
