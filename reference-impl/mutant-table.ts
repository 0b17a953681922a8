import type { ClauseRef } from '../spec/generated/requirement-ids.ts'

/** What every mutant has, whatever it is a mutant of. */
export interface MutantBase {
  /** Protocol, area and some words; unique. */
  id: string
  /** The requirement, or the clause of one, that it violates. */
  violates: ClauseRef
  /** What it does that it should not, as the end of a sentence about the subject. */
  change: string
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
}

/** What a mutant changes; with what it is to be certified under, where that is not the usual. */
type Change<M extends MutantBase> =
  | ('apply' extends keyof M ? Extract<M['apply'], (...parts: never) => unknown> : never)
  | Omit<M, 'id' | 'violates' | 'change'>

/** Requirements and clauses of an area, without the area's name; those of other areas in full. */
type RefIn<Area extends string> =
  | ClauseRef
  | (ClauseRef extends infer Ref ? (Ref extends `${Area}.${infer Tail}` ? Tail : never) : never)

/** Changes by the requirement or clause that each violates, and by `NAME: what the subject does differently`. */
type Table<M extends MutantBase, Area extends string> = {
  readonly [ref in RefIn<Area>]?: Readonly<Record<`${string}: ${string}`, Change<M>>>
}

/** Makes the function that declares mutants of one kind by area, whose name their ids begin with. */
export const tablesOf =
  <M extends MutantBase>() =>
  <Area extends string>(area: Area) =>
  (table: Table<M, Area>): readonly M[] =>
    Object.entries<Readonly<Record<string, Change<M>>>>(table as never).flatMap(([ref, changes]) =>
      Object.entries(changes).map(([title, change]) => {
        const [name = '', ...words] = title.split(': ')
        const violates = ref.includes('.') ? ref : `${area}.${ref}`
        const whole = typeof change === 'function' ? { apply: change } : change
        return { id: `${area}.${name}`, violates, change: words.join(': '), ...whole } as M
      }),
    )
