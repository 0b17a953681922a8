// Written by `npm run spec` from spec/; change it there.
/**
 * The side a subject plays.
 */
export type Role = 'tool' | 'host' | 'plugin' | 'plugin-host' | 'flattener'
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
 * One event of a recorded session.
 */
export type TranscriptEvent =
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'start'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Id of the session.
       */
      session: string
      role: Role
      /**
       * How the subject was started.
       *
       * Items: One word of the command.
       */
      command: string[]
      /**
       * Name of the case.
       */
      case?: string
      /**
       * The misbehaviour that our side shows on purpose.
       */
      fault?: unknown
      /**
       * Id of the session without the fault.
       */
      baseline?: string
      /**
       * Id of the spec revision.
       */
      revision: string
      /**
       * What the case and the configuration say that a judge needs to know.
       */
      context?: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'sent'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * The content, when it is UTF-8.
       */
      text?: string
      /**
       * The content, when it is not UTF-8.
       */
      base64?: string
      /**
       * Why they were sent.
       */
      note?: string
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'received'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * The content, when it is UTF-8.
       */
      text?: string
      /**
       * The content, when it is not UTF-8.
       */
      base64?: string
      /**
       * The real size, when the text was cut.
       */
      bytes?: number
      /**
       * How the line ended.
       */
      ending: 'lf' | 'none'
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'stderr'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * The text.
       */
      text: string
      /**
       * Present when the text was cut.
       */
      cut?: true
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'closed'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Which stream.
       */
      stream: 'stdin' | 'stdout'
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'signal'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Name of the signal.
       */
      signal: string
      /**
       * Why it was sent.
       */
      reason: string
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'timer'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Name of the deadline.
       */
      name: string
      /**
       * Its length in milliseconds.
       */
      ms: number
      /**
       * How much later than that it was noticed, in milliseconds.
       */
      late?: number
      /**
       * What else than milliseconds it is measured in, and how much of that: 50000 lines.
       */
      after?: string
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'exit'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Its status; null when a signal ended it.
       */
      code: number | null
      /**
       * The signal that ended it, or null.
       */
      signal: string | null
      /**
       * Processes it left behind.
       *
       * Items: Command line of a process.
       */
      survivors?: string[]
      /**
       * Processes that had ended and that it had not reaped when it said its last word.
       *
       * Items: Name of a process.
       */
      zombies?: string[]
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'probe'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Id of the call that started the probe.
       */
      call: string
      /**
       * A line that the host wrote to it, a signal, a mark, or what a step saw.
       */
      entry: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'web'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Method, path, headers and body.
       */
      request: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'reply'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Number of the exchange.
       */
      exchange: number
      /**
       * Its kind, and what is known of it.
       */
      reply: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'instance'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * Its value, and what it was chosen for.
       */
      instance: {
        /**
         * The instance.
         */
        value?: unknown
      }
      [k: string]: unknown
    }
  | {
      /**
       * Says which kind of event this is.
       */
      event: 'note'
      /**
       * Microseconds since the session began.
       */
      at: number
      /**
       * What it is.
       */
      text: string
      /**
       * The fact itself, such as the final files of the project.
       */
      data?: unknown
      [k: string]: unknown
    }

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
  /**
   * What the same checks say of programs that do nothing useful: how far a pass can be had for free.
   *
   * Items: What one stand-in scored.
   */
  nullLine?: {
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
   * Processes that the subject left behind; no requirement forbids it unless a result says so.
   *
   * Items: One program, left behind in one way.
   */
  leftBehind?: {
    /**
     * Name of the process.
     */
    process: string
    /**
     * Running in the subject's process group, running outside of it, or ended and not reaped.
     */
    how: 'group' | 'escaped' | 'zombie'
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
     * False when nothing it said belonged to the protocol: then the sentence is what the run comes down to.
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
   * The requirement whose check held that session, when it is another one: who wants to see this again chooses both.
   */
  heldFor?: string
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
   * What the author of the subject can do about it.
   */
  advice?: string
  /**
   * Present when the known-failures file lists this failure.
   */
  known?: true
}
