import type { Fault } from '../../harness/adversary/fault.ts'
import type { Role, Started, Transcript } from '../../harness/transcript.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import type { Cause } from './cause.ts'
import type { Check, Reading } from './check.ts'
import type { ConfigurationProblem, Configured } from './configured.ts'
import type { Finding } from './finding.ts'
import type { RunOptions } from './run-options.ts'

export type { RunOptions } from './run-options.ts'

/** One session to run; a suite's scenarios hold all that running them takes, as data. */
export interface PlannedSession {
  /** Name of the session, unique in a run. */
  session: string
  /** Name of the scenario, where checks select by it. */
  scenario?: string
  /** What the rows about the session are grouped by: a case of a tool, a provider of a flattener. */
  case?: string
  fault?: Fault
  /** Higher is started earlier, so that the longest waits overlap with everything else. */
  weight: number
  /** It takes so much memory that it is run alone among those of its batch. */
  inTurn?: boolean
  /** The requirements whose checks asked for it. */
  requestedBy: readonly string[]
  /** The violation that it is to show with less. */
  shrinks?: Started['shrinks']
}

/** A part of a certification. */
export interface Sample<Config> {
  config?: Config
  skip?: readonly string[]
  /** How much of what there is was tried, in a few words. */
  part: string
}

/** Decides which sessions a run consists of, as it learns about the subject. */
export interface Plan<S, R> {
  first: readonly S[]
  /** What a reading asks for. `stop`: nothing else is tried but `more`, for that reason. */
  next?(reading: R, scenario: S): readonly S[] | Stop<S>
}

/** Why nothing else is tried, and what still is. */
export interface Stop<S> {
  stop: string
  more?: readonly S[]
}

/** Runs sessions with the subject of one run. */
export interface Runner<S> {
  /** Sessions that may be alive at once, waiting ones included. */
  alive: number
  /** Sessions that may use the processor at once, where that is not for the user to state. */
  busy?: number
  /** Runs one session; calls `quiet` when it only waits from here on. Never rejects for what the subject does. */
  run(scenario: S, quiet: () => void): Promise<Transcript>
  /** Ends everything that it started. */
  close(): Promise<void>
}

/** What a plan and a runner are given beside the options. */
export interface RunContext<R extends Reading> {
  /** Marks every process of the run. */
  mark: string
  revision: string
  /** The checks that were chosen. */
  checks: readonly Check<R>[]
}

/** The sessions that one session speaks for: those of its case and fault, or all of its run. */
export type Scope = 'case' | 'run'

/** Why a session proves little: this process was late, or a limit may have decided it. */
export type Doubt = 'late' | 'time'

/** One role of one protocol: all that the engine knows of it. */
export interface Suite<
  Options extends RunOptions = RunOptions,
  S extends PlannedSession = PlannedSession,
  R extends Reading = Reading,
> {
  id: string
  role: Role
  /** Revision that is certified unless another is asked for. */
  revision: string
  checks: readonly Check<R>[]
  /** The scores of trivial subjects on the same checks. */
  nullBaseline: NonNullable<Results['nullBaseline']>
  /** Name of the scenario that shows whether the subject works at all. */
  smoke?: string
  /** What the flags of the command and a configuration come to. */
  configure?(config: Options['config'], flags: Readonly<Record<string, unknown>>): Configured
  /** What is wrong with a valid configuration that no schema can state. */
  problems?(config: Options['config']): readonly ConfigurationProblem[]
  /** A part of a certification that is over in seconds, for a first look; all of it when left out. */
  sample?(config: Options['config']): Sample<Options['config']>
  plan(options: Options, context: RunContext<R>): Plan<S, R>
  runner(options: Options, context: RunContext<R>): Runner<S>
  /** Reads a transcript; total, whatever a subject wrote. */
  read(transcript: Transcript): R
  /** Why a check is not applicable to the subject of a session, by what it claims, whatever its case alone states. */
  unclaimed?(check: Check<R>, start: Started): string | undefined
  /** Corrects the findings of a session by what it shows as a whole; `first` is the run's first. */
  weigh?(findings: Map<Check<R>, Finding[]>, reading: R, first: R): void
  /** The defects that make other checks fail, the first ones first, so that one failing thing is blamed once. */
  causes?: readonly Cause<R>[]
  /** Whether a fault may confuse a correct subject, so that only checks about it judge its sessions. */
  isConfusing?(fault: Fault): boolean
  /** Whether a check has one row for all cases. */
  hasOneRow?(check: Check<R>): boolean
  /** Why a session proves little, if so; `isWrong`: it violates a check that is meant, or lacks what one needs. */
  doubt?(
    reading: R,
    isWrong: (isMeant?: (check: Check<R>) => boolean) => boolean,
    scenario: S,
  ): Doubt | undefined
  /** How a session that a limit of the suite decided is run unhurried. */
  unhurried?: {
    /** Whether that was so; `busy`: others keep the machine busy, so that every limit is short. */
    isNeeded(reading: R, scenario: S, options: Options & { busy: boolean }): boolean
    scenario(scenario: S): S
    /** Whether a limit decided a session all the same. */
    hangs(reading: R): boolean
    /** Whether the subject wrote nothing at all in a session that hangs. */
    isSilent?(reading: R): boolean
    /** What a session came to, for who waits for it to be run again. */
    seen?(reading: R): string
    /** The sessions that one which hangs all the same speaks for, those of its case when left out. */
    scope?: Scope
  }
  /** Whether what is doubtful is run again alone, and at last with longer limits; beside others when left out. */
  retriesAlone?: boolean
  /** Whether a reading without a fault is kept to the end, for checks of all baselines and the summary. */
  keeps?(reading: R): boolean
  /** Sessions are planned for as long as there is time, so that what they are compared with is kept to the end. */
  staysOpen?: boolean
  /** Smaller scenarios that may show the same violation. */
  smaller?(scenario: S): readonly S[]
  /** How many of them are tried for one violation, where sessions take long. */
  mostSmaller?: number
  /** What a row shows of the reading that violates its requirement. */
  illustrate?(reading: R): Partial<Result>
  /** The rows as they are reported. */
  finish?(rows: readonly Result[], retained: readonly R[]): Result[]
  /** What the document states about the subject, and of the first session with it. */
  summary(readings: Summarised<R>, options?: Options): Summary
}

/** The reading of the smoke scenario, else the first of a run; and those that are kept, in the order of the cases. */
export interface Summarised<R> {
  first?: R
  retained: readonly R[]
}

export type Summary = Pick<Results, 'subject'> & Partial<Results>
