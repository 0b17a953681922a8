import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { ServedEntry } from '../../../../harness/session/plugin-host/registry-server.ts'
import { isObject, objectsIn } from '../../../../harness/wire/json.ts'
import { inconclusive, quote } from '../../../engine/finding.ts'
import { plugin } from '../dispatch/plugins.ts'
import { servedAs } from '../lay-out.ts'
import type { Observe } from '../observed.ts'
import { type Given, type Registry, type Scene, scene, type Table } from '../scenario.ts'

/** An entry without its path: an official plugin with a program, unless stated otherwise. */
export type Offered = Partial<ServedEntry> & { without?: 'program'; describes?: object }

/** A registry of entries by command path; an id is the path with hyphens unless another one is stated. */
export function registryOf(
  offered: Readonly<Record<string, Offered>>,
  more: Omit<Registry, 'entries' | 'programs'> = {},
): Registry {
  const entries = Object.entries(offered).map(([path, { without, describes, ...members }]) => {
    const id = members.id ?? path.replaceAll(' ', '-')
    const entry: ServedEntry = { official: true, description: `Of ${path}.`, ...members, id }
    const program = plugin({ command: path.split(' '), ...describes })
    return { path, entry, program, without }
  })
  return {
    entries: Object.fromEntries(entries.map(({ path, entry }) => [path, entry])),
    programs: Object.fromEntries(
      entries.flatMap(({ entry, program, without }) => (without ? [] : [[entry.id, program]])),
    ),
    ...more,
  }
}

/** Declares a scenario with a registry. */
export const registering = (name: string, given: Omit<Given, 'steps'>, rows: Table): Scene =>
  scene(
    `registry: ${name}`,
    { steps: [], feature: 'registry', plain: true, needs: 'registry', ...given },
    rows,
  )

/** How a program of the registry is known. */
export const programOf = servedAs

/** What was requested of the registry, and what then was in place. */
interface Requested {
  path: string
  installed: readonly string[]
}

/** A file with the content of a program that is served. */
interface Copied {
  id: string
  at: string
  executable: boolean
}

/** What a run did with the registry, and what it left behind. */
export interface Seen {
  requests: readonly Requested[]
  /** Executable files in the directory of installed plugins. */
  installed: readonly string[]
  copies: readonly Copied[]
}

/** What is seen of the run that is scene, or of its control. */
export function seenIn({ transcript }: PluginHostReading, under: '' | 'control/' = ''): Seen {
  const entry = transcript.find(
    (event) => event.event === 'probe' && event.call === `${under}registry/seen`,
  )
  const seen = entry?.event === 'probe' && isObject(entry.entry.seen) ? entry.entry.seen : {}
  const { requests, installed, copies } = seen
  return {
    requests: objectsIn(requests).map(({ path, installed: its }) => ({
      ...{ path: String(path), installed: textsIn(its) },
    })),
    installed: textsIn(installed),
    copies: objectsIn(copies).map(({ id, at, executable }) => ({
      ...{ id: String(id), at: String(at), executable: executable === true },
    })),
  }
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Whether a plugin is in place: an executable file of its name, or one with its content anywhere. */
export const isPlaced = ({ installed, copies }: Seen, id: string): boolean =>
  installed.includes(`jp-${id}`) || copies.some((copy) => copy.id === id && copy.executable)

/** Plugins must be in place. */
export const placed =
  (...ids: readonly string[]): Observe =>
  (reading) => {
    const missing = ids.find((id) => !isPlaced(seenIn(reading), id))
    return missing !== undefined && `${quote(`jp-${missing}`)} is not installed`
  }

/** None of these plugins may be in place, by a host that does install this one in the control. */
export const notPlaced =
  (control: string, ...ids: readonly string[]): Observe =>
  (reading) => {
    const found = ids.find((id) => isPlaced(seenIn(reading), id))
    if (found !== undefined) return `${quote(`jp-${found}`)} is there and executable`
    if (isPlaced(seenIn(reading, 'control/'), control)) return undefined
    return inconclusive(`the host did not install ${quote(control)} either`)
  }
