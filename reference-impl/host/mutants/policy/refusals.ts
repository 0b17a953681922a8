import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { decideBy } from '../../policy/index.ts'
import { refused } from '../../service.ts'
import { having, onAnswer, onDecision } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { allowing, DENIED, onRefusal, unguarded } from './decisions.ts'

export const refusalMutants = mutantsOf(
  {
    id: 'vfs.policy.renames-unchecked',
    violates: 'vfs.policy.every-request-checked',
    change: 'asks its policy about every method but fs.rename',
    apply: unguarded((method) => method === 'fs.rename'),
  },
  {
    id: 'vfs.policy.does-and-refuses',
    violates: 'vfs.policy.every-request-checked',
    change: 'writes before it refuses to',
    apply: having((parts) => ({
      around: (serve) => {
        const plainly = parts.around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          if (method === 'fs.write' && 'error' in answer && answer.error.code === DENIED)
            await parts.services['fs.write']?.(params as JsonObject, {
              ...parts.surroundings,
              fileBytes: parts.limits.fileBytes,
              signal,
            })
          return answer
        }
      },
    })),
  },
  {
    id: 'vfs.policy.one-code',
    violates: 'vfs.policy.refusal-code',
    change: 'refuses with a code of its own',
    apply: onRefusal((message) => refused(-32010, message)),
  },
  {
    id: 'vfs.policy.says-little',
    violates: 'vfs.policy.refusal-explained',
    change: 'says no more than that access is denied',
    apply: onRefusal(() => refused(DENIED, 'Access denied')),
  },
  {
    id: 'vfs.policy.refuses-for-good',
    violates: 'vfs.policy.refusal-ends-call-only',
    change: 'refuses whatever comes after a refusal',
    apply: (parts) => {
      let isOver = false
      return having(({ around }) => ({
        around: (serve) => {
          const plainly = around(serve)
          return async (method, params, signal) => {
            if (isOver) return refused(DENIED, `${method} is refused: the tool misbehaved`)
            const answer = await plainly(method, params, signal)
            isOver = 'error' in answer && answer.error.code === DENIED
            return answer
          }
        },
      }))(parts)
    },
  },
  {
    id: 'vfs.policy.nothing-is-sensitive',
    violates: 'vfs.policy.sensitive-path-not-silent',
    change: 'knows no sensitive path',
    told: 'handed out without a question',
    apply: allowing((because) => because.includes('sensitive path')),
  },
  {
    id: 'vfs.policy.looks-first',
    violates: 'vfs.policy.policy-before-existence',
    change: 'says that nothing is there before it asks its policy',
    apply: (parts) =>
      onAnswer('fs.delete', async (answer, { path }) => {
        if (!('error' in answer) || answer.error.code !== DENIED) return answer
        const files = await parts.project.files()
        return Object.hasOwn(files, String(path)) ? answer : refused(-32002, `${path} is not there`)
      })(parts),
  },
  {
    id: 'vfs.policy.believes-claims',
    violates: 'vfs.policy.requests-widen-nothing',
    change: 'takes a member of a request for the policy of its tool',
    apply: onDecision((decision, method, params) =>
      isObject(params.policy) ? decideBy(params.policy)(method, params) : decision,
    ),
  },
)
