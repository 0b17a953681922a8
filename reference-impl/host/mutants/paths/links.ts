import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { fileServices } from '../../files/index.ts'
import { answered } from '../../service.ts'
import { having, onAnswer, onParams } from '../combinators.ts'
import { type Leak, leakyProject } from '../leaky-project.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { collapsed, onPaths } from './requests.ts'

const leaking = (leak: Leak): Apply =>
  having(({ project, services }) => ({
    services: { ...services, ...fileServices(leakyProject(project, leak)) },
  }))

/** Goes up from what a link leads to, for some methods. */
const upFromTarget = (...methods: string[]): Apply =>
  onPaths((path) => path.replace(/^link\/\.\./, 'other'), ...methods)

/** Reports what a link leads to, wherever that is. */
const onTarget = (method: string, change: (target: string) => JsonObject): Apply =>
  having((parts) =>
    onAnswer(method, (answer, { path }) => {
      const [, link = '', rest = ''] = /^([^/]*)(.*)$/.exec(String(path)) ?? []
      const target = parts.project.linkAt([link])
      const isOutside = target?.startsWith('/') && existsSync(target + rest)
      return isOutside ? answered(change(target + rest)) : answer
    })(parts),
  )

/** Does something to what a link leads to that is named itself. */
const onOwnTarget = (
  method: string,
  member: 'path' | 'from' | 'to',
  act: (target: string) => void,
): Apply =>
  having((parts) =>
    onParams(method, (params) => {
      const path = String(params[member])
      const target = path.includes('/') ? undefined : parts.project.linkAt([path])
      if (target?.startsWith('/') && existsSync(target)) act(target)
      return params
    })(parts),
  )

const isRelative = (target: string) => target.startsWith('..')

export const linkMutants = mutantsIn('vfs.paths')({
  'links-do-not-read-outside': {
    'reads-through-relative: reads what a link leads to by a relative path': leaking({
      reads: true,
      follows: (_, target) => isRelative(target),
    }),
    'reads-through-chains: reads what a link leads to by another link': leaking({
      reads: true,
      follows: (_, target) => !isRelative(target) && !target.startsWith('/'),
    }),
    'reads-further-down: reads through links that are no first component': leaking({
      reads: true,
      follows: (link) => link.length > 1,
    }),
    'reads-through-new: reads through links that were not there at the beginning': leaking({
      reads: true,
      follows: ([name]) => name === 'late',
    }),
    'target-exists: states of a link whether its target exists': onTarget('fs.exists', () => ({
      exists: true,
    })),
    'target-size: states of a link the size of its target': onTarget('fs.metadata', (target) => ({
      kind: 'file',
      size: statSync(target).size,
    })),
    'reads-through-links: reads what a link leads to, wherever that is': leaking({
      reads: true,
    }),
  },
  'links-do-not-change-outside': {
    'makes-targets: makes the file that a link leads to where it is missing': leaking({
      changes: true,
      follows: (_, target) => target.startsWith('/') && !existsSync(target),
    }),
    'makes-relative-targets: makes the file that a relative link leads to where it is missing':
      leaking({
        changes: true,
        follows: (_, target) => isRelative(target) && target.endsWith('fresh.txt'),
      }),
    'deletes-targets: empties the directory that a link leads to, with the link': onOwnTarget(
      'fs.delete',
      'path',
      (target) => rmSync(join(target, 'canary.txt'), { force: true }),
    ),
    'moves-targets: moves what a link leads to, with the link': onOwnTarget(
      'fs.rename',
      'from',
      (target) => renameSync(target, `${target}.moved`),
    ),
    'writes-targets: writes to what a link leads to in place of the link': onOwnTarget(
      'fs.rename',
      'to',
      (target) => writeFileSync(target, 'over'),
    ),
    'changes-through-links: writes and deletes what a link leads to, wherever that is': leaking({
      changes: true,
    }),
  },
  'inner-parent-components': {
    'writes-beside-targets: writes beside what a link leads to': upFromTarget('fs.write'),
    'deletes-beside-targets: deletes beside what a link leads to': upFromTarget('fs.delete'),
    'moves-beside-targets: renames beside what a link leads to': upFromTarget('fs.rename'),
    'looks-beside-targets: finds what stands beside what a link leads to':
      upFromTarget('fs.exists'),
    'measures-beside-targets: measures what stands beside what a link leads to':
      upFromTarget('fs.metadata'),
    'lists-beside-targets: lists what stands beside what a link leads to':
      upFromTarget('fs.list_dir'),
    'up-from-the-target: goes up from where a link leads to': (parts) =>
      onPaths((path) => {
        const [first = '', ...rest] = path.split('/')
        const target = rest[0] === '..' ? parts.project.linkAt([first]) : undefined
        return target === undefined ? path : collapsed([target, ...rest].join('/'))
      })(parts),
  },
})
