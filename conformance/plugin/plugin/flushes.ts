import { satisfied } from '../../engine/finding.ts'
import { heldBack, keepsNothing } from '../../vfs/tool/held-back.ts'
import { isByHand, type PluginCheck } from './plugin-check.ts'

/** A plugin that is silent until it is asked to end is asked sooner, and judged by that. @see rfd072 §Protocol */
export const flushes: PluginCheck = {
  verifies: 'plugin.framing.plugin-flushes',
  ...keepsNothing,
  on: { ...keepsNothing.on, baselines: true },
  judge(c) {
    if (c.start.fault) return keepsNothing.judge(c)
    return c.typed.length > 0 && !isByHand(c) && !heldBack(c) ? [satisfied()] : []
  },
}
