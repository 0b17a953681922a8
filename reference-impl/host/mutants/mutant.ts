import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { ClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Apply as ApplyToPasses } from '../../flattener/passes/index.ts'
import type { Lines } from '../../flattener/respond.ts'
import type { Keeping } from '../keeping.ts'
import type { Parts } from '../runtime/parts.ts'
import type { Show } from '../showing/show.ts'

/** Changes the parts of a host. */
export type Apply = (parts: Parts) => Parts

/** The reference host with one deliberate defect. */
export interface Mutant {
  /** Area and defect, in words. */
  id: string
  /** The requirement that it breaks. */
  violates: ClauseRef
  /** What it does differently, as the end of a sentence about the host. */
  change: string
  /** The configuration beside `jp-conformance.yaml` under which it shows, by its name without `.yaml`. */
  config?: 'sandbox'
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
  /** The provider for which it shows, where the plainest does not. */
  providers?: readonly ProviderId[]
  /** What is different when it runs tools. */
  apply?: Apply
  /** What is different in how it keeps handles. */
  keeping?: Keeping
  /** What is different in what it shows an assistant. */
  show?: (show: Show) => Show
  /** What is different when it flattens. */
  flatten?: { apply?: ApplyToPasses; lines?: Lines }
}

/** What a mutant changes; with what it is to be certified under, where that is not the usual. */
type Change = Apply | Omit<Mutant, 'id' | 'violates' | 'change'>

/** Requirements and clauses of an area, without the area's name. */
type RefIn<Area extends string> = ClauseRef extends infer Ref
  ? Ref extends `${Area}.${infer Tail}`
    ? Tail
    : never
  : never

/** Changes by the requirement or clause that each violates, and by `NAME: what the host does differently`. */
type Table<Area extends string> = {
  readonly [ref in RefIn<Area>]?: Readonly<Record<`${string}: ${string}`, Change>>
}

/** Declares the mutants of an area, whose name their ids and requirements begin with. */
export const mutantsIn =
  <Area extends string>(area: Area) =>
  (table: Table<Area>): readonly Mutant[] =>
    Object.entries<Readonly<Record<string, Change>>>(table as never).flatMap(([ref, changes]) =>
      Object.entries(changes).map(([title, change]) => {
        const [name = '', ...words] = title.split(': ')
        return {
          ...{ id: `${area}.${name}`, violates: `${area}.${ref}` as ClauseRef },
          ...{
            change: words.join(': '),
            ...(typeof change === 'function' ? { apply: change } : change),
          },
        }
      }),
    )

/** Declares mutants one by one. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
