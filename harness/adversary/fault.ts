/**
 * One thing that goes unusually or wrong in a conversation, as seeded data.
 * `at` counts our messages: 0 is `init`, k is the answer to the k-th request.
 */
export type Fault =
  // how our bytes arrive
  | { kind: 'bytewise' }
  | { kind: 'split-characters' }
  // how our messages are spelled
  | { kind: 'reordered-members' }
  | { kind: 'odd-white-space' }
  | { kind: 'escaped-characters' }
  // what our messages hold beyond the expected
  | { kind: 'unknown-init-members' }
  | { kind: 'unknown-response-members' }
  | { kind: 'newer-minor-version'; version: string }
  | { kind: 'unknown-notifications' }
  | { kind: 'notification-flood'; at: number }
  | { kind: 'shuffled-entries'; turn: number }
  // when we speak
  | { kind: 'late-init' }
  | { kind: 'late-answers' }
  | { kind: 'foreign-id-first' }
  // what we answer
  | { kind: 'error-answer'; at: number; code: number }
  | { kind: 'method-refused'; method: string; code: number }
  | { kind: 'large-answer'; at: number; bytes: number }
  | { kind: 'deep-answer'; at: number; depth: number }
  // how it ends
  | { kind: 'cancel'; at: number; when: CancelMoment }
  | { kind: 'end-of-input'; at: number }
  | { kind: 'never-answered'; at: number }
  // what a stateful tool is told at an inconvenient time
  | { kind: 'early-apply'; at: number }
  // where the subject lives
  | { kind: 'foreign-locale'; locale: string }
  | { kind: 'debug-environment'; env: Record<string, string> }
  | { kind: 'elsewhere' }
  | { kind: 'decoy-project' }
  // nothing: the conversation is held once more
  | { kind: 'again' }

/** When `cancel` comes: after our message, in the same write, instead of it, or just before it. */
export type CancelMoment = 'after' | 'same-write' | 'instead' | 'before'

/** The name of a kind of fault. */
export type FaultKind = Fault['kind']

/** A short name that is unique among the faults of a case: `error-answer at=2 code=-32001`. */
export function nameOf(fault: Fault): string {
  let name: string = fault.kind
  for (const member of Object.keys(fault) as (keyof Fault)[]) {
    const value: unknown = fault[member]
    if (member !== 'kind' && typeof value !== 'object') name += ` ${member}=${value}`
  }
  return name
}
