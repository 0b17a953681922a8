import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isMisencoded, remove, rename, write } from './changing.ts'
import type { Possible } from './possible.ts'
import { exists, list, metadata, read, type State } from './reading.ts'
import { search } from './searching.ts'
import type { ShownRef } from './shown.ts'

/** What a method takes. */
type Kind = 'text' | 'texts' | 'count' | 'any'

/** A method whose answers are known. */
export interface Method {
  /** Its members that name places. */
  places: readonly string[]
  required: Readonly<Record<string, Kind>>
  optional?: Readonly<Record<string, Kind>>
  /** It needs the right to write, and what it must not do without it. */
  unlessWritable?: ShownRef
  /** What refuses params of another form. */
  invalid: ShownRef
  invalidOptional?: ShownRef
  /** Whether its members can be refused for what they hold, in whatever order that is found out. */
  isMistaken?(params: JsonObject): boolean
  /** What it gives a tool that may do this, by the paths of its places. */
  answers(state: State, paths: readonly string[], params: JsonObject): readonly Possible[]
}

const PATH = { places: ['path'], required: { path: 'text' } } as const

/** A method that looks at one place. */
const looking = (invalid: ShownRef, look: (state: State, path: string) => Possible): Method => ({
  ...PATH,
  invalid,
  answers: (state, [path = '']) => [look(state, path)],
})

/** The methods for files, by their names. @see rfd-d11 §Filesystem methods */
export const methods: Readonly<Record<string, Method>> = {
  'fs.read': looking('vfs.read.invalid-params', read),
  'fs.exists': looking('vfs.exists.invalid-params', exists),
  'fs.metadata': looking('vfs.metadata.invalid-params', metadata),
  'fs.list_dir': looking('vfs.list-dir.invalid-params', list),
  'fs.write': {
    places: ['path'],
    required: { path: 'text', content: 'text' },
    optional: { encoding: 'any' },
    unlessWritable: 'vfs.write.denial-has-no-effect',
    invalid: 'vfs.write.invalid-params',
    isMistaken: isMisencoded,
    answers: (state, [path = ''], params) => write(state, path, params),
  },
  'fs.delete': {
    ...PATH,
    unlessWritable: 'vfs.delete.needs-write-access',
    invalid: 'vfs.delete.invalid-params',
    answers: (state, [path = '']) => remove(state, path),
  },
  'fs.rename': {
    places: ['from', 'to'],
    required: { from: 'text', to: 'text' },
    unlessWritable: 'vfs.rename.needs-write-access-at-both-ends',
    invalid: 'vfs.rename.invalid-params',
    answers: (state, [from = '', to = '']) => rename(state, from, to),
  },
  'fs.grep': {
    places: [],
    required: { pattern: 'text' },
    optional: { paths: 'texts', extensions: 'texts', context: 'count' },
    invalid: 'vfs.grep.invalid-pattern-param',
    invalidOptional: 'vfs.grep.invalid-optional-params',
    answers: (state, _, params) => search(state, params),
  },
}

const isText = (value: unknown) => typeof value === 'string'

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  any: () => true,
}

/** The members of params that are missing or of another kind. */
export function wrongMembers({ required, optional = {} }: Method, params: JsonObject): string[] {
  const missing = Object.keys(required).filter(
    (name) => !FITS[required[name] ?? 'any'](params[name]),
  )
  const odd = Object.keys(optional).filter(
    (name) => name in params && !FITS[optional[name] ?? 'any'](params[name]),
  )
  return [...missing, ...odd]
}

/** Whether params have a member that no document speaks of. */
export const hasUnknown = ({ required, optional }: Method, params: JsonObject): boolean =>
  Object.keys(params).some((name) => !(name in { ...required, ...optional }))
