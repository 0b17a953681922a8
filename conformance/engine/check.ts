import type { Fault } from '../../harness/adversary/fault.ts'
import type { Started, Transcript } from '../../harness/transcript.ts'
import type { Finding } from './finding.ts'

/** A transcript read once, with whatever the checks of a suite ask for. */
export interface Reading {
  start: Started
  transcript: Transcript
}

/** What a reading is compared with. */
export interface Compared<R> {
  /** The same scenario without a fault; the reading itself where there is no such session. */
  baseline: R
  /** The same scenario without a fault, run a second time. */
  repeated?: R
  /** The same scenario under the check's control. */
  control?: R
}

/** The readings that a check is about. */
export type Selector =
  | 'every reading'
  | 'every baseline'
  | { scenario: string | readonly string[] }
  | {
      fault(fault: Fault): boolean
      /** The nearest fault that must go well for a violation under this one to be caused by it. */
      control?(fault: Fault): Fault
      /** Sessions without a fault are judged as well. */
      baselines?: true
    }

interface Common<Id extends string> {
  verifies: Id
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise?: string
}

/** Judges single readings; a pure function. */
export interface ReadingCheck<R, Id extends string = string> extends Common<Id> {
  on: Selector
  judge(reading: R, compared: Compared<R>): Finding[]
}

/** Judges the baselines of a run together. */
export interface BaselinesCheck<R, Id extends string = string> extends Common<Id> {
  on: 'all baselines'
  judgeAll(baselines: readonly R[]): Finding[]
}

/** One way to verify one requirement: the readings that it is about, and the judgement. */
export type Check<R, Id extends string = string> = ReadingCheck<R, Id> | BaselinesCheck<R, Id>

export const isReadingCheck = <R>(check: Check<R>): check is ReadingCheck<R> =>
  check.on !== 'all baselines'

/** A fault brings its control along, without which it proves nothing. */
export function withControls<R>({ on }: Check<R>, faults: readonly Fault[]): readonly Fault[] {
  if (typeof on !== 'object' || !('control' in on)) return faults
  return faults.flatMap((fault) =>
    on.control && on.fault(fault) ? [on.control(fault), fault] : [fault],
  )
}

/** Whether a check is about the session that begins so. Rules are not judged under a fault that may confuse. */
export function selects(
  on: Selector,
  { fault, scenario }: Pick<Started, 'fault' | 'scenario'>,
  confusing: boolean,
): boolean {
  if (on === 'every reading') return !confusing
  if (on === 'every baseline') return fault === undefined
  if ('scenario' in on) return scenario !== undefined && [on.scenario].flat().includes(scenario)
  return fault === undefined ? on.baselines === true : on.fault(fault)
}
