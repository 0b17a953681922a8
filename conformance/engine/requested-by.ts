import type { Result } from '../../spec/generated/results.ts'

/** The requirements whose checks asked for a session, by its name. */
export type AskedFor = ReadonlyMap<string, readonly string[]>

/** Rows that report whose check requested their session where it was another's: without that one nothing would be seen. */
export function withRequester(rows: readonly Result[], askedFor: AskedFor): Result[] {
  return rows.map((row) => {
    const askers = askedFor.get(row.transcript ?? '') ?? []
    const [requestedBy] = askers
    const isBad = row.verdict === 'fail' || row.verdict === 'warn'
    return !isBad || !requestedBy || askers.includes(row.requirement)
      ? row
      : { ...row, requestedBy }
  })
}
