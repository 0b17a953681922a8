import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementsOf, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { decodeEvent } from './decode-event.ts'
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
    if (!this.#ids().includes(id)) throw new Refusal(`conversation not found: ${id}`)
    return this.#stored(id).map(decodeEvent)
  }

  #ids(): string[] {
    const folder = join(this.storage, 'conversations')
    return existsSync(folder) ? readdirSync(folder).toSorted() : []
  }

  #metadata(id: string): JsonObject {
    const metadata = this.#json(id, 'metadata.json')
    return isObject(metadata) ? metadata : {}
  }

  #stored(id: string): JsonObject[] {
    return elementsOf(this.#json(id, 'events.json')).filter(isObject)
  }

  #json(id: string, name: string): unknown {
    const file = join(this.storage, 'conversations', id, name)
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
  }
}

/** Finds the workspace that a directory lies in. */
export function findWorkspace(from: string): Workspace | undefined {
  if (existsSync(join(from, STORAGE))) return new Workspace(from)
  const parent = dirname(from)
  return parent === from ? undefined : findWorkspace(parent)
}
