import type { Configured } from '../conformance/engine/configured.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'

/** The placeholder without which a command is given nothing to run, where it is missing. */
export function missingPlaceholder(
  { placeholder, placeholders = [] }: Configured,
  command: readonly string[],
): Problem[] {
  const text = command.join(' ')
  if (placeholder === undefined || command.length === 0 || text.includes(placeholder)) return []
  const message = `no word of the command has ${placeholder}, so it is given nothing to run.`
  const all = placeholders.join(', ')
  const hint = `Write ${placeholder} where its tool is named; replaced are ${all}. A driver is certified without --exec.`
  return [...misspelt(text, placeholders), { message, hint }]
}

/** What the placeholders of a command may have been meant to be: nothing that keeps it from being started. */
export const placeholderNotes = (
  { placeholders = [] }: Configured,
  command: readonly string[],
): Problem[] => misspelt(command.join(' '), placeholders)

function misspelt(text: string, known: readonly string[]): Problem[] {
  const found = [...new Set(text.match(/\{[\w -]+\}/g))].filter((each) => !known.includes(each))
  return found.flatMap((each) => {
    const close = nearest(each.slice(1, -1).trim(), known.map(nameOf))
    if (close === undefined) return []
    const message = `\`${each}\` is passed on as it stands, since it stands for nothing; did you mean \`{${close}}\`?`
    return [{ message }]
  })
}

const nameOf = (placeholder: string) => placeholder.slice(1, -1)
