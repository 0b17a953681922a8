import type { Figure, Row } from '../figure.ts'
import type { Contained } from '../programs/containers.ts'
import { middleOf } from '../rounds.ts'
import { benchTool } from '../subjects.ts'
import { Unmeasurable } from '../workspace.ts'

const MEGABYTES = 110

/** What it costs to run a session in a container, where an engine answers. */
export const containers: Figure = {
  name: 'containers',
  async measure(workspace) {
    const tool = await benchTool(workspace)
    const given = { tool, folder: await workspace.built(), rounds: 7, calls: 2_000 }
    const measured = await workspace.run<Contained | Record<string, never>>('containers', given)
    const { starts, trips, megabytes } = measured
    if (!starts || !trips || !megabytes)
      throw new Unmeasurable('no container engine answers here (DOCKER_HOST)')
    return [
      {
        figure: 'a conversation in a container',
        ...middleOf(starts),
        unit: 'ms',
        target: { atMost: 1.1 },
        note: "the engine's client alone",
      },
      {
        figure: 'round trips into a container',
        ...middleOf(trips),
        unit: '/s',
        target: { atLeast: 0.6 },
        note: "the engine's client alone, which neither reads nor records",
      },
      memory(megabytes),
    ]
  },
}

const memory = (measured: number): Row => ({
  figure: 'memory, with containers',
  ...{ measured, limit: MEGABYTES, unit: 'MB', ratio: measured / MEGABYTES },
  target: { atMost: 1 },
  note: 'what our own process may use at most',
})
