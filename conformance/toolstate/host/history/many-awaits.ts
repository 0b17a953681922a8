import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import { awaitScenario } from '../handle-scenario.ts'
import { begun, ended } from '../handles.ts'
import { awaiting } from './tool.ts'

/** Seconds after which an await ends that its stop has not woken. */
export const LIMIT_S = 6

/** The handle that keeps each batch from coming back, so that no result is delivered while others are awaited. */
const KEEPER = 'keeper'

/** Awaits of one batch, one of which is about the keeper. */
const IN_A_BATCH = 100

/** Batches about one handle: half of them before its tool is given the input after which it stops. */
const BATCHES = 8

/** Handles that stop; each is awaited 792 times. */
const HANDLES = ['one', 'two', 'three', 'four']

const batch = (id: string, nth: number): Action => ({
  call: [
    awaiting(KEEPER, `await ${KEEPER} ${id} ${nth}`, 60),
    ...Array.from({ length: IN_A_BATCH - 1 }, (_, at) =>
      awaiting(id, `await ${id} ${nth} ${at}`, LIMIT_S),
    ),
  ],
  background: true,
})

/** The input, and awaits from before it until after the stop that follows. */
function stopping(id: string): Action[] {
  const batches = Array.from({ length: BATCHES }, (_, nth) => batch(id, nth))
  const [input, release, ...gone] = ended(id)
  const late = batches.slice(BATCHES / 2).flatMap((each) => [each, { pause_ms: 40 }])
  return [
    ...batches.slice(0, BATCHES / 2),
    ...[input, release].filter((each) => each !== undefined),
    ...late,
    ...gone,
  ]
}

/** Thousands of awaits on a few handles that stop while they begin. */
export const manyAwaits: HostScenario = awaitScenario(
  { name: 'thousands of awaits', timeoutMs: 40_000 },
  begun(KEEPER),
  ...HANDLES.flatMap((id) => [begun(id), stopping(id)]),
  ended(KEEPER),
)

/** Whether an await of the scenario is about a handle that stops while others are awaited. */
export const isCounted = (awaited: unknown): awaited is string =>
  typeof awaited === 'string' && HANDLES.includes(awaited)
