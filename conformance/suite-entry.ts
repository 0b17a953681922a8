import type { Validate } from '../harness/validators/validate.ts'
import type { RunOptions, Suite } from './engine/suite.ts'

/** A role that can be certified: what is known without loading its suite. */
export interface SuiteEntry {
  /** Name of the suite. */
  id: string
  /** The role that its subjects play, which names the command. */
  role: string
  /** Place in lists of roles; lower comes first. */
  place: number
  /** The protocol whose revisions can be asked for. */
  protocol: string
  /** Whether checks are still being written: a requirement of the protocol may be without one. */
  unfinished?: true
  /** What the command does, as the end of `jp-conformance ROLE:`. */
  about: string
  /** What follows `--`: COMMAND or DRIVER. */
  subject: string
  /** A command as somebody might write it. */
  example: readonly string[]
  /** Options of this command alone. */
  flags?: readonly Flag[]
  /** Why `--image` cannot run its subjects, as the end of a sentence, where it cannot. */
  notInImage?: string
  /** The JSON Schema of its configuration, from the root of the package. */
  schema: string
  /** What a configuration to start from sets. */
  start: Readonly<Record<string, unknown>>
  /** Folder of the suite, from the root. */
  folder: string
  /** Where checks stand that are in no file of `folder` that is named after their area, by the beginning of their requirements: a folder or a file. */
  shared?: Readonly<Record<string, string>>
  /** Folder of the reference implementation, whose `proof.ts` proves the checks. */
  reference: string
  /** Loads what checks a configuration. */
  validator(): Promise<Validate<unknown>>
  load(): Promise<Suite>
}

/** An option of one command. */
export interface Flag {
  /** As Commander spells it: `--runs <n>`. */
  flags: string
  description: string
  /** `count`: a whole number; `many`: may be repeated. Without a kind it is a text, or true where it takes no value. */
  kind?: 'count' | 'many'
}

/** What the flags of a command and a configuration come to. */
export interface Configured {
  /** Options of the suite beside those of every certification. */
  options?: Partial<RunOptions> & Record<string, unknown>
  /** Names that must be known. */
  named?: readonly Named[]
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
