import type { Result, Results } from './results.ts'

/** A document with the former names of its members beside the present ones, for programs that still read those. */
export function withFormerMembers(document: Results): Results {
  const { nullBaseline } = document
  return {
    ...document,
    ...(nullBaseline && { nullLine: nullBaseline }),
    results: document.results.map((result) =>
      result.requestedBy === undefined ? result : { ...result, heldFor: result.requestedBy },
    ),
  }
}

/** A saved document with the present names alone, whichever names it was saved with. */
export function withPresentMembers({ nullLine, ...document }: Results): Results {
  return {
    ...(nullLine && { nullBaseline: nullLine }),
    ...document,
    results: document.results.map(presentResult),
  }
}

const presentResult = ({ heldFor, ...result }: Result): Result => ({
  ...(heldFor !== undefined && { requestedBy: heldFor }),
  ...result,
})
