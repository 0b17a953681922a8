import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { answered, refused } from '../../service.ts'
import { having, onAnswer } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { climbs, collapsed, onPaths } from './requests.ts'

const INSTALLATION = join(import.meta.dirname, '../..')

export const boundMutants = mutantsIn('vfs.paths')({
  'resolved-against-root': {
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
    'absolute-from-root: takes an absolute path from the root of the project': onPaths((path) =>
      path.replace(/^\/+(?=.)/, ''),
    ),
  },
  'refuses-leading-escape': {
    'stays-at-the-top: takes a path that begins with `..` from the root of the project': onPaths(
      (path) => (path.startsWith('..') ? collapsed(path) : path),
    ),
  },
  'refuses-later-escape': {
    'looks-at-the-beginning: looks for `..` at the beginning of a path alone': onPaths((path) =>
      path.startsWith('..') ? path : collapsed(path),
    ),
  },
  'refusal-has-no-effect': {
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
    'tells-of-outside: states about an absolute path whether anything is there': onAnswer(
      'fs.read',
      (answer, { path }) =>
        String(path).startsWith('/') && !existsSync(String(path))
          ? refused(-32002, 'no such file')
          : answer,
    ),
  },
})
