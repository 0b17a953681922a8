import { type Place, pathOf } from './path.ts'
import { Trouble } from './trouble.ts'

/** What both kinds of store say in the same words. */

export const missing = (place: Place): Trouble =>
  new Trouble('missing', `${pathOf(place)} does not exist`)

export const wrongKind = (place: Place, wanted: string): Trouble =>
  new Trouble('wrong-kind', `${pathOf(place)} is not ${wanted}`)

export const inTheWay = (place: Place): Trouble =>
  new Trouble('in-the-way', `${pathOf(place)} exists and stays as it is`)

export const tooLarge = (place: Place, size: number, limit: number): Trouble =>
  new Trouble('too-large', `${pathOf(place)} has ${size} bytes, more than the limit of ${limit}`, {
    size,
    limit,
  })
