/**
 * The first line of what a page shows that an output does not hold in its place. `…` stands for anything,
 * white space counts as one space, and times and numbers that grow with the catalogue may differ.
 */
export function missing(output: string, shown: string): string | undefined {
  const lines = shown.trimEnd().split('\n')
  return lines.find((_, at) => !shows(output, lines.slice(0, at + 1).join('\n')))
}

function shows(output: string, shown: string): boolean {
  const parts = shown.trim().split('…').map(pattern)
  return new RegExp(parts.join('[^]*?')).test(output)
}

function pattern(text: string): string {
  const literal = text.replace(/[\\^$.|?+*()[\]{}]/g, '\\$&')
  return GROWING.reduce((known, number) => known.replace(number, '\\d[\\d.]*'), literal).replace(
    /\s+/g,
    '\\s+',
  )
}

// Times; then what new requirements change: how many checks ran, passed, or did not apply.
const GROWING = [
  /\d+(\\\.\d+)?(?= ms)/g,
  /\d+(?= (pass|not applicable)\b)/g,
  /(?<=\bof )\d+(?= required)/g,
  /\d\d+(?= of \d+ required)/g,
  /(?<=\bAll )\d+(?= required)/g,
  /(?<=Not exercised \\\()\d+/g,
]
