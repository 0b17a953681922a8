import type { Member } from '../codec.ts'
import type { AnySchema } from '../schema.ts'

/** A member in its flattened form. */
export interface Found {
  member: Member
  schema: AnySchema
  required: boolean
}

/** A member to be flattened. */
export interface Named {
  name: string
  /** How it is spelt. */
  as: string
  required: boolean
}
