import { besideMutants } from './query/beside.ts'
import { inputMutants } from './query/inputs.ts'
import { lastingMutants } from './query/lasting.ts'
import { laterQueryMutants } from './query/later.ts'
import { nearQueryMutants } from './query/nearly.ts'
import { nearTurnMutants } from './query/nearly-turns.ts'
import { receiverMutants } from './query/receivers.ts'
import { refusalMutants } from './query/refusals.ts'
import { roundMutants } from './query/rounds.ts'
import { storedMutants } from './query/stored.ts'
import { toolMutants } from './query/tools.ts'
import { turnMutants } from './query/turns.ts'

/** Defects of queries. @see rfd-d18 §Query (Agent Loop Delegation) */
export const queryMutants = [
  ...turnMutants,
  ...receiverMutants,
  ...nearQueryMutants,
  ...nearTurnMutants,
  ...storedMutants,
  ...inputMutants,
  ...refusalMutants,
  ...besideMutants,
  ...toolMutants,
  ...lastingMutants,
  ...laterQueryMutants,
  ...roundMutants,
]
