import type { RunOptions } from './run-options.ts'

/** What the flags of a command and a configuration come to. */
export interface Configured {
  /** Options of the suite beside those of every certification. */
  options?: Partial<RunOptions> & Record<string, unknown>
  /** Names that must be known. */
  named?: readonly Named[]
  /** What the configuration states to no effect: nothing that keeps anything from being run. */
  notes?: readonly ConfigurationProblem[]
  /** A placeholder without which the command learns too little to be of use. */
  placeholder?: string
  /** All placeholders that are replaced in the words of the command: `{NAME}`. */
  placeholders?: readonly string[]
  /** Whether the flags leave out a part of what could be certified. */
  narrowed?: boolean
}

/** Names that a flag or a configuration states. */
export interface Named {
  what: string
  names: readonly string[]
  known: readonly string[]
  /** The key of the configuration that they come from, where no flag states them. */
  key?: string | false
  /** What a name takes that is known elsewhere. */
  takes?: Readonly<Record<string, string>>
}

/** Something wrong with a configuration that no schema can state, and where. */
export interface ConfigurationProblem {
  path: readonly string[]
  /** One sentence; of an unknown name only its beginning, `unknown feature`. */
  message: string
  hint?: string
  /** A name that is not known, and those that are. */
  unknown?: { name: string; known: readonly string[] }
}
