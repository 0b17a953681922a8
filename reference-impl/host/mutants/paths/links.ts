import { fileServices } from '../../files/index.ts'
import { having } from '../combinators.ts'
import { leakyProject } from '../leaky-project.ts'
import { type Apply, mutantsOf } from '../mutant.ts'
import { collapsed, onPaths } from './requests.ts'

const leaking = (kinds: { reads: boolean; changes: boolean }): Apply =>
  having(({ project, services }) => ({
    services: { ...services, ...fileServices(leakyProject(project, kinds)) },
  }))

export const linkMutants = mutantsOf(
  {
    id: 'vfs.paths.reads-through-links',
    violates: 'vfs.paths.links-do-not-read-outside',
    change: 'reads what a link leads to, wherever that is',
    apply: leaking({ reads: true, changes: false }),
  },
  {
    id: 'vfs.paths.changes-through-links',
    violates: 'vfs.paths.links-do-not-change-outside',
    change: 'writes and deletes what a link leads to, wherever that is',
    apply: leaking({ reads: false, changes: true }),
  },
  {
    id: 'vfs.paths.up-from-the-target',
    violates: 'vfs.paths.inner-parent-components',
    change: 'goes up from where a link leads to',
    apply: (parts) =>
      onPaths((path) => {
        const [first = '', ...rest] = path.split('/')
        const target = rest[0] === '..' ? parts.project.linkAt([first]) : undefined
        return target === undefined ? path : collapsed([target, ...rest].join('/'))
      })(parts),
  },
)
