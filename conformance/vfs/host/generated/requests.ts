import { pick, type Random } from '../../../../harness/random.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { fs } from '../method-calls.ts'
import type { MethodCall } from '../scenario-checks.ts'
import { nearlyNamed, notStrings, without } from '../wrong-params.ts'
import { between, happens, someOf, weighted } from './draws.ts'
import { EXTENSIONS, foldersOf, generatedBytes, generatedText, PATTERNS } from './files.ts'
import {
  directoryNear,
  fileIn,
  freshIn,
  leavingIn,
  nearFile,
  type Paths,
  placeIn,
  spelt,
} from './paths.ts'
import { parentOf } from './place.ts'

type Ask = (random: Random, paths: Paths) => MethodCall

/** Requests that change nothing. */
const LOOKS: readonly (readonly [number, Ask])[] = [
  [5, (random, paths) => fs.read(placeIn(random, paths))],
  [2, (random, paths) => fs.exists(placeIn(random, paths))],
  [3, (random, paths) => fs.list(directoryIn(random, paths))],
  [2, (random, paths) => fs.metadata(placeIn(random, paths))],
  [3, search],
]

const CHANGES: readonly (readonly [number, Ask])[] = [
  [5, write],
  [3, (random, paths) => fs.delete(placeIn(random, paths))],
  [4, rename],
]

const UNKNOWN = [
  'fs.chmod',
  'fs.reads',
  'fs.Read',
  'fs.listDir',
  'fs.readFile',
  'vfs.fs.read',
  'fs.',
]

/** Params that are none of an object. */
const SHAPES: readonly unknown[] = [null, ['a.txt'], 'a.txt', 7]

/** A request that only looks, rightly put. */
export const looking: Ask = (random, paths) => weighted(random, LOOKS)(random, paths)

/** A request of any kind. */
export const generatedRequest: Ask = (random, paths) => {
  const [method, params] = weighted(random, [...LOOKS, ...CHANGES])(random, paths)
  paths.named.push(...textsIn(params as JsonObject))
  return weighted<Ask>(random, [
    [78, () => [method, params]],
    [6, () => [method, spelling(random, params as JsonObject, spelt)]],
    [4, () => [method, spelling(random, params as JsonObject, leavingFor(method))]],
    [5, () => [method, wrongly(random, params as JsonObject)]],
    [3, () => [method, { ...(params as JsonObject), later_option: true }]],
    [3, () => [pick(random, UNKNOWN), params]],
    [1, () => [method, pick(random, SHAPES)]],
  ])(random, paths)
}

/** A change between two looks at its place, or at the directory of that: a host may remember what it saw. */
export function changeBetweenLooks(random: Random, paths: Paths): MethodCall[] {
  const change = weighted(random, CHANGES)(random, paths)
  const [text = '.'] = textsIn(change[1] as JsonObject)
  const look = pick(random, [fs.read, fs.exists, fs.exists, fs.metadata, fs.list])
  const there = look(happens(random, 35) ? parentOf(text) || '.' : text)
  return [there, change, there]
}

const PLACES = ['path', 'from', 'to']

const textsIn = (params: JsonObject): string[] =>
  PLACES.flatMap((name) => (typeof params[name] === 'string' ? [params[name]] : []))

function write(random: Random, paths: Paths): MethodCall {
  const path = weighted(random, [
    [6, freshIn],
    [3, placeIn],
    [1, nearFile],
  ])(random, paths)
  paths.known.push(path)
  return ['fs.write', { path, ...generatedContent(random) }]
}

const generatedContent = (random: Random): JsonObject =>
  weighted<() => JsonObject>(random, [
    [12, () => ({ content: generatedText(random) })],
    [4, () => ({ content: generatedBytes(random).toString('base64'), encoding: 'base64' })],
    [1, () => ({ content: btoa('needle'), encoding: 'base64' })],
    [1, () => ({ content: pick(random, ['!!!!', 'a', 'YW$j']), encoding: 'base64' })],
    [1, () => ({ content: 'needle', encoding: pick(random, ['rot13', 'hex', 7]) })],
  ])()

function rename(random: Random, paths: Paths): MethodCall {
  const from = happens(random, 85) ? fileIn(random, paths) : placeIn(random, paths)
  const to = happens(random, 70) ? freshIn(random, paths) : placeIn(random, paths)
  paths.known.push(to)
  return fs.rename(from, to)
}

function search(random: Random, paths: Paths): MethodCall {
  const named = Array.from({ length: between(random, 1, 2) }, () =>
    happens(random, 70) ? pick(random, ['src', ...foldersOf(paths.known)]) : placeIn(random, paths),
  )
  return fs.grep(pick(random, PATTERNS), {
    ...(happens(random, 50) && { paths: named }),
    ...(happens(random, 35) && { extensions: someOf(random, EXTENSIONS, between(random, 1, 2)) }),
    ...(happens(random, 40) && { context: between(random, 0, 2) }),
  })
}

function directoryIn(random: Random, paths: Paths): string {
  if (happens(random, 25)) return '.'
  if (happens(random, 30)) return directoryNear(random, paths)
  const folders = foldersOf(paths.known)
  return happens(random, 80) && folders.length > 0 ? pick(random, folders) : placeIn(random, paths)
}

/** The same with one of its texts in other words. */
function spelling(
  random: Random,
  params: JsonObject,
  other: (random: Random, text: string) => string,
): JsonObject {
  const names = PLACES.filter((name) => typeof params[name] === 'string')
  if (names.length === 0) return params
  const name = pick(random, names)
  return { ...params, [name]: other(random, String(params[name])) }
}

/** What is to be changed out of a project is where only we have put nothing: a host that fails does no harm. */
const leavingFor = (method: string) => (random: Random, text: string) =>
  leavingIn(random, CHANGING.has(method) ? 'jp-generated.txt' : text)

const CHANGING = new Set(['fs.write', 'fs.delete', 'fs.rename'])

/** The same with one member that is missing, of another kind or under another name. */
function wrongly(random: Random, params: JsonObject): JsonObject {
  const name = pick(random, Object.keys(params))
  if (name === 'encoding') return params
  const isText = typeof params[name] === 'string'
  if (!isText) return { ...params, [name]: pick(random, [true, { deep: 1 }, -1, [7]]) }
  return pick(random, [
    without(params, name),
    ...notStrings(params, name),
    ...nearlyNamed(params, name),
  ])
}
