import { batchMutants } from './await/batch.ts'
import { besideSpawnMutants } from './await/beside-spawns.ts'
import { nearBatchMutants } from './await/near-batches.ts'
import { refusedBatchMutants } from './await/refused-batch.ts'
import type { Mutant } from './mutant.ts'

export const awaitBatchMutants: readonly Mutant[] = [
  ...batchMutants,
  ...refusedBatchMutants,
  ...nearBatchMutants,
  ...besideSpawnMutants,
]
