import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { missing, tooLarge, wrongKind } from './file-failures.ts'
import { givenBy } from './file-set.ts'
import { type Place, placeOf } from './path.ts'
import { type Project, projectOn } from './project.ts'
import type { Found, Kind } from './store.ts'

type Directory = Map<string, Node>
type Node = Buffer | Directory | { target: string }

/** A project in memory, gone with the process. */
export function memoryProject(files: FileSet = {}): Project {
  const root: Directory = new Map()
  for (const [path, file] of Object.entries(files)) plant(root, placeOf(path), givenBy(file))
  return projectOn({
    linkAt: (place) => linkIn(nodeAt(root, place)),
    find: async (place) => foundAs(nodeAt(root, place)),
    read: async (place, atMost) => bytesAt(root, place, atMost),
    write: async (place, bytes) => put(root, place, bytes),
    remove: async (place) => removeFrom(root, place),
    rename: async (from, to) => move(root, from, to),
    list: async (place) =>
      [...listed(root, place)].map(([name, node]) => ({ name, kind: kindOf(node) })),
  })
}

function plant(root: Directory, place: Place, given: ReturnType<typeof givenBy>): void {
  const parent = directoryFor(root, given.kind === 'dir' ? place : place.slice(0, -1))
  const name = place.at(-1) ?? ''
  if (given.kind === 'file') parent.set(name, given.bytes)
  if (given.kind === 'link') parent.set(name, { target: given.target })
}

/** The directory at a place, made where it is missing. */
function directoryFor(root: Directory, place: Place): Directory {
  return place.reduce((parent, name, depth) => {
    const node = parent.get(name) ?? new Map<string, Node>()
    if (!(node instanceof Map)) throw wrongKind(place.slice(0, depth + 1), 'a directory')
    parent.set(name, node)
    return node
  }, root)
}

/** What stands at a place; nothing stands below a file or a link. */
function nodeAt(root: Directory, place: Place): Node | undefined {
  let node: Node | undefined = root
  for (const name of place) node = node instanceof Map ? node.get(name) : undefined
  return node
}

const linkIn = (node: Node | undefined): string | undefined =>
  node && 'target' in node ? node.target : undefined

function kindOf(node: Node): Kind {
  if (node instanceof Map) return 'dir'
  return Buffer.isBuffer(node) ? 'file' : 'link'
}

const foundAs = (node: Node | undefined): Found | undefined =>
  node && { kind: kindOf(node), size: Buffer.isBuffer(node) ? node.length : 0 }

function bytesAt(root: Directory, place: Place, atMost: number): Buffer {
  const node = nodeAt(root, place)
  if (!node) throw missing(place)
  if (!Buffer.isBuffer(node)) throw wrongKind(place, 'a file')
  if (node.length > atMost) throw tooLarge(place, node.length, atMost)
  return node
}

function put(root: Directory, place: Place, bytes: Buffer): void {
  directoryFor(root, place.slice(0, -1)).set(place.at(-1) ?? '', bytes)
}

function removeFrom(root: Directory, place: Place): void {
  const node = nodeAt(root, place)
  if (!node) throw missing(place)
  if (node instanceof Map) throw wrongKind(place, 'a file')
  listed(root, place.slice(0, -1)).delete(place.at(-1) ?? '')
}

function move(root: Directory, from: Place, to: Place): void {
  const node = nodeAt(root, from)
  if (!node) throw missing(from)
  directoryFor(root, to.slice(0, -1)).set(to.at(-1) ?? '', node)
  listed(root, from.slice(0, -1)).delete(from.at(-1) ?? '')
}

function listed(root: Directory, place: Place): Directory {
  const node = nodeAt(root, place)
  if (!node) throw missing(place)
  if (!(node instanceof Map)) throw wrongKind(place, 'a directory')
  return node
}
