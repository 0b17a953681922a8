import { existsSync, readFileSync } from 'node:fs'
import { answered, refused } from '../../service.ts'
import { having, onAnswer } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { climbs, collapsed, onPaths } from './requests.ts'

export const boundMutants = mutantsOf(
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
)
