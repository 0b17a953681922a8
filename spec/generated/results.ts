// Written by `npm run spec` from spec/; change it there.
import type { TranscriptEvent } from './transcript.ts'

/**
 * The side a subject plays.
 */
export type Role = string
/**
 * What the results amount to: partial when nothing ran or something required stayed inconclusive.
 */
export type Outcome = 'conformant' | 'nonconformant' | 'partial' | 'error'
/**
 * How strongly a requirement binds.
 */
export type Level = 'must' | 'should' | 'may'
/**
 * What one check found; error is the suite's own fault.
 */
export type Verdict = 'pass' | 'fail' | 'warn' | 'inconclusive' | 'not-applicable' | 'error'
/**
 * What the same checks state about programs that do nothing useful: how far a pass can be had for free. `nullLine` is its former name, with the same value; it goes with the next format.
 *
 * Items: What one stand-in scored.
 */
export type NullBaseline = {
  /**
   * Name of the stand-in.
   */
  subject: string
  /**
   * Results that passed.
   */
  pass: number
  /**
   * Results that failed.
   */
  fail: number
  /**
   * All other results.
   */
  other: number
  outcome: Outcome
}[]

/**
 * What a certification found: one document, from which every report format is made.
 */
export interface Results {
  /**
   * Version of this document's format.
   */
  format: 1
  /**
   * The program that judged.
   */
  suite: {
    /**
     * Always jp-conformance.
     */
    name: 'jp-conformance'
    /**
     * Its version.
     */
    version: string
    /**
     * The version of Node it ran on.
     */
    node?: string
    /**
     * Operating system and processor, such as linux-x64.
     */
    platform?: string
  }
  /**
   * What the subject was judged by.
   */
  spec: {
    /**
     * Id of the revision in spec/revisions.yaml.
     */
    revision: string
    /**
     * The profile that was asked for, when one was.
     */
    profile?: string
    /**
     * Digest of the spec folder.
     */
    sha256?: string
  }
  /**
   * What was judged.
   */
  subject: {
    role: Role
    /**
     * The argument vector that started it.
     *
     * Items: One word of the command.
     */
    command: string[]
    /**
     * Digest of the program file; absent when the file could not be read, as in an image.
     */
    sha256?: string
    /**
     * The name it gave itself or was configured with.
     */
    name?: string
    /**
     * The version it gave itself.
     */
    version?: string
    /**
     * The container image it ran in.
     */
    image?: string
    /**
     * The features it claims.
     *
     * Items: Id of a feature in spec/features.yaml.
     */
    features?: string[]
  }
  /**
   * The argument vector of the suite itself.
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * When the run began, in UTC.
   */
  started?: string
  /**
   * How long the run took, in milliseconds.
   */
  ms?: number
  /**
   * The seed of everything that was chosen at random.
   */
  seed: number
  /**
   * Which part of the checks this document holds.
   */
  shard?: {
    /**
     * Number of the part, from 1.
     */
    index: number
    /**
     * How many parts there are.
     */
    of: number
  }
  /**
   * Present when shards of a run were merged that are not all of them: the run is never conformant.
   */
  missingShards?: {
    /**
     * How many shards there are.
     */
    of: number
    /**
     * Numbers of those that were not merged, in their order.
     *
     * @minItems 1
     */
    missing: number[]
  }
  /**
   * The factor by which every time limit was multiplied.
   */
  timeScale?: number
  /**
   * Present when the run was ended early: what is missing was not looked at.
   */
  interrupted?: true
  outcome: Outcome
  /**
   * How many results have each verdict.
   */
  counts: {
    /**
     * Results with the verdict pass.
     */
    pass: number
    /**
     * Results with the verdict fail.
     */
    fail: number
    /**
     * Results with the verdict warn.
     */
    warn: number
    /**
     * Results with the verdict inconclusive.
     */
    inconclusive: number
    /**
     * Results with the verdict not-applicable.
     */
    'not-applicable': number
    /**
     * Results with the verdict error.
     */
    error: number
  }
  /**
   * One entry for each check on each case, in the order in which they were judged.
   */
  results: Result[]
  nullBaseline?: NullBaseline
  nullLine?: NullBaseline
  /**
   * Entries of the known failures that have outlived themselves; as long as there is one, the subject is not conformant.
   *
   * Items: One entry.
   */
  outdatedKnownFailures?: {
    /**
     * File and line where it stands.
     */
    at: string
    /**
     * What is wrong with it, in one sentence.
     */
    reason: string
  }[]
  /**
   * Requirements that nothing in the run could show, each with what would.
   *
   * Items: One requirement without an observation.
   */
  notExercised?: {
    /**
     * Id of the requirement.
     */
    requirement: string
    /**
     * What to add to the configuration, in one sentence.
     */
    advice: string
  }[]
  /**
   * Processes and directories that the subject left behind; no requirement forbids it unless a result states it.
   *
   * Items: One program, left behind in one way, or directories that could not be removed.
   */
  leftBehind?: {
    /**
     * Name of the process, or path of the first directory.
     */
    process: string
    /**
     * Running in the subject's process group, running outside of it, or ended and not reaped; or a directory of the run that stays.
     */
    how: 'group' | 'escaped' | 'zombie' | 'directory'
    /**
     * Why a directory could not be removed, and how to remove it.
     */
    because?: string
    /**
     * The first session that left it; absent for what was found when the run was over.
     */
    session?: string
    /**
     * How many there were in all.
     */
    times: number
  }[]
  /**
   * By what processes were looked for that left their group: a resource limit that they inherit as well, or a variable of their environment alone, which they may have emptied.
   */
  escapedBy?: 'limit' | 'environment'
  /**
   * Measured delays of the machine, in milliseconds, by name, such as spawnMs and echoMs.
   */
  noise?: {
    [k: string]: number
  }
  /**
   * Whether the subject could be spoken to at all.
   */
  smoke?: {
    /**
     * True when the program could be started.
     */
    started: boolean
    /**
     * False when nothing it stated belonged to the protocol: then the sentence is what the run comes down to.
     */
    spoke?: boolean
    /**
     * Milliseconds until its first message; null when none came.
     */
    firstMessageMs?: number | null
    /**
     * What was seen, in one sentence.
     */
    sentence: string
  }
  /**
   * The sessions by id; long texts are cut for display.
   */
  transcripts?: {
    /**
     * The session's events in order.
     */
    [k: string]: TranscriptEvent[]
  }
}
/**
 * What one check found on one case.
 */
