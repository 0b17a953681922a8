import { distance } from 'fastest-levenshtein'

/**
 * The candidate that a misspelt word is closest to, where shared words of an id count; nothing when none is close.
 * Commander's own suggestion serves its options; it takes three letters for the most that may differ, too few for an id.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= allowed(wanted, candidate))
    .map(({ candidate, distance }) => ({
      candidate,
      score: distance - 4 * sharedWords(wanted, candidate),
    }))
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
  return ranked[0]?.candidate
}

/** The clause that names the closest candidate, or all of them when none is close and a reader can take them in. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const close = nearest(word, candidates)
  if (close !== undefined) return `did you mean \`${close}\`?`
  const shown = candidates.length <= MOST_NAMED ? candidates : []
  if (shown.length === 1) return `the only one is \`${shown[0]}\`.`
  return shown.length > 0 ? `there are ${shown.join(', ')}.` : ''
}

/** Keys of a mapping and names of providers are fewer; ids of mutants and requirements are hundreds. */
const MOST_NAMED = 40

// Half of the longer word may differ, two letters of a short one: more is no misspelling. A part of a word counts as close.
function allowed(wanted: string, candidate: string): number {
  const longer = Math.max(wanted.length, candidate.length)
  const part = wanted.length > 2 && candidate.toLowerCase().includes(wanted)
  return part ? longer : Math.min(longer - 1, Math.max(2, Math.floor(longer / 2)))
}

function sharedWords(a: string, b: string): number {
  const words = new Set(b.split(/[ .-]/))
  return a.split(/[ .-]/).filter((word) => word.length > 2 && words.has(word)).length
}
