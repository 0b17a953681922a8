import type { Configured } from '../conformance/engine/configured.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'

/** What the placeholders of a command may have been meant to be: nothing that keeps it from being started. */
export function placeholderNotes(
  { placeholder, placeholders = [] }: Configured,
  command: readonly string[],
): Problem[] {
  const text = command.join(' ')
  return [
    ...(placeholder === undefined || text.includes(placeholder) ? [] : [without(placeholder)]),
    ...misspelt(text, placeholders),
  ]
}

const without = (placeholder: string): Problem => ({
  message: `no word of the command has ${placeholder}, so it is given nothing to run.`,
})

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
