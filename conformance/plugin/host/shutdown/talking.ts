import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { asked, ends, endsLate } from '../grace-period.ts'
import { firstOf } from '../observed.ts'
import { LIST } from '../requests.ts'
import { scene } from '../scenario.ts'
import { ask, begin, print } from '../script.ts'

/** Waits for `shutdown`, whatever signals come. */
export const ASKED: PluginStep[] = [
  { catch_signals: true },
  { mark: 'here' },
  { message: 'shutdown' },
]

/** Requests and texts for longer than the period, none of them far from the one before. */
const GOES_ON = Array.from({ length: 12 }, () => [
  ...ask(LIST),
  ...print('still here\n'),
  { pass_ms: 1_000 },
]).flat()

/** Plugins that go on as if they had not been asked to end. @see rfd072 §Shutdown */
export const talkingScenes = [
  scene(
    'shutdown: a plugin that goes on asking',
    { steps: begin(...ASKED, ...GOES_ON, { stay: true }), signal: { at: 'here', name: 'SIGTERM' } },
    {
      'plugin.shutdown.kills-after-grace#default': {
        title: 'counts the five seconds from the signal, whatever the plugin still sends',
        expected: 'five seconds from the signal',
        observe: firstOf(
          asked,
          ends,
          (reading) => endsLate(reading) && 'the plugin is killed later',
        ),
      },
    },
  ),
]
