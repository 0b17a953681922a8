import type { Results } from './results.ts'

/** What the subject left behind, a sentence for each process; the names are the subject's and are escaped by who prints. */
export function leftBehind({ leftBehind: left = [] }: Results): string[] {
  return left.map(({ process, how, session, times }) => {
    const where = session === undefined ? '' : `${times === 1 ? '' : ', first'} in "${session}"`
    return `${process} ${ways[how]}${times === 1 ? '' : ` ${times} times`}${where}.`
  })
}

const ways: Record<NonNullable<Results['leftBehind']>[number]['how'], string> = {
  group: 'was left running in its process group (and killed by us)',
  escaped: 'was left running outside its process group (and killed by us)',
  zombie: 'had ended and was not reaped',
}
