import { FileFailure } from './file-failure.ts'
import { type Place, pathOf } from './path.ts'

/** What both kinds of store state in the same words. */

export const missing = (place: Place): FileFailure =>
  new FileFailure('missing', `${pathOf(place)} does not exist`)

export const wrongKind = (place: Place, wanted: string): FileFailure =>
  new FileFailure('wrong-kind', `${pathOf(place)} is not ${wanted}`)

export const inTheWay = (place: Place): FileFailure =>
  new FileFailure('in-the-way', `${pathOf(place)} exists and stays as it is`)

export const tooLarge = (place: Place, size: number, limit: number): FileFailure =>
  new FileFailure(
    'too-large',
    `${pathOf(place)} has ${size} bytes, more than the limit of ${limit}`,
    {
      size,
      limit,
    },
  )
