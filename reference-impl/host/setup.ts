import type { InquiryParams, Tool } from '../../spec/generated/messages/driver.ts'
import type { Revision } from './coordinator/plan.ts'
import type { Keeping } from './keeping.ts'
import type { Project } from './project/project.ts'
import type { Parts } from './runtime/parts.ts'

/** Puts a question to whoever may answer it. */
export type Inquire = (
  inquiry: Omit<InquiryParams, 'id'>,
) => Promise<{ answer: unknown } | { denied: true }>

/** What a host works with. */
export interface Setup {
  project: Project
  tools: readonly Tool[]
  /** The host's own variables. */
  env: Readonly<Record<string, string>>
  /** Left out where nobody can be asked. */
  inquire?: Inquire
  /** Asks the assistant, at the end of a turn; without it every handle ends with its turn. */
  consult?: Inquire
  /** The current one when left out. */
  revision?: Revision
  /** Whether tools are kept to the protocol by the operating system; one that cannot be is not started. */
  sandbox?: boolean
  /** Tools of one-shot calls that run at once; the others wait. As many as there are when left out. */
  most?: number
  /** Reads along what tools write to stderr. */
  onStderr?: (chunk: Buffer) => void
  /** Changes how handles are kept; left out for a host that keeps them as it should. */
  keeping?: Keeping | undefined
  /** Changes the parts of each run; the identity makes an honest host. */
  vary: (parts: Parts) => Parts
}
