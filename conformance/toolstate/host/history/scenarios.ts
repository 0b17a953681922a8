import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import { pick, randomFrom } from '../../../../harness/random.ts'
import { scenariosOf } from '../handle-scenario.ts'
import {
  besideALateBatch,
  besideAnAbort,
  crowd,
  inALateBatch,
  type Motif,
  twoSpawns,
  underAnAwait,
} from './motifs.ts'

/** Calls on several handles that overlap, mixed by a seed. */
export const overlaps: readonly HostScenario[] = [
  mixed(1, besideAnAbort, twoSpawns, crowd(false)),
  { ...mixed(2, underAnAwait, inALateBatch, crowd(true)), needs: ['await'] },
  { ...mixed(3, besideALateBatch, crowd(true), crowd(true)), needs: ['await'] },
]

function mixed(seed: number, ...motifs: Motif[]): HostScenario {
  const random = randomFrom(seed, 'overlaps')
  const left = motifs.map((motif, at) => [...motif(`h${seed}${'abc'.charAt(at)}`, random)])
  const actions: Action[] = []
  while (left.some(({ length }) => length > 0)) {
    const open = left.filter(({ length }) => length > 0)
    actions.push(...(pick(random, open).shift() ?? []))
  }
  const setting = { name: `calls mixed by seed ${seed}`, timeoutMs: 15_000 }
  return scenariosOf('overlaps')(setting, ...actions)
}
