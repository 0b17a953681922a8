import { basename, dirname } from 'node:path'

const NAME = 'jp-conformance'

/** The words that start this program as it was started: through npx where only a project's node_modules has it. */
export function startedAs(script = process.argv[1] ?? ''): string[] {
  const folder = dirname(script)
  const isOfProject = basename(folder) === '.bin' && basename(dirname(folder)) === 'node_modules'
  return isOfProject ? ['npx', NAME] : [NAME]
}

/** A hint whose command lines can be typed as they stand; the words of a subject stay as they are. */
export function asTyped(hint: string, words = startedAs()): string {
  return hint.replace(COMMAND, words.join(' '))
}

/** Our command where a sentence or a line begins, and in quotes. */
const COMMAND = /(?<=^|`|[:;.(] )jp-conformance(?= [a-z-])/g
