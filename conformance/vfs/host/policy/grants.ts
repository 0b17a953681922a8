import { contentOf, empty, same } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { projectHas } from '../project-state.ts'
import { nobodyAsked, reads } from './requests.ts'
import { CODED, FS, policies, untouched, writes } from './tools.ts'

/** What a policy lets a tool do. */
export const grantChecks = hostChecks(
  policies.check('vfs.policy.default-allows-reading', { expect: reads, also: nobodyAsked }),
  policies.check('vfs.policy.default-is-read-only', {
    precondition: { ...writes, read: contentOf('needle') },
    expect: same(FS, CODED),
    also: (c) => untouched(c, 1),
  }),
  policies.check('vfs.policy.writable-grants-writing', {
    expect: same(['write root', 'write below', 'rename up', 'delete root'], empty),
    project: {
      'written.txt': 'written',
      'deep/er/written.txt': 'written',
      'moved.txt': 'a',
      'src/a.txt': null,
      'doomed.txt': null,
    },
    also: nobodyAsked,
  }),
  policies.check('vfs.policy.allow-alone-grants-no-writing', {
    precondition: { ...writes, 'list read': contentOf('kept') },
    expect: same(['list write', 'list delete'], CODED),
    also: (c) => projectHas(c, { 'listed.txt': null, 'b.txt': 'b' }, 3),
  }),
  policies.check('vfs.policy.allow-matches-components', {
    precondition: { 'write within': empty },
    expect: same(
      [
        'write longer name',
        'delete longer name',
        'write longer file',
        'rename out',
        'rename in',
        'write beside',
      ],
      CODED,
    ),
    also: (c) =>
      projectHas(
        c,
        {
          'src/new.txt': 'written',
          'src_generated/a.txt': 'as it was',
          'src_generated/new.txt': null,
          'src.bak': 'as it was',
          'src/stolen.txt': null,
          'srcs.txt': null,
        },
        4,
      ),
  }),
)
