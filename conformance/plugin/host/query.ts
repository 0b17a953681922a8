import { besideScenes } from './query/beside.ts'
import { failureScenes } from './query/failures.ts'
import { heldLockScenes } from './query/held-lock.ts'
import { inputScenes } from './query/inputs.ts'
import { lockScenes } from './query/locks.ts'
import { parallelScenes } from './query/parallel.ts'
import { pluginEndScenes } from './query/plugin-ends.ts'
import { receiverScenes } from './query/receivers.ts'
import { refusalScenes } from './query/refusals.ts'
import { shuttingDownScenes } from './query/shutting-down.ts'
import { slowReaderScenes } from './query/slow-reader.ts'
import { streamingScenes } from './query/streaming.ts'
import { toolScenes } from './query/tools.ts'
import { turnScenes } from './query/turns.ts'

/** Turns that the host runs for a plugin, which take a driver. @see rfd-d18 §Query (Agent Loop Delegation) */
export const queryScenes = [
  ...turnScenes,
  ...streamingScenes,
  ...receiverScenes,
  ...inputScenes,
  ...refusalScenes,
  ...lockScenes,
  ...besideScenes,
  ...parallelScenes,
  ...failureScenes,
  ...toolScenes,
  ...heldLockScenes,
  ...pluginEndScenes,
  ...shuttingDownScenes,
  ...slowReaderScenes,
]
