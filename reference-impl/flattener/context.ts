import type { Codec } from './codec.ts'
import type { Fuel } from './fuel.ts'
import type { Ledger, Voice } from './ledger.ts'
import type { limitBroken } from './limits.ts'
import type { Origins } from './origins.ts'
import type { Refusal } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { AnySchema, Schema } from './schema.ts'

/** What every pass is given besides the schema: the provider's rules, and where to write down what it does. */
export interface Context {
  readonly rules: Rules
  readonly passes: Passes
  readonly ledger: Ledger
  readonly origins: Origins
  readonly fuel: Fuel
  /** The whole schema that is being flattened. */
  readonly root: Schema
  /** Whether references stay as they are. */
  readonly keepsReferences: boolean
  /** What became of the definitions that references lead to. */
  readonly definitions: { changed: boolean; spelt: boolean }
}

/** Where a schema will stand. */
export interface Place {
  readonly atRoot: boolean
  /** JSON Pointer into the flattened schema. */
  readonly out: string
  /** Levels of values around this one, and how many of them are objects with listed members. */
  readonly level: number
  readonly objects: number
  /** The references that led here, each with the level at which it stood. */
  readonly references: { target: string; level: number }[]
  /** Where a sentence goes that has no description here. */
  readonly around: Voice
  /** How a sentence in that other description begins. */
  readonly about: string
}

/** A schema in its flattened form, and how it spells values. */
export interface Flat {
  schema: AnySchema
  codec?: Codec
}

/** A schema on its way through the passes. */
export interface Draft {
  schema: Schema
  place: Place
  codec?: Codec
  /** Where sentences about it go. */
  voice: Voice
  /** The descriptions of members that have sentences already. */
  voices: ReadonlyMap<string, Voice>
  /** Whether null is accepted besides. */
  nullable: boolean
  /** Whether unions were kept where they stood, and whether they may be. */
  kept: boolean
  readonly mayKeep: boolean
  /** As it was before the passes. */
  readonly given: Schema
}

/**
 * One step for one construct: gives the draft with it rewritten, or the finished form, or what stands in the way.
 * A refusal is thrown only from further down, since throwing is slow.
 */
export type Pass = (draft: Draft, context: Context) => Draft | Flat | Refusal

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

/** Changes passes for a mutant. */
export type Apply = (passes: Passes) => Passes

/** A new voice that speaks at a place. */
export const voiceAt = (place: Place): Voice => ({
  pointer: `${place.out}/description`,
  sentences: [],
})

/** The place of a schema for the same value, such as a branch. */
export function beside(place: Place, steps: string): Place {
  return { ...place, atRoot: false, out: `${place.out}${steps}`, references: [...place.references] }
}

/** The place of a schema for a value inside this one. */
export function inside(
  { place, voice }: Draft,
  steps: string,
  about: string,
  objects = place.objects,
): Place {
  return {
    atRoot: false,
    out: `${place.out}${steps}`,
    level: place.level + 1,
    objects,
    references: [...place.references],
    around: voice,
    about,
  }
}
