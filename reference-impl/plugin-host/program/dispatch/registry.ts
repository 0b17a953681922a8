import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { writeDurably } from '../durable-file.ts'
import { dataDirectory } from './data-directory.ts'

/** What a registry states of one plugin or group. */
export interface Entry {
  /** The words that select it. */
  path: readonly string[]
  id: string
  isGroup: boolean
  official: boolean
  description: string
  requires: readonly string[]
  suggests: readonly string[]
  members: JsonObject
}

/** What decides what becomes of a registry. */
export interface Registering {
  /** Address of the document, which the user's environment states; undefined where there is none. */
  registryAddress(): string | undefined
  /** The document of the copy, or undefined. */
  copyOfRegistry: typeof copyOfRegistry
  entriesIn: typeof entriesIn
  pathOfKey(key: string, members: JsonObject): readonly string[]
  kindOf(members: JsonObject): unknown
  isOfficial(members: JsonObject): boolean
  fetchRegistry: typeof fetchRegistry
}

/** How this host reads a registry. */
export const registering = (): Registering => ({
  registryAddress: () => process.env.JP_REGISTRY,
  copyOfRegistry,
  entriesIn,
  pathOfKey: (key) => key.split(' '),
  kindOf: ({ kind = 'command' }) => kind,
  isOfficial: ({ official }) => official === true,
  fetchRegistry,
})

/** Bytes and milliseconds that a document or a program may take. */
const [MOST, FETCH_MS] = [64 * 1024 * 1024, 30_000]

const copy = () => join(dataDirectory(), 'registry.json')

/** The copy of the registry in the user's data directory. @see rfd072 §Plugin Registry */
function copyOfRegistry(): JsonObject | undefined {
  const value = existsSync(copy()) ? parse(readFileSync(copy(), 'utf8')) : undefined
  return isObject(value) ? value : undefined
}

/** Replaces the copy by what the registry has now. @throws Error when it cannot be had. */
async function fetchRegistry({ registryAddress: address }: Registering): Promise<void> {
  const url = address()
  if (url === undefined) throw new Error('there is no registry')
  const bytes = await fetched(url)
  if (!isObject(parse(bytes.toString('utf8')))) throw new Error('the registry is no JSON object')
  mkdirSync(dataDirectory(), { recursive: true })
  writeDurably(copy(), bytes.toString('utf8'))
}

/** The entries of kinds that are known. @see rfd072 §Plugin Registry */
function entriesIn(document: JsonObject | undefined, registering: Registering): Entry[] {
  const { plugins } = document ?? {}
  return Object.entries(isObject(plugins) ? plugins : {}).flatMap(([key, members]) =>
    isObject(members) ? entryOf(key, members, registering) : [],
  )
}

function entryOf(key: string, members: JsonObject, registering: Registering): Entry[] {
  const { id, description = '' } = members
  const kind = registering.kindOf(members)
  if (typeof id !== 'string' || !/^[\w.-]+$/.test(id)) return []
  if (kind !== 'command' && kind !== 'command_group') return []
  return [
    {
      ...{ path: registering.pathOfKey(key, members), id, isGroup: kind === 'command_group' },
      ...{ official: registering.isOfficial(members), description: String(description), members },
      ...{ requires: textsIn(members.requires), suggests: textsIn(members.suggests) },
    },
  ]
}

const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** What an address gives, over HTTPS or from this machine. @throws Error when it cannot be had. */
export async function fetched(url: string): Promise<Buffer> {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && hostname !== '127.0.0.1') throw new Error(`${url} is not HTTPS`)
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) })
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > MOST) throw new Error(`${url} is too long`)
  return bytes
}
