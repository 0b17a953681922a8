import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementsOf, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { decodeEvent, encodeEvent } from './decode-event.ts'
import { syncDirectory, writeDurably } from './durable-file.ts'
import { Refusal } from './message.ts'

/** Directory of a workspace that holds its data. */
const STORAGE = '.jp'

/** A directory with conversations, a folder of files each. */
export class Workspace {
  readonly root: string
  readonly storage: string

  constructor(root: string) {
    this.root = root
    this.storage = join(root, STORAGE)
  }

  /** The identifier that it keeps. */
  get id(): string {
    const file = join(this.storage, '.id')
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none'
  }

  /** What `conversations` states of each conversation. @see rfd072 §Workspace Queries */
  list(): JsonObject[] {
    return this.#ids().map((id) => {
      const { title = null, last_activated_at = new Date(0).toISOString() } = this.#metadata(id)
      return { id, title, last_activated_at, events_count: this.#stored(id).length }
    })
  }

  /** The events of a conversation, decoded. @throws Refusal when there is no such conversation. */
  read(id: string): JsonObject[] {
    this.find(id)
    return this.#stored(id).map(decodeEvent)
  }

  /** @throws Refusal when there is no such conversation. */
  find(id: string): void {
    if (!this.has(id)) throw new Refusal(`conversation not found: ${id}`)
  }

  has(id: string): boolean {
    return this.#ids().includes(id)
  }

  /** The folder of a conversation. */
  folderOf(id: string): string {
    return this.#path(id)
  }

  /** Replaces the events of a conversation, all at once. */
  store(id: string, events: readonly JsonObject[]): void {
    writeDurably(this.#path(id, 'events.json'), JSON.stringify(events.map(encodeEvent)))
  }

  /** Makes a conversation, whole from the start; false when there is one of that id. */
  create(id: string, title: string): boolean {
    const draft = `.draft-${process.pid}`
    mkdirSync(this.#path(draft), { recursive: true })
    const metadata = { title, last_activated_at: new Date().toISOString() }
    writeDurably(this.#path(draft, 'metadata.json'), JSON.stringify(metadata))
    writeDurably(this.#path(draft, 'events.json'), '[]')
    try {
      renameSync(this.#path(draft), this.#path(id))
    } catch {
      rmSync(this.#path(draft), { recursive: true })
      return false
    }
    syncDirectory(this.#path())
    return true
  }

  /** Names of folders; what begins with a dot is being made. */
  #ids(): string[] {
    if (!existsSync(this.#path())) return []
    return readdirSync(this.#path())
      .filter((name) => !name.startsWith('.'))
      .toSorted()
  }

  #path(...names: string[]): string {
    return join(this.storage, 'conversations', ...names)
  }

  #metadata(id: string): JsonObject {
    const metadata = this.#json(id, 'metadata.json')
    return isObject(metadata) ? metadata : {}
  }

  #stored(id: string): JsonObject[] {
    return elementsOf(this.#json(id, 'events.json')).filter(isObject)
  }

  #json(id: string, name: string): unknown {
    const file = this.#path(id, name)
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
  }
}

/** Finds the workspace that a directory lies in. */
export function findWorkspace(from: string): Workspace | undefined {
  if (existsSync(join(from, STORAGE))) return new Workspace(from)
  const parent = dirname(from)
  return parent === from ? undefined : findWorkspace(parent)
}
