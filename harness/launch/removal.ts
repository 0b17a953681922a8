import { spawnSync } from 'node:child_process'
import type { Client, Container } from './engine.ts'
import { newMark } from './environment.ts'

/** The label that every container of a run carries, with the run's mark as its value. */
const RUN_LABEL = 'jp-conformance.run'

/** The mark of one run's containers, by which all of them are found again in the end. */
export class Mark {
  readonly labels: Record<string, string>
  readonly #client: Client
  readonly #filter: string

  constructor(client: Client) {
    const mark = newMark()
    this.#client = client
    this.labels = { [RUN_LABEL]: mark }
    this.#filter = `${RUN_LABEL}=${mark}`
    process.on('exit', this.#removeNow)
  }

  /** Removes every container that carries the mark, also one whose start failed; no other may come after that. */
  async removeAll(): Promise<void> {
    const { dockerode } = this.#client.container
    const filters = { label: [this.#filter] }
    const left = await dockerode.listContainers({ all: true, filters })
    await Promise.all(left.map(({ Id }) => remove(dockerode.getContainer(Id))))
    process.off('exit', this.#removeNow)
  }

  /** For an end that waits for nothing: a process that is about to end can wait for another one only. */
  readonly #removeNow = (): void => {
    const words = [import.meta.resolve('testcontainers'), this.#filter]
    spawnSync(process.execPath, ['--input-type=module', '-e', REMOVER, ...words], {
      stdio: 'ignore',
      timeout: TIMEOUT_MS,
    })
  }
}

/** Removes a container, running or not; one that is gone, or on its way, is no error. */
export async function remove(container: Container): Promise<void> {
  try {
    await container.remove({ force: true, v: true })
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (statusCode !== 404 && statusCode !== 409) throw error
  }
}

const TIMEOUT_MS = 10_000

const REMOVER = `
const { getContainerRuntimeClient } = await import(process.argv[1])
const { dockerode } = (await getContainerRuntimeClient()).container
const filters = { label: [process.argv[2]] }
for (const { Id } of await dockerode.listContainers({ all: true, filters }))
  await dockerode.getContainer(Id).remove({ force: true, v: true }).catch(() => {})`
