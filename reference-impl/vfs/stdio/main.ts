import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { lines } from '../../sdk/lines.ts'
import { writeWhole } from '../tool/stdio.ts'
import { mutants } from './mutants.ts'
import type { Seams } from './seams.ts'
import { variants } from './variants.ts'

/** The file that a running tool holds. */
const LOCK = '.stage.lock'

/** What a tool does that reports its states in lines. @see rfd009 §ToolState — what a tool produces */
function plainSeams(): Seams {
  const input = lines({ unfinished: true })
  // Read ahead: with nothing to read, a tool that waits for something else would end.
  let ahead = input.next()
  return {
    welcome: 'stage: y takes a file, anything else leaves it\n',
    success: (text) => ({ Ok: text }),
    failure: (message) => ({ Err: { message, trace: [], transient: false } }),
    warned: (text) => ({ Ok: text }),
    asking: (question) => ({ type: 'waiting', content: null, question }),
    stopped: (result) => ({ type: 'stopped', result }),
    report: (state) => writeWhole(1, `${JSON.stringify(state)}\n`),
    takes: (line) => line === 'y',
    answerIn: parse,
    goesOn: () => true,
    async nextLine() {
      const { value } = await ahead
      ahead = input.next()
      return value
    },
    release,
    terminated() {
      release()
      process.exit(0)
    },
  }
}

function release() {
  rmSync(LOCK, { force: true })
}

const [option, name = ''] = process.argv.slice(2)
const mutant = option === '--mutant' ? mutants.find(({ id }) => id === name)?.apply : undefined
const change = option === '--variant' ? variants[name] : mutant
const plain = plainSeams()
const seams: Seams = { ...plain, ...change?.(plain) }

process.on('SIGTERM', () => seams.terminated())
writeFileSync(LOCK, String(process.pid))
seams.report({ type: 'running', content: seams.welcome })
const result = await stage().catch((error: unknown) =>
  seams.failure(error instanceof Error ? error.message : String(error)),
)
seams.release()
seams.report(seams.stopped(result))
process.exit(0)

/**
 * The reference stateful tool on plain stdio: shows the files `paths` one by one and takes `y` for each, as a running
 * program would, then asks once whether to copy the chosen ones to `staged/`.
 * @see rfd009 §Apply serves two purposes
 */
async function stage(): Promise<unknown> {
  const chosen = await choose(pathsIn(parse(process.env.JP_TOOL ?? '')))
  if (chosen.length === 0) {
    writeWhole(2, 'stage: no file was chosen\n')
    return seams.warned('nothing to stage')
  }
  if (!(await isSure())) return seams.success('staged nothing')
  for (const path of chosen) copyTo(join('staged', path), path)
  return seams.success(`staged ${chosen.join(', ')}`)
}

/** Asks again until the answer is yes or no; the end of the input is a no. */
async function isSure(): Promise<boolean> {
  for (;;) {
    seams.report(seams.asking({ id: 'sure', text: 'Stage these files?', answer_type: 'Boolean' }))
    const line = await seams.nextLine()
    if (!seams.goesOn()) return new Promise(() => {})
    const answer = line === undefined ? false : seams.answerIn(line)
    if (typeof answer === 'boolean') return answer
  }
}

async function choose(paths: string[]): Promise<string[]> {
  const chosen: string[] = []
  for (const path of paths) {
    const content = `${path}\n${readFileSync(path, 'utf8')}\nStage it [y/n]?`
    seams.report({ type: 'running', content })
    const line = await seams.nextLine()
    if (line === undefined) break
    if (seams.takes(line)) chosen.push(path)
  }
  return chosen
}

function copyTo(target: string, path: string): void {
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(path, target)
}

function pathsIn(tool: unknown): string[] {
  const { paths } = isObject(tool) && isObject(tool.arguments) ? tool.arguments : {}
  if (!Array.isArray(paths)) throw new Error('paths must be a list')
  return paths.map(String)
}
