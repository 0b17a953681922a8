import { quote } from '../../../engine/finding.ts'
import { notPlaced, placed, registering, registryOf, seenIn } from './served.ts'

const INSTALL = ['plugin', 'install']

/** Where a downloaded program comes to lie, and that it is the one which the registry means. @see rfd072 §Plugin Registry */
export const downloadScenes = [
  registering(
    'a wrong checksum',
    {
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
  registering(
    'the place of installation',
    {
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
