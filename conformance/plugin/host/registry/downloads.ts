import { quote } from '../../../engine/finding.ts'
import { scene } from '../scenario.ts'
import { notPlaced, placed, registered, registryOf, seenIn } from './served.ts'

const INSTALL = ['plugin', 'install']

/** Where a downloaded program comes to lie, and that it is the one which the registry means. @see rfd072 §Plugin Registry */
export const downloadScenes = [
  scene(
    'registry: a wrong checksum',
    {
      ...registered,
      registry: registryOf({ forged: { wrong: true }, genuine: {} }),
      words: [...INSTALL, 'forged'],
      control: { words: [...INSTALL, 'genuine'] },
    },
    {
      'plugin.dispatch.download-is-verified#verified': [
        'no executable file where the last digit of the checksum differs',
        notPlaced('genuine', 'forged'),
      ],
    },
  ),
  scene(
    'registry: the place of installation',
    {
      ...registered,
      registry: registryOf({ genuine: {} }),
      words: [...INSTALL, 'genuine'],
      control: { words: ['genuine'] },
    },
    {
      'plugin.dispatch.download-is-verified#name': [
        `an executable file ${quote('jp-genuine')} in the directory of installed plugins`,
        (reading) => {
          const { installed, copies } = seenIn(reading)
          if (installed.includes('jp-genuine')) return undefined
          const [copy] = copies.filter(({ executable }) => executable)
          return copy
            ? `it is installed as ${quote(`{home}/${copy.at}`)}`
            : placed('genuine')(reading)
        },
      ],
    },
  ),
]