export interface Result {
  /**
   * Name of the check or rule.
   */
  check: string
  /**
   * Id of the requirement it verifies.
   */
  requirement: string
  /**
   * Key of the clause of that requirement, where the check verifies only this one.
   */
  clause?: string
  level: Level
  verdict: Verdict
  /**
   * Why, in one sentence.
   */
  reason: string
  /**
   * What would have passed.
   */
  expected?: string
  /**
   * What was seen instead.
   */
  observed?: string
  /**
   * Name of the case.
   */
  case?: string
  /**
   * The misbehaviour the suite's side showed on purpose in this session.
   */
  fault?: string
  /**
   * How long it took, in milliseconds.
   */
  ms?: number
  /**
   * Key of its session in transcripts.
   */
  transcript?: string
  /**
   * Position, in that transcript, of the event it is about, from 0.
   */
  event?: number
  /**
   * The requirement whose check requested that session, when it is another one: who wants to see this again chooses both.
   */
  requestedBy?: string
  /**
   * @deprecated
   * Former name of `requestedBy`, with the same value; it goes with the next format.
   */
  heldFor?: string
  /**
   * The failed requirement that this violation follows from, as far as could be seen: it leads, and this result is reported under it. The verdict counts all the same.
   */
  becauseOf?: string
  /**
   * The sentence of the requirement.
   */
  requirementText?: string
  /**
   * Where the requirement comes from, such as `rfd-d11 §Message framing`.
   */
  source?: string | string[]
  /**
   * The smallest schema that shows it, line by line: `-` begins what was given, `+` what came back, a space what both have.
   */
  difference?: string[]
  /**
   * The fewest calls that no order explains, one a line: action and call, a bar from its invocation to its return, and the answer.
   */
  lanes?: string[]
  /**
   * What the author of the subject can do about it.
   */
  advice?: string
  /**
   * Present when the known-failures file lists this failure.
   */
  known?: true
}
