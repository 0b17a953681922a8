/** The candidate that a misspelt word is closest to, where shared words of an id count; nothing when none is close. */
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

/** The clause that names the closest candidate, or all of them when they are few and none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const close = nearest(word, candidates)
  if (close !== undefined) return `did you mean \`${close}\`?`
  const shown = candidates.length <= 12 ? candidates : []
  if (shown.length === 1) return `the only one is \`${shown[0]}\`.`
  return shown.length > 0 ? `there are ${shown.join(', ')}.` : ''
}

// Half of the longer word may differ, two letters of a short one: more is no misspelling. A part of a word counts as close.
function allowed(wanted: string, candidate: string): number {
  const longer = Math.max(wanted.length, candidate.length)
  const part = wanted.length > 2 && candidate.toLowerCase().includes(wanted)
  return part ? longer : Math.min(longer - 1, Math.max(2, Math.floor(longer / 2)))
}

function sharedWords(a: string, b: string): number {
  const words = new Set(b.split(/[.-]/))
  return a.split(/[.-]/).filter((word) => word.length > 2 && words.has(word)).length
}

function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) before = nextRow(a, b, row, before)
  return before[b.length] ?? a.length
}

function nextRow(a: string, b: string, row: number, before: number[]): number[] {
  const now = [row]
  for (let column = 1; column <= b.length; column++) {
    const changed = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
    const added = (now[column - 1] ?? 0) + 1
    const removed = (before[column] ?? 0) + 1
    now.push(Math.min(changed, added, removed))
  }
  return now
}
