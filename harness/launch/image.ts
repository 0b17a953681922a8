import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import type { Client, Container, Refusal } from './engine.ts'
import type { Kind } from './program.ts'
import { isPath } from './working-directory.ts'

/** What an image states about a command before it is started. */
export interface ImageView {
  /** The directory that the command is started in. */
  cwd: string
  /** The command with every word that names a file of the image made absolute. */
  anywhere: string[]
}

/** A command as its author gives it, with his own variables and directory, which is the image's unless he states it. */
export interface Asked {
  command: readonly string[]
  env?: Record<string, string>
  cwd?: string
}

interface Wanted extends Asked {
  labels: Record<string, string>
}

/** Looks for a command in an image's own files, through a container that is never started. */
export async function lookInto(
  client: Client,
  image: string,
  { command, env = {}, cwd: reported = '', labels }: Wanted,
): Promise<ImageView | Refusal> {
  const config = await configOf(client, image)
  if (config === undefined) return noImage(image)
  const cwd = posix.resolve(config.WorkingDir || '/', reported)
  const container = await client.container.create({ Image: image, Labels: labels, Cmd: ['-'] })
  try {
    const path = env.PATH ?? variable(config.Env, 'PATH') ?? USUAL_PATH
    const missing = await notInImage(container, command, { cwd, path, image })
    return missing ?? { cwd, anywhere: await fromAnywhere(container, command, cwd) }
  } finally {
    await container.remove({ force: true, v: true })
  }
}

/** What an engine sets where neither the image nor anybody else does. */
const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

interface Config {
  WorkingDir?: string
  Env?: string[] | null
}

async function configOf(client: Client, image: string): Promise<Config | undefined> {
  try {
    return (await client.container.dockerode.getImage(image).inspect()).Config
  } catch (error) {
    if (isNoImage(error as Unanswered)) return undefined
    throw error
  }
}

/** What the engine refuses, and what cannot even be asked of it. */
interface Unanswered {
  statusCode?: number
  code?: string
}

/** Status 400 and characters that no address holds: a name that no image can have. */
const isNoImage = ({ statusCode, code }: Unanswered) =>
  statusCode === 404 || statusCode === 400 || code === 'ERR_UNESCAPED_CHARACTERS'

const noImage = (image: string): Refusal => ({
  message: `there is no image \`${image}\` on this container engine.`,
  hint: `Nothing is pulled by itself: docker pull ${image}, or build it first.`,
})

const variable = (env: readonly string[] | null | undefined, name: string) =>
  env?.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1)

interface Place {
  cwd: string
  path: string
  image: string
}

async function notInImage(
  container: Container,
  [program = '']: readonly string[],
  { cwd, path, image }: Place,
): Promise<Refusal | undefined> {
  const hint = 'The command is looked for among the files of the image, not of this machine.'
  if (program === '') return { message: 'the command begins with an empty word.', hint }
  const folders = program.includes('/') ? [''] : path.split(':')
  const kinds = await Promise.all(
    folders.map((folder) => kindOf(container, posix.resolve(cwd, folder, program))),
  )
  if (kinds.includes('program')) return undefined
  if (kinds.includes('file'))
    return { message: `\`${program}\` is not executable in the image ${image}.`, hint }
  const where = program.includes('/') ? '' : ' on the PATH of'
  return {
    message: `there is no program \`${program}\`${where || ' in'} the image ${image}.`,
    hint,
  }
}

async function fromAnywhere(
  container: Container,
  command: readonly string[],
  cwd: string,
): Promise<string[]> {
  const paths = command.map((word) => posix.resolve(cwd, word))
  const kinds = await Promise.all(
    paths.map((path, at) => (command[at]?.startsWith('-') ? 'nothing' : kindOf(container, path))),
  )
  return command.map((word, at) =>
    isPath(command, at, () => kinds[at] ?? 'nothing') ? (paths[at] ?? word) : word,
  )
}

/** Bits of a file's mode as the engine, a Go program, spells it. */
const DIRECTORY = 0x8000_0000
const LINK = 0x0800_0000
const EXECUTABLE = 0o111
/** Links that lead to links are followed so far. */
const HOPS = 8

async function kindOf(container: Container, path: string, hops = HOPS): Promise<Kind> {
  const stat = await statOf(container, path)
  if (stat === undefined || hops === 0) return 'nothing'
  const { mode, linkTarget } = stat
  if ((mode & LINK) !== 0) return kindOf(container, linkTarget, hops - 1)
  if ((mode & DIRECTORY) !== 0) return 'directory'
  return (mode & EXECUTABLE) === 0 ? 'file' : 'program'
}

interface Stat {
  mode: number
  linkTarget: string
}

async function statOf(container: Container, path: string): Promise<Stat | undefined> {
  try {
    const answer = (await container.infoArchive({ path })) as IncomingMessage
    answer.resume()
    const reported = String(answer.headers['x-docker-container-path-stat'])
    return JSON.parse(Buffer.from(reported, 'base64').toString()) as Stat
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return undefined
    throw error
  }
}
