import { ran } from '../dispatch/plugins.ts'
import { firstOf } from '../observed.ts'
import { programOf, registering, registryOf } from './served.ts'

/** The host's copy of the registry. @see rfd072 §Plugin Registry */
export const copyScenes = [
  registering(
    'a document that is not there any more',
    { registry: registryOf({ remembered: {} }, { once: true }), words: ['remembered'] },
    {
      'plugin.dispatch.registry-is-cached#copy': [
        'a run of a plugin that the copy lists, although the document itself cannot be had',
        ran(programOf('remembered')),
      ],
    },
  ),
  registering(
    'a second update',
    {
      registry: registryOf(
        { former: { until: 1 }, newcomer: { since: 1 } },
        { updates: 2, once: true },
      ),
      words: ['newcomer'],
      control: { words: ['former'] },
    },
    {
      'plugin.dispatch.registry-is-cached#update': [
        'a run of a plugin that the registry has listed only since the second `plugin update`, and none of one that it lists no more',
        firstOf(ran(programOf('newcomer')), (reading) =>
          ran(`control/${programOf('former')}`)(reading)
            ? undefined
            : 'the plugin was run that is not listed any more',
        ),
      ],
    },
  ),
]
