import { inconclusive, quote } from '../../../engine/finding.ts'
import { type Observe, statusesOf } from '../observed.ts'
import { isPlaced, registering, registryOf, seenIn } from './served.ts'

/** The first update, without a workspace, must succeed as the second one does in a workspace. */
const updates: Observe = (reading) => {
  const [nowhere, inWorkspace] = statusesOf(reading, 'before')
  if (inWorkspace !== 0) return inconclusive(`${quote('plugin update')} fails in a workspace too`)
  return nowhere !== 0 && `${quote('plugin update')} ended with status ${String(nowhere)}`
}

/** The plugin must be installed without a workspace, where it can be in one. */
const installs: Observe = (reading) => {
  if (isPlaced(seenIn(reading), 'genuine')) return undefined
  if (isPlaced(seenIn(reading, 'control/'), 'genuine'))
    return `${quote('plugin install')} ended with status ${String(reading.exit?.code)}`
  return inconclusive('the host installs nothing in a workspace either')
}

const INSTALL = ['plugin', 'install', 'genuine']

/** Commands that need a registry and no workspace. @see rfd072 §User Experience */
export const anywhereScenes = [
  registering(
    'without a workspace',
    {
      registry: registryOf({ genuine: {} }, { updates: 2 }),
      ...{ words: INSTALL, nowhere: true, control: { words: INSTALL } },
    },
    {
      'plugin.dispatch.plugin-commands#anywhere': [
        'an update and an installation',
        (reading) => updates(reading) || installs(reading),
      ],
    },
  ),
]
