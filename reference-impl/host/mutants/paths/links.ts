import { fileServices } from '../../files/index.ts'
import { having } from '../combinators.ts'
import { leakyProject } from '../leaky-project.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { collapsed, onPaths } from './requests.ts'

const leaking = (kinds: { reads: boolean; changes: boolean }): Apply =>
  having(({ project, services }) => ({
    services: { ...services, ...fileServices(leakyProject(project, kinds)) },
  }))

export const linkMutants = mutantsIn('vfs.paths')({
  'links-do-not-read-outside': {
    'reads-through-links: reads what a link leads to, wherever that is': leaking({
      reads: true,
      changes: false,
    }),
  },
  'links-do-not-change-outside': {
    'changes-through-links: writes and deletes what a link leads to, wherever that is': leaking({
      reads: false,
      changes: true,
    }),
  },
  'inner-parent-components': {
    'up-from-the-target: goes up from where a link leads to': (parts) =>
      onPaths((path) => {
        const [first = '', ...rest] = path.split('/')
        const target = rest[0] === '..' ? parts.project.linkAt([first]) : undefined
        return target === undefined ? path : collapsed([target, ...rest].join('/'))
      })(parts),
  },
})
