import { onDecision } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { allowing, isReading, WRITING } from './decisions.ts'

export const grantMutants = mutantsOf(
  {
    id: 'vfs.policy.denies-by-default',
    violates: 'vfs.policy.default-allows-reading',
    change: 'lets a tool without a policy read nothing',
    apply: onDecision((decision, method, params) =>
      isReading(method)
        ? { decision: 'refuse', because: `${params.path ?? 'the project'} may not be read` }
        : decision,
    ),
  },
  {
    id: 'vfs.policy.writes-by-default',
    violates: 'vfs.policy.default-is-read-only',
    change: 'lets a tool without a policy write anywhere',
    apply: allowing((because) => because.includes('is read-only')),
  },
  {
    id: 'vfs.policy.knows-no-writable',
    violates: 'vfs.policy.writable-grants-writing',
    change: 'does not know that a project can be writable',
    apply: onDecision((decision, method, params) =>
      WRITING.includes(method)
        ? { decision: 'refuse', because: `${params.path ?? params.from} cannot be changed` }
        : decision,
    ),
  },
  {
    id: 'vfs.policy.allowed-is-writable',
    violates: 'vfs.policy.allow-alone-grants-no-writing',
    change: 'takes what is allowed for writable',
    apply: allowing((because) => because.includes('is read-only')),
  },
  {
    id: 'vfs.policy.by-letters',
    violates: 'vfs.policy.allow-matches-components',
    change: 'takes an allowed path for the beginning of a text',
    apply: allowing(
      (because, _, params) =>
        because.includes('outside the paths') &&
        [params.path, params.from, params.to].every(
          (path) => path === undefined || String(path).startsWith('src'),
        ),
    ),
  },
  {
    id: 'vfs.policy.first-policy',
    violates: 'vfs.policy.policy-of-invoked-tool',
    change: 'keeps the first policy that allowed a tool to write',
    apply: (parts) => {
      const params = { path: 'any.txt' }
      if (parts.surroundings.decide('fs.write', params).decision === 'allow')
        known.isWritable = true
      return allowing((because) => known.isWritable && because.includes('is read-only'))(parts)
    },
  },
)

/** What is known to all runs of one host. */
const known = { isWritable: false }
