import { createHash } from 'node:crypto'
import { openWebServer, type WebServer } from '../../peers/web-server.ts'
import type { JsonObject } from '../../wire/json.ts'
import { copiesIn, executablesIn } from './installed-files.ts'

/** An entry of a registry that is served: its members, and what is wrong with it. */
export interface ServedEntry extends JsonObject {
  id: string
  /** The checksum that is stated differs from the right one in the last digit. */
  wrong?: true
  /** It is listed only when the host has been run as often as this, or not any more then. */
  since?: number
  until?: number
}

/** A registry to be served to one session of a host. */
export interface ServedRegistry {
  /** Home directory of the host, and the directory of installed plugins. */
  home: string
  directory: string
  /** Entries by command path. */
  entries: Readonly<Record<string, ServedEntry>>
  /** Programs by the ids of their entries; others have none. */
  programs: ReadonlyMap<string, Buffer>
  /** The document itself is not served any more when the host has been run as often as this. */
  documentUntil?: number
}

/** A registry that a host is run with, whose answers depend on how often it was run before. */
export interface RegistryServer {
  /** Address of the document. */
  url: string
  /** The host has been run once more. */
  ran(): void
  /** What was requested since the last time, and what lies in the home directory of the host. */
  look(): JsonObject
  close(): void
}

/** Directories of the suite below the home of the host. */
const OURS = ['bin', 'last', 'served', 'scripts', 'channel', 'workspace', 'nowhere']

/** Requests of one run that are recorded. */
const MOST_REQUESTS = 100

const [DOCUMENT, PROGRAMS] = ['/registry.json', '/programs/']

/** The platforms that programs are offered for; each gets the same shell script. */
const PLATFORMS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['unknown-linux-gnu', 'unknown-linux-musl', 'apple-darwin'].map((rest) => `${machine}-${rest}`),
)

/** Serves a registry and its programs on the loopback interface. @see rfd072 §Plugin Registry */
export async function openRegistry(registry: ServedRegistry): Promise<RegistryServer> {
  const { home, directory, programs } = registry
  let runs = 0
  let requests: JsonObject[] = []
  const server: WebServer = await openWebServer(
    () => routesFor(registry, server.url, runs),
    ({ path }) => {
      if (requests.length < MOST_REQUESTS)
        requests.push({ path, installed: executablesIn(directory) })
    },
  )
  return {
    url: `${server.url}${DOCUMENT}`,
    ran: () => {
      runs += 1
    },
    look() {
      const seen = {
        requests,
        installed: executablesIn(directory),
        copies: copiesIn(home, programs, OURS).map((copy) => ({ ...copy })),
      }
      requests = []
      return seen
    },
    close: () => server.close(),
  }
}

function routesFor(registry: ServedRegistry, url: string, runs: number) {
  const { programs, documentUntil = Number.POSITIVE_INFINITY } = registry
  const document = JSON.stringify(documentFor(registry, url, runs))
  return [
    ...(runs < documentUntil
      ? [{ path: DOCUMENT, headers: { 'content-type': 'application/json' }, body: document }]
      : [{ path: DOCUMENT, status: 503 }]),
    ...[...programs].map(([id, bytes]) => ({
      path: `${PROGRAMS}${id}`,
      headers: { 'content-type': 'application/octet-stream' },
      body: { base64: bytes.toString('base64') },
    })),
  ]
}

function documentFor({ entries, programs }: ServedRegistry, url: string, runs: number) {
  const listed = Object.entries(entries).filter(([, entry]) => isListed(entry, runs))
  const plugins = listed.map(([path, { wrong, since: _, until: __, ...entry }]) => {
    const bytes = programs.get(entry.id)
    return [path, { ...entry, ...(bytes && { binaries: binaries(url, entry.id, bytes, wrong) }) }]
  })
  return { version: 1, plugins: Object.fromEntries(plugins) }
}

const isListed = ({ since = 0, until = Number.POSITIVE_INFINITY }: ServedEntry, runs: number) =>
  since <= runs && runs < until

function binaries(url: string, id: string, bytes: Buffer, wrong = false) {
  const right = createHash('sha256').update(bytes).digest('hex')
  const other = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`
  const binary = { url: `${url}${PROGRAMS}${id}`, sha256: wrong ? other : right }
  return Object.fromEntries(PLATFORMS.map((platform) => [platform, binary]))
}
