import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { engineHere, imageOf, removeImage } from '../../harness/fixtures/image.ts'
import type { Command } from './commands.ts'

type Engine = NonNullable<Awaited<ReturnType<typeof engineHere>>>

/** What a command line came to in a container: why it is not as it must be, if so, or why it was not run. */
export type InContainer = { problem?: string; seconds: number } | { notRun: string }

/** This machine's programs and their libraries, as far as they are there. */
const PROGRAMS = ['/usr', '/bin', '/lib', '/lib64']

/** The project and Node, in the container. */
const [PROJECT, NODE] = ['/project', '/node/node']

const OUTPUT = 'container.txt'

/**
 * Runs a command line of a project's package in a container that has the project, Node and this machine's programs: no
 * network, and nothing of the checkout.
 */
export async function inContainer(command: Command, project: string): Promise<InContainer> {
  const engine = await engineHere()
  if (!engine) return { notRun: 'no container engine answers here (DOCKER_HOST)' }
  const image = `jp-conformance-packed-${process.pid}`
  await imageOf(engine, image, [])
  const started = performance.now()
  try {
    const status = await statusOf(engine, { image, project, words: command.words })
    const seconds = Math.round((performance.now() - started) / 1_000)
    return { seconds, ...problemOf(command, status, join(project, OUTPUT)) }
  } finally {
    await removeImage(engine, image)
  }
}

/** Its output goes to a file: streams of an engine come in frames. */
async function statusOf(
  { container: { dockerode } }: Engine,
  { image, project, words }: { image: string; project: string; words: readonly string[] },
): Promise<number> {
  const readable = PROGRAMS.filter((folder) => existsSync(folder))
  const container = await dockerode.createContainer({
    Image: image,
    Cmd: ['sh', '-c', `exec jp-conformance "$@" >${OUTPUT} 2>&1`, 'sh', ...words],
    WorkingDir: PROJECT,
    Env: [`PATH=${PROJECT}/node_modules/.bin:/node:/usr/bin:/bin`, 'LANG=C.UTF-8'],
    HostConfig: {
      Init: true,
      NetworkMode: 'none',
      Tmpfs: { '/tmp': 'rw,exec' },
      Binds: [
        ...readable.map((folder) => `${folder}:${folder}:ro`),
        `${realpathSync(process.execPath)}:${NODE}:ro`,
        `${project}:${PROJECT}`,
      ],
    },
  })
  try {
    await container.start()
    return (await container.wait()).StatusCode
  } finally {
    await container.remove({ force: true, v: true })
  }
}

function problemOf({ words, prints = '' }: Command, status: number, output: string) {
  const text = existsSync(output) ? readFileSync(output, 'utf8') : ''
  if (status === 0 && text.includes(prints)) return undefined
  const line = `jp-conformance ${words.join(' ')}`
  return { problem: `in a container: ${line} ended with ${status}\n${text.slice(-4_000)}` }
}
