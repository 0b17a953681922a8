/**
 * Proves the package as users get it: packs it, installs the tarball alone in an empty project, and runs every command
 * and every reference program there, on the newest Node and on the oldest that it supports, and the reference host in a
 * container without the checkout. Prints what failed, and how many packages and megabytes a user's project gets.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { type Command, commandsOf, hostAlone } from './packed/commands.ts'
import { contentProblems } from './packed/content.ts'
import { inContainer } from './packed/in-container.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-packed-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** What `engines` promises, at its lower end. */
const OLDEST = '22.18.0'

/** The most that a user's project gets. */
const MOST = { packages: '10', megabytes: '15' }

interface Ended {
  status: number
  stdout: string
  stderr: string
}

function run(program: string, words: string[], cwd: string, path?: string): Promise<Ended> {
  const env = { ...process.env, ...(path !== undefined && { PATH: path }) }
  return new Promise((resolve) => {
    execFile(program, words, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    ).stdin?.end()
  })
}

async function done(program: string, words: string[], cwd: string): Promise<string> {
  const { status, stdout, stderr } = await run(program, words, cwd)
  if (status === 0) return stdout
  throw new Error(`${program} ${words.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}

function emptyProject(name: string, manifest: object = {}): string {
  const project = join(folder, name)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  return project
}

/** The folder of the oldest Node's program. */
async function oldestNode(): Promise<string> {
  const project = emptyProject('oldest-node', { allowScripts: { node: true } })
  await done('npm', ['install', '--no-audit', '--no-fund', `node@${OLDEST}`], project)
  return join(project, 'node_modules/.bin')
}

/** A project that has the tarball and nothing else. */
async function projectWith(tarball: string, name: string): Promise<string> {
  const project = emptyProject(name)
  await done('npm', ['install', '--no-audit', '--no-fund', tarball], project)
  const config = readFileSync(join(root, 'reference-impl/vfs/jp-conformance.yaml'), 'utf8')
  writeFileSync(join(project, 'reference.yaml'), config.replaceAll(/^(command|cwd):.*$/gm, ''))
  return project
}

const filesFor = (project: string) => (word: string) =>
  word.endsWith('/*')
    ? readdirSync(join(project, word.slice(0, -2))).map((file) => word.slice(0, -1) + file)
    : [word]

/** Why a command line is not as it must be; undefined when it is. */
async function problemOf(command: Command, project: string, path: string) {
  const words = command.words.flatMap(filesFor(project))
  const bin = join(project, 'node_modules/.bin/jp-conformance')
  const { status, stdout, stderr } = await run(bin, words, project, path)
  if (status === (command.status ?? 0) && stdout.includes(command.prints ?? '')) return undefined
  const end = `${stdout.slice(-2_000)}${stderr.slice(-2_000)}`
  return `jp-conformance ${command.words.join(' ')} ended with ${status}\n${end}`
}

/** Runs the command lines in turn, for some use what others wrote. */
async function problemsOn(bin: string, project: string, whole: boolean): Promise<string[]> {
  const path = [join(project, 'node_modules/.bin'), bin, process.env.PATH].join(delimiter)
  const version = (await run('node', ['--version'], project, path)).stdout.trim()
  const problems: string[] = []
  const started = performance.now()
  const commands = commandsOf({ whole })
  for (const command of commands) {
    const problem = await problemOf(command, project, path)
    if (problem !== undefined) problems.push(`Node ${version}: ${problem}`)
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  console.log(`Node ${version}: ${commands.length} command lines in ${seconds} s`)
  return problems
}

async function problemsInContainer(project: string): Promise<string[]> {
  const ended = await inContainer(hostAlone(), project)
  if ('notRun' in ended)
    console.log(`container: command lines were not run, because ${ended.notRun}`)
  else console.log(`container: command lines of the host in ${ended.seconds} s`)
  return 'problem' in ended && ended.problem !== undefined ? [ended.problem] : []
}

await done('npm', ['pack', '--pack-destination', folder], root)
const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '')
const [newest, oldest, contained] = [
  await projectWith(tarball, 'newest'),
  await projectWith(tarball, 'oldest'),
  await projectWith(tarball, 'contained'),
]
const size = [join(newest, 'node_modules'), MOST.packages, MOST.megabytes]
const installed = await run(
  process.execPath,
  [join(import.meta.dirname, 'install-size.js'), ...size],
  root,
)
console.log(`a user's project: ${installed.stdout.trim().replace(/^.*?: /, '')}`)
const found = await Promise.all([
  problemsOn(dirname(process.execPath), newest, true),
  oldestNode().then((bin) => problemsOn(bin, oldest, false)),
  problemsInContainer(contained),
])
const problems = [
  ...(installed.status === 0 ? [] : ['the package brings more than it may']),
  ...contentProblems(join(newest, 'node_modules/jp-conformance')),
  ...found.flat(),
]
console.log(problems.join('\n\n'))
process.exitCode = problems.length > 0 ? 1 : 0
