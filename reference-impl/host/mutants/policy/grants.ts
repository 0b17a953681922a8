import type { JsonObject } from '../../../../harness/wire/json.ts'
import { onDecision } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { allowing, isReading, WRITING } from './decisions.ts'

/** Refuses to write to some paths, whatever the policy. */
const refusingPaths = (isRefused: (path: string) => boolean) =>
  onDecision((decision, method, { path }) =>
    method === 'fs.write' && isRefused(String(path))
      ? { decision: 'refuse', because: `${path} cannot be changed` }
      : decision,
  )

const refusing = (isRefused: (params: JsonObject, method: string) => boolean) =>
  onDecision((decision, method, params) =>
    isRefused(params, method)
      ? { decision: 'refuse', because: `${params.path ?? params.from} cannot be changed` }
      : decision,
  )

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
    'protects-hidden: writes no file whose name begins with a dot': refusingPaths((path) =>
      /(^|\/)\.[^/]*$/.test(path),
    ),
    'knows-no-writable: does not know that a project can be writable': onDecision(
      (decision, method, params) =>
        WRITING.includes(method)
          ? { decision: 'refuse', because: `${params.path ?? params.from} cannot be changed` }
          : decision,
    ),
  },
  'allow-alone-grants-no-writing': {
    'moves-freely: takes a new name for no change of what is read-only': allowing(
      (because, method) => because.includes('is read-only') && method === 'fs.rename',
    ),
    'false-is-there: takes `writable` for granted that is false': allowing(
      (because, _, { path }) => because.includes('is read-only') && path === 'locked.txt',
    ),
    'allowed-is-writable: takes what is allowed for writable': allowing((because) =>
      because.includes('is read-only'),
    ),
  },
  'allow-matches-components': {
    'children-alone: covers what stands in an allowed directory and nothing below it':
      refusingPaths((path) => path.split('/').length > 2),
    'ignores-case: compares entries without regard to case': allowing(
      (because, _, { path }) =>
        because.includes('outside the paths') && /^src\//i.test(String(path)),
    ),
    'by-letters: takes an allowed path for the beginning of a text': allowing(
      (because, _, params) =>
        because.includes('outside the paths') &&
        [params.path, params.from, params.to].every(
          (path) => path === undefined || String(path).startsWith('src'),
        ),
    ),
  },
  'entries-grant-writing#each-entry': {
    'last-entry: looks at the last entry of a list alone': onDecision((decision, method, params) =>
      WRITING.includes(method) && String(params.path).startsWith('first/')
        ? { decision: 'refuse', because: `${params.path} is not what may be changed` }
        : decision,
    ),
    'first-components: compares the first component of an entry alone': allowing(
      (_, __, { path }) => path === 'third/new.txt',
    ),
    'entries-anywhere: finds the directory of an entry in other directories too': allowing(
      (_, __, { path }) => path === 'other/first/new.txt',
    ),
    'one-entry-at-a-time: moves no file from one entry to another': refusing(
      ({ from, to }) => String(from).startsWith('first/') && String(to).startsWith('second/'),
    ),
    'writes-alone: lets a tool delete nothing below an entry': refusing(
      ({ path }, method) => method === 'fs.delete' && path === 'second/deep/new.txt',
    ),
  },
  'entries-grant-writing#file': {
    'deletes-beside: takes the entry of a file for what may be deleted beside it': allowing(
      (_, method, { path }) => method === 'fs.delete' && path === 'two.txt',
    ),
    'whole-directory: takes the entry of a file for its directory': allowing(
      (because, _, { path }) => because.includes('outside the paths') && path === 'two.txt',
    ),
    'directories-alone: takes no file for an entry': onDecision((decision, method, { path }) =>
      WRITING.includes(method) && path === 'one.txt'
        ? { decision: 'refuse', because: `${path} is no directory` }
        : decision,
    ),
  },
  'entries-grant-writing#no-entry': {
    'empty-may-delete: takes an empty list for what may be deleted': allowing(
      (_, method, { path }) => method === 'fs.delete' && path === 'none.txt',
    ),
    'empty-may-move: takes an empty list for what may be renamed': allowing(
      (_, method, { from }) => method === 'fs.rename' && from === 'none.txt',
    ),
    'empty-is-all: takes an empty list for the whole project': allowing(
      (because, _, { path }) => because.includes('outside the paths') && path === 'none.txt',
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
