import type { Call } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { running, spawnCall } from '../../../vfs/host/state/handle.ts'
import { awaitCall } from '../handles.ts'

/** What the tools of a history report, stage by stage. */
export const STAGES = ['runs', 'ends', 'result'] as const

/** What a tool reports at a stage: unlike any other spawn's, and no part of another text. */
export const textOfStage = (stage: (typeof STAGES)[number], spawn: string): string =>
  `[${stage} of ${spawn}]`

/** How long a tool works after its input, in milliseconds, so that its end is not shown by the answer to its input. */
const WORK_MS = 120

/** A spawn of a tool that runs until it is given an input, and stops some time after it; it may do more first. */
export const spawning = (id: string, name: string, ...first: ProbeStep[]): Call => ({
  ...spawnCall(id, [
    ...first,
    running(textOfStage('runs', name)),
    { wait_apply: true },
    running(textOfStage('ends', name)),
    { sleep_ms: WORK_MS },
    { stop: textOfStage('result', name) },
  ]),
  id: name,
})

/** An await of one handle with a limit in seconds, so that a lost wake-up ends in an answer. */
export const awaiting = (id: string, name: string, limitS: number): Call =>
  awaitCall(name, { all: [id], timeout_secs: limitS })
