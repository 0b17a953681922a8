import { type ContainerContext, contain } from './contained.ts'
import type { Client, Container, Refusal } from './engine.ts'
import { inTime } from './engine-timeout.ts'
import { type Asked, type ImageView, lookInto } from './image.ts'
import { MOUNT_POINT, packInto } from './mounted-directory.ts'
import type { Launch, Launcher } from './process.ts'
import { Mark } from './removal.ts'

/** A run's containers of one image, each of which runs one session. */
export interface Containers extends ImageView {
  image: string
  launch: Launcher
  /** Removes every container of the run, also one whose start failed; resolves when they, or the engine, are gone. */
  close(): Promise<void>
}

type Library = typeof import('testcontainers')
/**
 * Finds the container engine, the image on it and the command in the image; never pulls, never throws for what the
 * user can put right.
 */
export async function openContainers(image: string, asked: Asked): Promise<Containers | Refusal> {
  // Whoever asks for the engine's address gets none: no port is ever opened, and finding it may start a container.
  process.env.TESTCONTAINERS_HOST_OVERRIDE ??= 'localhost'
  const library = await import('testcontainers').catch(absent)
  if (library === undefined) return NO_LIBRARY
  const client = await inTime(library.getContainerRuntimeClient(), FIRST_TIMEOUT_MS).catch(
    () => undefined,
  )
  if (client === undefined) return NO_ENGINE
  const mark = new Mark(client)
  try {
    const name = library.ImageName.fromString(image).string
    const view = await inTime(
      lookInto(client, name, { ...asked, labels: mark.labels }),
      FIRST_TIMEOUT_MS,
    )
    if (!('message' in view)) return new Run(library, client, image, mark, view)
    await mark.removeAll()
    return view
  } catch (error) {
    await inTime(mark.removeAll(), FIRST_TIMEOUT_MS).catch(() => {})
    if (!isTheirs(error as Error)) throw error
    return engineMessage(error as Error)
  }
}

/** How long an engine that is there may take to answer, in milliseconds. */
const FIRST_TIMEOUT_MS = 10_000

const NO_LIBRARY: Refusal = {
  message: '--image needs the package `testcontainers`, which is not installed.',
  hint: 'Install it beside jp-conformance: npm install --save-dev testcontainers@12',
}

/** An optional package that is not there is nobody's fault; one that cannot be loaded is. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
}

const NO_ENGINE: Refusal = {
  message: '--image needs a container engine, and none answers.',
  hint: 'Start Docker, or name its socket: DOCKER_HOST=unix:///path/to/docker.sock',
}

/** An engine that is gone removes nothing, and what was found until then stands. */
function unlessTheirs(error: Error): void {
  if (!isTheirs(error)) throw error
}

/** An answer of the engine, or of the way to it, reports its status or a code; our own faults do not. */
const isTheirs = (error: Error) => 'statusCode' in error || 'code' in error

const engineMessage = ({ message }: Error): Refusal => ({
  message: `the container engine cannot be used: ${message}.`,
  hint: 'See whether `docker ps` works here.',
})

/** The containers of a run while it goes on. */
class Run implements Containers, ContainerContext {
  readonly image: string
  readonly cwd: string
  readonly anywhere: string[]
  readonly #client: Client
  readonly #mark: Mark
  readonly #removals = new Set<Promise<void>>()
  readonly #Confined: ReturnType<typeof confinedOf>

  constructor(library: Library, client: Client, image: string, mark: Mark, view: ImageView) {
    this.#client = client
    this.#mark = mark
    this.#Confined = confinedOf(library)
    this.image = image
    this.cwd = view.cwd
    this.anywhere = view.anywhere
  }

  readonly launch: Launcher = (how, observer) => contain(this, how, observer)

  async start(how: Launch, onCreated: (container: Container) => Promise<void>): Promise<void> {
    const container = new this.#Confined(this.image, how, async (id) => {
      const created = this.#client.container.getById(id)
      if (how.mounts !== undefined) await packInto(created, how.mounts)
      await onCreated(created)
    })
    await container.withLabels(this.#mark.labels).start()
  }

  leaving(removal: Promise<void>): void {
    this.#removals.add(removal)
    removal.finally(() => this.#removals.delete(removal))
  }

  async close(): Promise<void> {
    await Promise.all(this.#removals)
    await inTime(this.#mark.removeAll()).catch(unlessTheirs)
  }
}

const MEMORY = 512 * 1024 * 1024

/** No network, nothing to write to but /tmp, few processes, little memory, no new rights. */
const CONFINED = {
  // A first process ignores the signals that it does not handle: another one has to be it.
  Init: true,
  ReadonlyRootfs: true,
  Tmpfs: { '/tmp': 'rw,exec,nosuid,nodev,size=64m,mode=1777' },
  PidsLimit: 256,
  Memory: MEMORY,
  MemorySwap: MEMORY,
  SecurityOpt: ['no-new-privileges'],
  CapDrop: ['MKNOD'],
  LogConfig: { Type: 'none', Config: {} },
}

const STREAMS = {
  OpenStdin: true,
  StdinOnce: true,
  AttachStdin: true,
  AttachStdout: true,
  AttachStderr: true,
  Tty: false,
  NetworkDisabled: true,
  Healthcheck: { Test: ['NONE'] },
}

function confinedOf({ GenericContainer }: Library) {
  return class Confined extends GenericContainer {
    readonly #onCreated: (id: string) => Promise<void>

    constructor(image: string, how: Launch, onCreated: (id: string) => Promise<void>) {
      super(image)
      this.#onCreated = onCreated
      // We remove our containers ourselves; the library's own way starts one more, of an image from a registry.
      this.withAutoCleanup(false)
      const [program = '', ...words] = how.command
      const Env = Object.entries(how.env).map(([name, value]) => `${name}=${value}`)
      const Volumes = how.mounts === undefined ? undefined : { [MOUNT_POINT]: {} }
      const command = { Entrypoint: [program], Cmd: words, WorkingDir: how.cwd, Env, Volumes }
      Object.assign(this.createOpts, STREAMS, command)
      Object.assign(this.hostConfig, CONFINED)
    }

    protected override async containerCreated(id: string): Promise<void> {
      await this.#onCreated(id)
    }
  }
}
