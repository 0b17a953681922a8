import type { Result, Results } from '../../spec/generated/results.ts'

/** How often a subject is certified when a busy machine leaves the question open. */
const TRIES = 3

/** Certifies until the rows that are asked about decide: what a busy machine left inconclusive shows nothing yet. */
export async function decided(
  certify: () => Promise<Results>,
  isAskedAbout: (row: Result) => boolean = () => true,
): Promise<Results> {
  let results = await certify()
  for (let tries = 1; tries < TRIES && isOpen(results.results.filter(isAskedAbout)); tries++)
    results = await certify()
  return results
}

const isOpen = (rows: readonly Result[]) =>
  rows.some(({ verdict }) => verdict === 'inconclusive') && !rows.some(isRed)

/** Whether a row tells of a defect. */
export const isRed = ({ verdict }: Result): boolean => verdict === 'fail' || verdict === 'warn'
