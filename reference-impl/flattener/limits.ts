import type { Facts } from '../../spec/generated/formats.ts'
import type { Schema } from './schema.ts'

/** Why a flattened schema is too much for the provider; undefined when it is not. */
export function limitBroken(
  _schema: Schema,
  _limits: Facts['limits'],
): { keyword: string; reason: string } | undefined {
  return undefined
}
