import type { Context, Draft, Pass } from '../context.ts'
import { limitBroken } from '../limits.ts'
import type { Schema } from '../schema.ts'
import { describe } from './describe.ts'
import { drop } from './drop.ts'
import { elements } from './elements.ts'
import { keywords } from './keywords.ts'
import { members } from './members.ts'
import { references } from './references.ts'
import { text } from './text.ts'
import { types } from './types.ts'
import { unions } from './unions.ts'
import { words } from './words.ts'

/** Everything that is done to a schema; a mutant changes some of it. */
export interface Passes {
  /** What is done to each schema, in turn. */
  inOrder: readonly Pass[]
  /** What stands for a schema that the provider cannot express. */
  text(draft: Draft, context: Context): Draft
  /** Writes down what is left out. */
  drop(draft: Draft, context: Context, keywords: readonly string[]): void
  /** Which limit of the provider the whole passes. */
  limit: typeof limitBroken
  /** Writes what there is to report into a schema; undefined where it has no room for it. */
  describe(draft: Draft, context: Context): Schema | undefined
}

/** What the reference does. */
export const passes: Passes = {
  inOrder: [references, unions, words, types, members, elements, keywords],
  text,
  drop,
  limit: limitBroken,
  describe,
}

/** Changes passes for a mutant. */
export type Apply = (passes: Passes) => Passes
