import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { fileServices } from '../files/index.ts'
import { answered, refused } from '../service.ts'
import { both, having, onAnswer, onResult } from './combinators.ts'
import { leakyProject } from './leaky-project.ts'
import type { Apply } from './mutant.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult, type Other } from './requests.ts'

/** Changes every path of a request before anything is looked at. */
const onPaths = (change: (path: string) => string): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, params, signal) =>
        plainly(method, method.startsWith('fs.') ? pathsChanged(params, change) : params, signal)
    },
  }))

function pathsChanged(params: unknown, change: (path: string) => string): unknown {
  if (!isObject(params)) return params
  const changed = (value: unknown) => (typeof value === 'string' ? change(value) : value)
  const paths = Array.isArray(params.paths) ? { paths: params.paths.map(changed) } : {}
  const named = ['path', 'from', 'to'].filter((name) => name in params)
  return {
    ...params,
    ...paths,
    ...Object.fromEntries(named.map((name) => [name, changed(params[name])])),
  }
}

/** The path with every `..` applied, as far as there is anything above. */
const collapsed = (path: string) => posix.normalize(`/${path}`).slice(1) || '.'
const climbs = (path: string) => path.split('/').includes('..')

/** Refuses a request for any of its paths. */
const refusing = (isRefused: (path: string) => boolean): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, params, signal) => {
        const { path } = (isObject(params) ? params : {}) as JsonObject
        const isBad = typeof path === 'string' && isRefused(path)
        return isBad
          ? Promise.resolve(refused(-32602, 'a bad path'))
          : plainly(method, params, signal)
      }
    },
  }))

/** The first file in the root of the project that a pattern fits; the pattern itself where none does. */
async function expanded(pattern: unknown, other: Other): Promise<unknown> {
  if (!/[*?]/.test(String(pattern))) return pattern
  const listing = await other('fs.list_dir', { path: '.' })
  const fits = new RegExp(
    `^${String(pattern).replace(/[.*?]/g, (sign) => (sign === '.' ? '\\.' : '[^*?].*'))}$`,
  )
  const entries = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
  return entries.find(({ path }) => fits.test(path))?.path ?? pattern
}

const expands = (method: string) =>
  instead(method, async (params, plainly, other) =>
    plainly({ ...params, path: await expanded(params.path, other) }),
  )

const leaking = (kinds: { reads: boolean; changes: boolean }): Apply =>
  having(({ project, services }) => ({
    services: { ...services, ...fileServices(leakyProject(project, kinds)) },
  }))

export const pathsMutants = mutantsOf(
  {
    id: 'vfs.paths.own-directory-first',
    violates: 'vfs.paths.resolved-against-root',
    change: 'reads a file of its own working directory where there is one',
    apply: instead('fs.read', (params, plainly) => {
      const path = String(params.path)
      if (path.startsWith('/') || climbs(path) || !existsSync(path)) return plainly(params)
      const content = readFileSync(path, 'utf8')
      return answered({ content, size: Buffer.byteLength(content) })
    }),
  },
  {
    id: 'vfs.paths.absolute-from-root',
    violates: 'vfs.paths.refuses-absolute',
    change: 'takes an absolute path from the root of the project',
    apply: onPaths((path) => path.replace(/^\/+(?=.)/, '')),
  },
  {
    id: 'vfs.paths.stays-at-the-top',
    violates: 'vfs.paths.refuses-leading-escape',
    change: 'takes a path that begins with `..` from the root of the project',
    apply: onPaths((path) => (path.startsWith('..') ? collapsed(path) : path)),
  },
  {
    id: 'vfs.paths.looks-at-the-beginning',
    violates: 'vfs.paths.refuses-later-escape',
    change: 'looks for `..` at the beginning of a path alone',
    apply: onPaths((path) => (path.startsWith('..') ? path : collapsed(path))),
  },
  {
    id: 'vfs.paths.any-two-dots',
    violates: 'vfs.paths.dots-in-names',
    change: 'refuses a path with two dots anywhere',
    apply: refusing((path) => path.includes('..')),
  },
  {
    id: 'vfs.paths.directories-first',
    violates: 'vfs.paths.refusal-has-no-effect',
    change: 'makes the directories above a file before it looks at the whole path',
    apply: instead('fs.write', async (params, plainly, other) => {
      const answer = await plainly(params)
      const [first = ''] = String(params.path).split('/')
      if (!isResult(answer) && climbs(String(params.path)) && /^\w/.test(first))
        await other('fs.write', { path: `${first}/.directory`, content: '' })
      return answer
    }),
  },
  {
    id: 'vfs.paths.refuses-for-good',
    violates: 'vfs.paths.refusal-ends-only-the-call',
    change: 'serves a tool no more once it has sent a bad path',
    apply: having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        let isTrusted = true
        return async (method, params, signal) => {
          if (!isTrusted) return refused(-32603, 'the tool is not trusted any more')
          const answer = await plainly(method, params, signal)
          isTrusted = !JSON.stringify(params).includes('"..')
          return answer
        }
      },
    })),
  },
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
    id: 'vfs.paths.expands-wildcards',
    violates: 'vfs.paths.are-literal',
    change: 'takes a path with wildcards for the files that it fits',
    apply: both(expands('fs.read'), expands('fs.delete')),
  },
  {
    id: 'vfs.paths.expands-tildes',
    violates: 'vfs.paths.are-literal',
    change: 'takes a tilde for a directory of the user',
    apply: onPaths((path) => path.replace(/^~\//, 'home/')),
  },
  {
    id: 'vfs.paths.takes-letters-apart',
    violates: 'vfs.paths.non-ascii-names',
    change: 'lists names with their accents taken apart',
    apply: onResult('fs.list_dir', ({ entries }) => ({
      entries: (entries as { path: string }[]).map((entry) => ({
        ...entry,
        path: entry.path.normalize('NFD'),
      })),
    })),
  },
  {
    id: 'vfs.paths.ends-at-nul',
    violates: 'vfs.paths.nul-is-not-cut',
    change: 'takes a path up to a NUL character',
    apply: onPaths((path) => path.replace(/\0.*$/s, '')),
  },
  {
    id: 'vfs.paths.repairs-surrogates',
    violates: 'vfs.paths.nul-is-not-cut',
    change: 'puts a replacement character for half a surrogate pair',
    apply: onPaths((path) => path.toWellFormed()),
  },
  {
    id: 'vfs.paths.own-fault',
    violates: 'vfs.paths.refusal-code',
    change: 'calls a bad path a fault of its own',
    apply: onAnswer('fs.read', (answer) =>
      isResult(answer) ? answer : refused(-32603, 'cannot be read'),
    ),
  },
  {
    id: 'vfs.paths.tells-of-outside',
    violates: 'vfs.paths.refusal-hides-existence',
    change: 'says of an absolute path whether anything is there',
    apply: onAnswer('fs.read', (answer, { path }) =>
      String(path).startsWith('/') && !existsSync(String(path))
        ? refused(-32002, 'no such file')
        : answer,
    ),
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
