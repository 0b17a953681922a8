import { asked, ends, endsLate } from '../grace-period.ts'
import { endsWith, firstOf } from '../observed.ts'
import { scene } from '../scenario.ts'
import { begin, exit } from '../script.ts'
import { ASKED } from './talking.ts'

/** Periods that are longer and shorter than the usual one, and a time in between, for which a plugin stays. */
const [CONFIGURED_S, SHORT_S, STAYING_MS] = [25, 1, 8_000]

/** Grace periods that the user configures. @see rfd072 §Shutdown */
export const periodScenes = [
  scene(
    'shutdown: a period of its own',
    {
      steps: begin(...ASKED, { pass_ms: STAYING_MS }, ...exit(4)),
      ...{ signal: { at: 'here', name: 'SIGTERM' }, plain: true },
      override: { 'plugins.shutdown_timeout_secs': CONFIGURED_S },
    },
    {
      'plugin.shutdown.grace-is-configurable': [
        'status 4, as the plugin ends within that period',
        endsWith(4),
      ],
    },
  ),
  scene(
    'shutdown: a short period of its own',
    {
      steps: begin(...ASKED, { stay: true }),
      ...{ signal: { at: 'here', name: 'SIGTERM' }, plain: true },
      override: { 'plugins.shutdown_timeout_secs': SHORT_S },
    },
    {
      'plugin.shutdown.grace-is-configurable': [
        'the end of the run before the usual period is over',
        firstOf(
          asked,
          ends,
          (reading) => endsLate(reading, SHORT_S) && 'the plugin is killed later',
        ),
      ],
    },
  ),
]
