import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Results } from '../spec/generated/results.ts'
import { nearest } from './nearest.ts'
import { statOf } from './stat-of.ts'

/** What a program writes that looks for its files where it is started. */
const MISSING =
  /not found|no such file|cannot find|can't open|could not find|does not exist|ENOENT/i

/** Where a subject runs that never spoke: in the directory that was asked for, or in an image. */
interface Place {
  cwd?: string
  image?: string
  /** Its command, and the directory that files in it are found from. */
  command?: readonly string[]
  base?: string
}

/** The hint for a subject that seems to have looked for its own files in the empty directory of its run, or ''. */
export function emptyDirectoryHint({ smoke }: Results, place: Place): string {
  const { cwd, image, command = [], base = '.' } = place
  if (cwd !== undefined || image !== undefined || !smoke?.started || smoke.spoke !== false)
    return ''
  if (!MISSING.test(smoke.sentence)) return ''
  const asked = command.slice(1).filter((word) => smoke.sentence.includes(word))
  const wrong = asked.map((word) => whyNoFile(word, base)).find((why) => why !== undefined)
  if (wrong !== undefined) return `jp-conformance: ${wrong}\n`
  return (
    'jp-conformance: it was started in an empty directory.\n' +
    '  `cwd: .` in its configuration starts it beside that file.\n'
  )
}

/** Why a word of a command, which the subject took for a file, names none: it was left as it stands. */
function whyNoFile(word: string, base: string): string | undefined {
  if (word === '' || word.startsWith('-') || /\s/.test(word)) return undefined
  const path = resolve(base, word)
  if (statOf(path)?.isDirectory())
    return `\`${word}\` is a directory of ${resolve(base)}, and was taken for a word.\n  Write ./${word} where you mean the directory.`
  if (statOf(path) !== undefined || !/[./]/.test(word)) return undefined
  const close = nearest(basename(path), filesIn(dirname(path)))
  const guess = close === undefined ? '' : ` Did you mean \`${close}\`?`
  return `there is no file \`${word}\` in ${resolve(base)}.${guess}`
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // What cannot be listed gives no guess.
    return []
  }
}
