import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { cleanEnvironment } from '../harness/launch/environment.ts'
import type { Tool } from '../spec/generated/config.ts'
import type { Results } from '../spec/generated/results.ts'
import { nearest } from './nearest.ts'
import { statOf } from './stat-of.ts'

/** What a program writes that looks for its files where it is started; the name of a file may follow, or precede. */
const MISSING =
  /not found|no such file|cannot find|can't open|could not find|does not exist|ENOENT/i

/** Where a subject runs that never spoke: in the directory that was asked for, or in an image. */
interface Place {
  cwd?: string
  image?: string
  /** Its command, and the directory that files in it are found from. */
  command?: readonly string[]
  base?: string
  /** The configuration, of which the cases state the files of their projects. */
  config?: Tool
}

/** The hint for a subject that seems to have looked for its own files in the empty directory of its run, or ''. */
export function emptyDirectoryHint({ smoke }: Results, place: Place): string {
  const { cwd, image, command = [], base = '.', config = {} } = place
  if (cwd !== undefined || image !== undefined || !smoke?.started || smoke.spoke !== false)
    return ''
  if (!MISSING.test(smoke.sentence)) return ''
  const asked = command.slice(1).filter((word) => smoke.sentence.includes(word))
  const wrong = asked.map((word) => whyNoFile(word, base)).find((why) => why !== undefined)
  if (wrong !== undefined) return `jp-conformance: ${wrong}\n`
  const offered = filesOfferedIn(config).find((path) => smoke.sentence.includes(path))
  if (offered !== undefined)
    return `jp-conformance: \`${offered}\` of the case is on no disk.\n  The host offers it: ask for it with fs.read.\n`
  return (
    'jp-conformance: it was started in an empty directory.\n' +
    '  `cwd: .` in its configuration starts it beside that file.\n'
  )
}

/** The files of all cases, which a tool of the VFS protocol finds on no disk. */
function filesOfferedIn({ protocol = 'vfs', cases = [] }: Tool): string[] {
  return protocol === 'vfs' ? cases.flatMap(({ files = {} }) => Object.keys(files)) : []
}

/**
 * The hint for a subject that never spoke, and names a variable of this shell in its last words, or ''; the suite passes
 * few of them on, so that no secret gets into a transcript.
 */
export function variableHint({ smoke }: Results, env: object = {}): string {
  if (!smoke?.started || smoke.spoke !== false) return ''
  const passed = cleanEnvironment()
  const words = smoke.sentence.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []
  const missed = words.find((name) => name in process.env && !(name in passed) && !(name in env))
  if (missed === undefined) return ''
  return (
    `jp-conformance: the variable ${missed} of this shell is not passed on.\n` +
    `  State it under \`env\` in the configuration: env: { ${missed}: … }\n`
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
