import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Answer, answered, refused } from '../../service.ts'
import { having, onAnswer } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { climbs, collapsed, onPaths } from './requests.ts'

const INSTALLATION = join(import.meta.dirname, '../..')

/** Takes a path as it is collapsed where no component leads above the root, of those that count as one step down. */
const climbing = (counts: (name: string) => boolean) =>
  onPaths((path) => {
    let depth = 0
    for (const name of path.split('/')) {
      depth += name === '..' ? -1 : Number(counts(name))
      if (depth < 0) return path
    }
    return path.startsWith('/') ? path : collapsed(path)
  })

/** Makes room at a new name before a bad old one is looked at. */
const makesRoom = (isBad: (from: string) => boolean) =>
  instead('fs.rename', async (params, plainly, other) => {
    if (isBad(String(params.from))) await other('fs.delete', { path: params.to })
    return plainly(params)
  })

/** Answers otherwise where an absolute path leads to nothing. */
const onMissingOutside = (method: string, answer: Answer) => ({
  reported: 'for both, in other words',
  apply: onAnswer(method, (plainly, { path, from, paths }) => {
    const named = String(path ?? from ?? paths)
    return named.startsWith('/') && !existsSync(named) ? answer : plainly
  }),
})

export const boundMutants = mutantsIn('vfs.paths')({
  'resolved-against-root': {
    'reads-urls: reads what the URL of a file names': instead('fs.read', (params, plainly) => {
      const [, path] = /^file:\/\/(\/.*)$/.exec(String(params.path)) ?? []
      if (path === undefined || !existsSync(path)) return plainly(params)
      const content = readFileSync(path, 'utf8')
      return answered({ content, size: Buffer.byteLength(content) })
    }),
    'system-root-where-nothing: takes a path from the root of the system where the project has nothing':
      onAnswer('fs.exists', (answer, { path }) =>
        isResult(answer) && !answer.result.exists && existsSync(`/${path}`)
          ? answered({ exists: true })
          : answer,
      ),
    'lists-from-system-root: lists a directory of the system where the project has none': onAnswer(
      'fs.list_dir',
      (answer, { path }) =>
        'error' in answer && !climbs(String(path)) && existsSync(`/${path}`)
          ? answered({ entries: [] })
          : answer,
    ),
    'own-directory-first: reads a file of its own installation where there is one': instead(
      'fs.read',
      (params, plainly) => {
        const path = String(params.path)
        const own = join(INSTALLATION, path)
        if (path.startsWith('/') || climbs(path) || !existsSync(own)) return plainly(params)
        const content = readFileSync(own, 'utf8')
        return answered({ content, size: Buffer.byteLength(content) })
      },
    ),
  },
  'refuses-absolute#out-of-project': {
    'reads-anywhere: reads what an absolute path leads to': instead(
      'fs.read',
      (params, plainly) => {
        const path = String(params.path)
        if (!path.startsWith('/') || !statSync(path, { throwIfNoEntry: false })?.isFile())
          return plainly(params)
        const content = readFileSync(path, 'utf8')
        return answered({ content, size: Buffer.byteLength(content) })
      },
    ),
  },
  'refuses-absolute#into-project': {
    'absolute-inside: takes an absolute path into the project from its root': (parts) =>
      onPaths((path) => {
        const { directory } = parts.project
        const isInside = directory !== undefined && path.startsWith(`${directory}/`)
        return isInside ? path.slice(directory.length + 1) : path
      })(parts),
  },
  'refuses-absolute#from-root': {
    'one-slash-of-two: takes two slashes at the beginning for none': onPaths((path) =>
      path.replace(/^\/\/+(?=\w)/, ''),
    ),
    'slash-and-dot: takes a slash before a dot for none': onPaths((path) =>
      path.replace(/^\/\.\//, ''),
    ),
    'slash-alone: takes a slash alone for the root of the project': onPaths((path) =>
      path === '/' ? '.' : path,
    ),
    'absolute-from-root: takes an absolute path from the root of the project': onPaths((path) =>
      path.replace(/^\/+(?=.)/, ''),
    ),
  },
  'refuses-leading-escape': {
    'into-neighbours: takes what begins with the name of the project for a place in it': (parts) =>
      onPaths((path) => {
        const root = String(parts.project.directory)
        const isAlike = posix.join(root, path).startsWith(root)
        return path.startsWith('..') && isAlike ? 'nothing' : path
      })(parts),
    'comes-back: takes a path that leaves the project and comes back': (parts) =>
      onPaths((path) => {
        const [root, full] = [`${parts.project.directory}/`, posix.join('/', path)]
        return path.startsWith('..') && full.startsWith(root) ? full.slice(root.length) : path
      })(parts),
    'stays-at-the-top: takes a path that begins with `..` from the root of the project': onPaths(
      (path) => (path.startsWith('..') ? collapsed(path) : path),
    ),
  },
  'refuses-later-escape': {
    'dots-are-steps: takes `.` and empty names for steps down': climbing(() => true),
    'empty-steps: takes empty names for steps down': climbing((name) => name !== '.'),
    'dot-first: looks for `..` at the beginning, which a dot is too': onPaths((path) =>
      path.startsWith('./') ? collapsed(path) : path,
    ),
    'past-a-file: takes a path that goes up from a file from the root': onPaths((path) =>
      path.startsWith('kept.txt/') ? collapsed(path) : path,
    ),
    'but-for-the-last: looks at all components but the last': onPaths((path) =>
      /^\w.*\/\.\.$/.test(path) ? collapsed(path) : path,
    ),
    'looks-at-the-beginning: looks for `..` at the beginning of a path alone': onPaths((path) =>
      path.startsWith('..') ? path : collapsed(path),
    ),
  },
  'refusal-has-no-effect': {
    'directories-outside: makes the directories above an absolute path': instead(
      'fs.write',
      (params, plainly) => {
        const path = String(params.path)
        if (path.startsWith('/') && path.endsWith('/deep/nope.txt'))
          mkdirSync(dirname(path), { recursive: true })
        return plainly(params)
      },
    ),
    'above-first: writes above the project before it refuses': (parts) =>
      instead('fs.write', (params, plainly) => {
        const path = posix.join('/', String(params.path))
        if (path === `${parts.project.directory}-above.txt`) writeFileSync(path, 'above')
        return plainly(params)
      })(parts),
    'room-before-climbing: makes room for a file whose old path climbs': makesRoom(climbs),
    'room-before-absolute: makes room for a file whose old path is absolute': makesRoom((from) =>
      from.startsWith('/'),
    ),
    'directories-first: makes the directories above a file before it looks at the whole path':
      instead('fs.write', async (params, plainly, other) => {
        const answer = await plainly(params)
        const [first = ''] = String(params.path).split('/')
        if (!isResult(answer) && climbs(String(params.path)) && /^\w/.test(first))
          await other('fs.write', { path: `${first}/.directory`, content: '' })
        return answer
      }),
  },
  'refusal-ends-only-the-call': {
    'refuses-for-good: serves a tool no more once it has sent a bad path': having(({ around }) => ({
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
  'refusal-code': {
    'own-fault: calls a bad path a fault of its own': onAnswer('fs.read', (answer) =>
      isResult(answer) ? answer : refused(-32603, 'cannot be read'),
    ),
  },
  'refusal-hides-existence': {
    'other-words: states about an absolute path whether anything is there, by other words':
      onMissingOutside('fs.read', refused(-32602, 'no such file')),
    'other-words-of-search: states that a place of a search is not there, by other words':
      onMissingOutside('fs.grep', refused(-32602, 'no such place')),
    'other-words-of-rename: states that what is renamed is not there, by other words':
      onMissingOutside('fs.rename', refused(-32602, 'no such file')),
    'tells-of-outside: states about an absolute path whether anything is there': onAnswer(
      'fs.read',
      (answer, { path }) =>
        String(path).startsWith('/') && !existsSync(String(path))
          ? refused(-32002, 'no such file')
          : answer,
    ),
  },
})
