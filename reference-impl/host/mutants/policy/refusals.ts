import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { decideBy } from '../../policy/index.ts'
import { refused } from '../../service.ts'
import { both, having, onAnswer, onDecision, onEachRequest, serving } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { collapsed } from '../paths/requests.ts'
import { instead } from '../requests.ts'
import { allowing, DENIED, onRefusal, unguarded } from './decisions.ts'

/** Whether the policy is asked about what a link leads to: the place stands for every path of the request then. */
const isLedTo = ({ path, from, to, paths }: JsonObject) =>
  path !== undefined && path === from && path === to && Array.isArray(paths)

/** Refuses all requests of a method after a refused one of the same run. */
const refusingAfter =
  (method: string): Apply =>
  (parts) => {
    let isOver = false
    return onDecision((decision, asked) => {
      if (asked !== method) return decision
      if (isOver) return { decision: 'refuse', because: `${method} was refused before` }
      isOver = decision.decision !== 'allow'
      return decision
    })(parts)
  }

export const refusalMutants = mutantsIn('vfs.policy')({
  'every-request-checked#links': {
    'goes-by-the-text: asks its policy about a path as it is spelt, wherever a link leads':
      onDecision((decision, _, params) =>
        decision.decision === 'ask' && isLedTo(params) ? { decision: 'allow' } : decision,
      ),
  },
  'every-request-checked#named': {
    'renames-unchecked: asks its policy about every method but fs.rename': unguarded(
      (method) => method === 'fs.rename',
    ),
    'does-and-refuses: writes before it refuses to': having((parts) => ({
      around: serving(parts.around, (plainly) => async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        if (method === 'fs.write' && 'error' in answer && answer.error.code === DENIED)
          await parts.services['fs.write']?.(params as JsonObject, {
            ...parts.serviceContext,
            fileBytes: parts.limits.fileBytes,
            signal,
          })
        return answer
      }),
    })),
  },
  'refusal-code': {
    'one-code: refuses with a code of its own': onRefusal((message) => refused(-32010, message)),
  },
  'refusal-explained': {
    'says-little: states no more than that access is denied': onRefusal(() =>
      refused(DENIED, 'Access denied'),
    ),
    'names-from-alone: names where a rename begins, also where only its target is refused':
      onAnswer('fs.rename', (answer, { from }) =>
        'error' in answer && answer.error.code === DENIED
          ? refused(DENIED, `Access denied: ${String(from)} is not allowed`)
          : answer,
      ),
  },
  'every-request-checked#place': {
    'as-spelt: asks its policy about a path as it begins, and then goes where it leads': both(
      instead('fs.write', ({ path, ...params }, plainly) =>
        plainly({ ...params, path: collapsed(String(path)) }),
      ),
      (parts) =>
        onDecision((decision, method, params) => {
          const [beginning = '', ...others] = String(params.path).split('/..')
          const { decide } = parts.serviceContext
          return others.length > 0 ? decide(method, { ...params, path: beginning }) : decision
        })(parts),
    ),
  },
  'refusal-ends-call-only': {
    'no-more-writing: refuses to write once it has refused to': refusingAfter('fs.write'),
    'no-more-requests: refuses every URL once it has refused one': refusingAfter('http.get'),
    'refuses-for-good: refuses whatever comes after a refusal': (parts) => {
      let isOver = false
      return onEachRequest((plainly) => async (method, params, signal) => {
        if (isOver) return refused(DENIED, `${method} is refused: the tool misbehaved`)
        const answer = await plainly(method, params, signal)
        isOver = 'error' in answer && answer.error.code === DENIED
        return answer
      })(parts)
    },
  },
  'sensitive-path-not-silent': {
    'nothing-is-sensitive: knows no sensitive path': {
      reported: 'handed out without a question',
      apply: allowing((because) => because.includes('sensitive path')),
    },
  },
  'policy-before-existence': {
    'looks-first: states that nothing is there before it asks its policy': (parts) =>
      onAnswer('fs.delete', async (answer, { path }) => {
        if (!('error' in answer) || answer.error.code !== DENIED) return answer
        const files = await parts.project.files()
        return Object.hasOwn(files, String(path)) ? answer : refused(-32002, `${path} is not there`)
      })(parts),
  },
  'requests-widen-nothing': {
    'believes-claims: takes a member of a request for the policy of its tool': onDecision(
      (decision, method, params) =>
        isObject(params.policy) ? decideBy(params.policy)(method, params) : decision,
    ),
  },
})
