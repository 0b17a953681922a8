import { running, stop } from '../../reference-impl/host/coordinator/fixtures/scripted-tool.ts'
import {
  fetch,
  openTable,
  spawn,
  tool,
} from '../../reference-impl/host/coordinator/fixtures/table.ts'
import { timed } from '../rounds.ts'
import { answer, given } from './given.ts'

const MEASURED = 2_000
const { finished } = given<{ finished: number }>()
const table = openTable([tool('work')])

/** Spawns two handles that stop: one is awaited, the other is fetched. */
async function complete(id: string): Promise<void> {
  await table.batch(['work', spawn(id, running(), stop('done'))], ['await', { all: [id] }])
  await table.one('work', spawn(id, running(), stop('done')))
  await table.one('work', fetch(id))
}

async function completeMany(name: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await complete(`${name}${number}`)
}

// Milliseconds of two spawns, an await and a fetch in a turn of which so many handles have finished.
await completeMany('finished', finished / 2)
const ms = await timed(() => completeMany('measured', MEASURED))
answer({ ms: ms / MEASURED })
