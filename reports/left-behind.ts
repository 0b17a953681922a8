import type { Results } from './results.ts'

/** What the subject left behind, a sentence for each; the names are the subject's and are escaped by who prints. */
export function leftBehind({ leftBehind: left = [] }: Results): string[] {
  return left.map(({ process, how, session, times, because = '' }) => {
    if (how === 'directory') return directory(process, times, because)
    const where = session === undefined ? '' : `${times === 1 ? '' : ', first'} in "${session}"`
    return `${process} ${ways[how]}${times === 1 ? '' : ` ${times} times`}${where}.`
  })
}

/** By what processes were looked for that left their group: nothing where the results do not state it. */
export const lookedFor = ({ escapedBy }: Results): string[] =>
  escapedBy === undefined ? [] : [means[escapedBy]]

const means: Record<NonNullable<Results['escapedBy']>, string> = {
  limit: 'found by a resource limit that they inherit, also without environment and session',
  environment: 'found by a variable, and not when they have emptied their environment',
}

const directory = (path: string, times: number, because: string) =>
  `${path}${times === 1 ? '' : ` and ${times - 1} more like it`} could not be removed: ${because}`

type How = NonNullable<Results['leftBehind']>[number]['how']

const ways: Record<Exclude<How, 'directory'>, string> = {
  group: 'was left running in its process group (and killed by us)',
  escaped: 'was left running outside its process group (and killed by us)',
  zombie: 'had ended and was not reaped',
}
