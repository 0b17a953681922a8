import { type Condition, idsIn } from '../await/condition.ts'
import type { Command } from './command.ts'

/** What an open call waits for. */
export type Want =
  /** The user's permission for a command other than a spawn. */
  | { readonly until: 'permission'; readonly command: Exclude<Command, { command: 'spawn' }> }
  /** The start of the tool that it spawns. */
  | { readonly until: 'start'; readonly instance: number }
  /** A report later than the one with this number. */
  | { readonly until: 'report'; readonly instance: number; readonly after: number }
  /** The end of a tool. */
  | { readonly until: 'stop'; readonly instance: number }
  /** The condition of an await, whose ids mean these instances for good. */
  | {
      readonly until: 'condition'
      readonly condition: Condition
      readonly instances: ReadonlyMap<string, number>
    }

/** Why a call is answered before it has what it waits for. */
export type Interruption = 'limit' | 'cancelled' | 'turn end' | 'host exit'

/** A call without a reply. */
export interface OpenCall {
  readonly call: number
  readonly want: Want
  readonly interrupted?: Interruption
}

/** The instances that an open call waits for. */
export function instancesOf({ want }: OpenCall): readonly number[] {
  switch (want.until) {
    case 'permission':
      return []
    case 'condition':
      return idsIn(want.condition).flatMap((id) => want.instances.get(id) ?? [])
    default:
      return [want.instance]
  }
}
