import { equal, type Json } from '../../harness/wire/json.ts'
import { own, put } from './schema.ts'

/** How the flattened schema spells a value differently; where there is none, it is spelt the same. */
export type Codec =
  /** As JSON text; `plain` when a text that is no JSON stands for itself. */
  | { kind: 'text'; plain: boolean }
  /** One word for each value of an enumeration. */
  | { kind: 'words'; words: readonly { value: Json; word: string }[] }
  /** A list of none or one, for a member that may be left out and may be null. */
  | { kind: 'optional'; codec?: Codec }
  | { kind: 'members'; members: readonly Member[]; rest?: Codec; packed?: Packed }
  | { kind: 'elements'; prefix: readonly (Codec | undefined)[]; rest?: Codec }
  /** By the JSON type of the value. */
  | { kind: 'types'; object?: Codec; array?: Codec; scalar?: Codec }
  /** By the value of a member that differs from case to case. */
  | { kind: 'cases'; cases: readonly Case[] }

/** A member that is spelt differently, or that is null where it was absent. */
export interface Member {
  name: string
  spelt: string
  padded: boolean
  codec?: Codec
}

/** A member that holds all members that are not listed, as JSON text. */
export interface Packed {
  spelt: string
  /** Whether it is null when there are none. */
  padded: boolean
}

export interface Case {
  member: string
  spelt: string
  /** The values of the member, in the schema's spelling and in the flattened one. */
  values: ReadonlySet<unknown>
  words: ReadonlySet<unknown>
  codec?: Codec
}

/** A value that the flattened spelling cannot mean. */
export class Invalid extends Error {}

/** Spells a value as the flattened schema does. */
export function encode(value: Json, codec: Codec | undefined): Json {
  if (!codec) return value
  switch (codec.kind) {
    case 'text':
      return JSON.stringify(value)
    case 'words':
      return codec.words.find((entry) => same(entry.value, value))?.word ?? value
    case 'optional':
      return [encode(value, codec.codec)]
    case 'members':
      return isObject(value) ? encodeMembers(value, codec) : value
    case 'elements':
      return mapElements(value, codec, encode)
    case 'types':
      return encode(value, byType(value, codec))
    case 'cases':
      return encode(value, caseOf(value, codec.cases, 'member', 'values'))
  }
}

/**
 * Spells a value as the schema itself does.
 * @throws Invalid when the value cannot be read.
 */
export function decode(value: Json, codec: Codec | undefined): Json {
  if (!codec) return value
  switch (codec.kind) {
    case 'text':
      return fromText(value, codec.plain)
    case 'words':
      return fromWord(value, codec.words)
    case 'optional':
      return Array.isArray(value) && value.length > 0
        ? decode(value[0] as Json, codec.codec)
        : value
    case 'members':
      return isObject(value) ? decodeMembers(value, codec) : value
    case 'elements':
      return mapElements(value, codec, decode)
    case 'types':
      return decode(value, byType(value, codec))
    case 'cases':
      return decode(value, caseOf(value, codec.cases, 'spelt', 'words'))
  }
}

type Members = Extract<Codec, { kind: 'members' }>
type Elements = Extract<Codec, { kind: 'elements' }>
type Types = Extract<Codec, { kind: 'types' }>
type Words = Extract<Codec, { kind: 'words' }>['words']
type Values = { [name: string]: Json }

function encodeMembers(value: Values, { members, rest, packed }: Members): Values {
  const out: Values = {}
  const others: Values = {}
  const special = new Map(members.map((member) => [member.name, member]))
  for (const name of Object.keys(value)) {
    const member = special.get(name)
    const given = value[name] as Json
    if (packed && !member) put(others, name, given)
    else put(out, member?.spelt ?? name, encode(given, member ? member.codec : rest))
  }
  for (const { name, spelt, padded } of members)
    if (padded && !Object.hasOwn(value, name)) put(out, spelt, null)
  if (packed && Object.keys(others).length > 0) put(out, packed.spelt, JSON.stringify(others))
  else if (packed?.padded) put(out, packed.spelt, null)
  return out
}

function decodeMembers(value: Values, { members, rest, packed }: Members): Values {
  const out: Values = {}
  const special = new Map(members.map((member) => [member.spelt, member]))
  for (const spelt of Object.keys(value)) {
    const member = special.get(spelt)
    const given = value[spelt] as Json
    if (spelt === packed?.spelt) {
      unpack(out, given, members)
      continue
    }
    if (member?.padded && isAbsent(given, member.codec)) continue
    put(out, member?.name ?? spelt, decode(given, member ? member.codec : rest))
  }
  return out
}

/** @throws Invalid when it is no text of an object, or speaks of a member that is listed. */
function unpack(out: Values, given: Json, members: readonly Member[]): void {
  if (given === null) return
  const others = typeof given === 'string' ? fromText(given, false) : given
  if (!isObject(others)) throw new Invalid('the other members are no object')
  for (const name of Object.keys(others)) {
    if (members.some((member) => member.name === name))
      throw new Invalid(`${JSON.stringify(name)} is no other member`)
    put(out, name, others[name] as Json)
  }
}

const isAbsent = (given: Json, codec: Codec | undefined) =>
  given === null || (codec?.kind === 'optional' && Array.isArray(given) && given.length === 0)

type Direction = (value: Json, codec: Codec | undefined) => Json

function mapElements(value: Json, { prefix, rest }: Elements, direction: Direction): Json {
  if (!Array.isArray(value)) return value
  return value.map((item, i) => direction(item, i < prefix.length ? prefix[i] : rest))
}

function byType(value: Json, { object, array, scalar }: Types): Codec | undefined {
  if (Array.isArray(value)) return array
  return isObject(value) ? object : scalar
}

function caseOf(
  value: Json,
  cases: readonly Case[],
  name: 'member' | 'spelt',
  among: 'values' | 'words',
): Codec | undefined {
  if (!isObject(value)) return undefined
  return cases.find((one) => one[among].has(own(value, one[name])))?.codec
}

function fromText(value: Json, plain: boolean): Json {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    if (plain) return value
    throw new Invalid(`${JSON.stringify(value)} is not JSON text`)
  }
}

function fromWord(value: Json, words: Words): Json {
  const entry = words.find(({ word }) => word === value)
  return entry ? entry.value : value
}

/** Values of an enumeration are the same whatever the order of their members. */
const same = (a: Json, b: Json) => a === b || equal(a, b)

function isObject(value: Json): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
