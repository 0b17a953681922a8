import type { Codec } from '../codec.ts'
import type { Flat } from '../context.ts'
import { discriminatorOf } from '../labels.ts'
import { mapOf, own, type Schema, TYPES, type Type, typesOf } from '../schema.ts'

/** How values of a union are spelt: `same` where no branch differs, undefined where the branch cannot be known. */
export function codecOf(found: Schema[], flats: Flat[]): Codec | 'same' | undefined {
  if (flats.every(({ codec }) => codec === undefined)) return 'same'
  return codecByType(found, flats) ?? codecByCase(found, flats)
}

function codecByType(found: Schema[], flats: Flat[]): Codec | undefined {
  const groups = found.map((one) => new Set<string>(typesOf(one).map(groupOf)))
  const apart = TYPES.every((type) => groups.filter((group) => group.has(groupOf(type))).length < 2)
  if (!apart || flats.some(({ codec }) => codec?.kind === 'text' || codec?.kind === 'words'))
    return undefined
  const codec = (group: string) => flats[groups.findIndex((one) => one.has(group))]?.codec
  return { kind: 'types', object: codec('object'), array: codec('array'), scalar: codec('scalar') }
}

const groupOf = (type: Type) => (type === 'object' || type === 'array' ? type : 'scalar')

function codecByCase(found: Schema[], flats: Flat[]): Codec | undefined {
  const discriminator = discriminatorOf(found)
  if (!discriminator || found.some((one) => typesOf(one).join() !== 'object')) return undefined
  const { member } = discriminator
  const cases = flats.map(({ schema, codec }, i) => {
    const special =
      codec?.kind === 'members' ? codec.members.find(({ name }) => name === member) : undefined
    const spelt = special?.spelt ?? member
    const values = new Set<unknown>(discriminator.values[i])
    const property =
      typeof schema === 'object' ? own(mapOf(schema, 'properties'), spelt) : undefined
    const words = typeof property === 'object' ? property.enum : undefined
    return {
      member,
      spelt,
      values,
      words: special?.codec && Array.isArray(words) ? new Set<unknown>(words) : values,
      codec,
    }
  })
  return flats.every(({ codec }) => codec === undefined || codec.kind === 'members')
    ? { kind: 'cases', cases }
    : undefined
}
