/** Where a command writes: results to `out`, everything else to `err`; the writer adds no line feed. */
export type Io = { out: (text: string) => void; err: (text: string) => void }

/** What is linked to a requirement outside the specification. */
export type Links = {
  checks: { verifies: string; title: string; file: string }[]
  mutants: { id: string; violates: string; change: string; file: string }[]
  /** Reviewed reasons why each mutant died. */
  kills: { mutant: string; requirement: string; reason: string }[]
}

/** Finds the links of a requirement, or of all; called at most once, and only by commands that need it. */
export type LinksOf = (id?: string) => Links | Promise<Links>

/** Wrong usage, reported in one sentence; the exit status is 2. */
export class UsageError extends Error {}
