import type { Validate } from '../harness/validators/validate.ts'
import type { Fuzzing } from './engine/generator.ts'
import type { Suite } from './engine/suite.ts'

/** A role that can be certified: what is known without loading its suite. */
export interface SuiteEntry {
  /** Name of the suite. */
  id: string
  /** The role that its subjects play, which names the command. */
  role: string
  /** The words that begin its command, where they are not its role. */
  command?: string
  /** Place in lists of roles; lower comes first. */
  place: number
  /** The protocols whose revisions can be asked for; the first is the one that it is about. */
  protocols: readonly [string, ...string[]]
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
  /** Loads what generates sessions. */
  fuzzing(): Promise<Fuzzing>
}

/** An option of one command. */
export interface Flag {
  /** As Commander spells it: `--runs <n>`. */
  flags: string
  description: string
  /** `count`: a whole number; `many`: may be repeated. Without a kind it is a text, or true where it takes no value. */
  kind?: 'count' | 'many'
}
