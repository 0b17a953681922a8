import { empty } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { scenarioThenSnapshot } from '../scenario-checks.ts'
import { remove, rename, write } from './requests.ts'

/** Links from where a tool may write to where it may not, all of them inside the project. */
const links = scenarioThenSnapshot(
  {
    name: 'policy: links from an allowed place to another one',
    files: {
      'open/own.txt': 'own',
      'open/link': { link: '../closed' },
      'open/file': { link: '../closed/kept.txt' },
      'closed/kept.txt': 'kept',
      'closed/doomed.txt': 'doomed',
    },
    policy: { filesystem: { allow: ['open'], writable: true } },
  },
  {
    'write new': write('open/link/new.txt'),
    'write over': write('open/link/kept.txt'),
    'write through': write('open/file'),
    'rename in': rename('open/own.txt', 'open/link/moved.txt'),
    'rename out': rename('open/link/doomed.txt', 'open/stolen.txt'),
    delete: remove('open/link/doomed.txt'),
    control: write('open/control.txt'),
  },
)

/** What a link inside the project opens. */
export const linkChecks = hostChecks(
  links.check('vfs.policy.every-request-checked#links', {
    precondition: { control: empty },
    project: {
      'closed/new.txt': null,
      'closed/moved.txt': null,
      'closed/kept.txt': 'kept',
      'closed/doomed.txt': 'doomed',
      'open/stolen.txt': null,
    },
  }),
)
