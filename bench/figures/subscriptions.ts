import { join } from 'node:path'
import type { Figure, Row } from '../figure.ts'
import type { Delivery } from '../programs/subscriptions.ts'
import { middleOf, type Rounds } from '../rounds.ts'
import { root, type Workspace } from '../workspace.ts'

const ALL: Delivery = {
  host: join(root, 'reference-impl/plugin-host/plugin-host.js'),
  reader: join(root, 'bench/programs/event-reader.ts'),
  ...{ rounds: 3, subscriptions: 50, events: 10_000 },
}

/** The reference plugin host delivering 10,000 events to each of 50 subscriptions, which must be complete and in order. */
export const subscriptions: Figure = {
  name: 'subscriptions',
  async measure(workspace) {
    const rounds = await workspace.run<Rounds>('subscriptions', ALL)
    const rate: Row = {
      figure: 'events of 50 subscriptions',
      ...middleOf(rounds),
      unit: '/s',
      target: { atLeast: 0.25 },
      note: 'the same messages through a bare pipe; 10,000 each, complete and in order',
    }
    return [rate, await flat(workspace)]
  },
}

/** Fifty times as many messages take no more memory. */
async function flat(workspace: Workspace): Promise<Row> {
  const one: Delivery = { ...ALL, subscriptions: 1, alone: true }
  const limit = await workspace.run<number>('subscriptions', one)
  const measured = await workspace.run<number>('subscriptions', { ...ALL, alone: true })
  return {
    figure: 'memory of 50 subscriptions',
    ...{ measured, limit, unit: 'MB', ratio: measured / limit, target: { atMost: 1.2 } },
    note: 'one subscription to the same 10,000 events',
  }
}
