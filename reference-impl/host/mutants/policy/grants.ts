import { onDecision } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { allowing, isReading, WRITING } from './decisions.ts'

export const grantMutants = mutantsIn('vfs.policy')({
  'default-allows-reading': {
    'denies-by-default: lets a tool without a policy read nothing': onDecision(
      (decision, method, params) =>
        isReading(method)
          ? { decision: 'refuse', because: `${params.path ?? 'the project'} may not be read` }
          : decision,
    ),
  },
  'default-is-read-only': {
    'writes-by-default: lets a tool without a policy write anywhere': allowing((because) =>
      because.includes('is read-only'),
    ),
  },
  'writable-grants-writing': {
    'knows-no-writable: does not know that a project can be writable': onDecision(
      (decision, method, params) =>
        WRITING.includes(method)
          ? { decision: 'refuse', because: `${params.path ?? params.from} cannot be changed` }
          : decision,
    ),
  },
  'allow-alone-grants-no-writing': {
    'allowed-is-writable: takes what is allowed for writable': allowing((because) =>
      because.includes('is read-only'),
    ),
  },
  'allow-matches-components': {
    'by-letters: takes an allowed path for the beginning of a text': allowing(
      (because, _, params) =>
        because.includes('outside the paths') &&
        [params.path, params.from, params.to].every(
          (path) => path === undefined || String(path).startsWith('src'),
        ),
    ),
  },
  'policy-of-invoked-tool': {
    'first-policy: keeps the first policy that allowed a tool to write': (parts) => {
      const params = { path: 'any.txt' }
      if (parts.serviceContext.decide('fs.write', params).decision === 'allow')
        known.isWritable = true
      return allowing((because) => known.isWritable && because.includes('is read-only'))(parts)
    },
  },
})

/** What is known to all runs of one host. */
const known = { isWritable: false }
