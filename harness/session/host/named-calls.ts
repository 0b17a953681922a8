import type { Action, Call } from '../../host-scenario.ts'

/** A call whose id is filled in. */
export type NamedCall = Call & { id: string }

/** An action whose calls have ids. */
export type NamedAction = Exclude<Action, { call: unknown }> | CallAction

/** One batch of calls. */
export interface CallAction {
  call: readonly NamedCall[]
  background?: true
}

/** Fills in ids: `call`, then `call-2` and so on. */
export function namedCalls(actions: readonly Action[]): NamedAction[] {
  let count = 0
  const named = (call: Call): NamedCall => {
    count += 1
    return { id: count === 1 ? 'call' : `call-${count}`, ...call }
  }
  return actions.map((action) =>
    'call' in action ? { ...action, call: [action.call].flat().map(named) } : action,
  )
}
