import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { decideBy } from '../policy/index.ts'
import { type Answer, type Decision, refused } from '../service.ts'
import { both, having, onAnswer, onDecision } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

const ALLOWED: Decision = { decision: 'allow' }
const DENIED = -32001

/** Changes each error that says what is denied. */
const onRefusal = (
  change: (message: string) => Answer,
  methods: readonly string[] = ['fs.write', 'fs.delete', 'fs.rename', 'http.get', 'process.run'],
): Apply =>
  both(
    ...methods.map((method) =>
      onAnswer(method, (answer) =>
        'error' in answer && answer.error.code === DENIED ? change(answer.error.message) : answer,
      ),
    ),
  )

/** Allows what its policy would not, by the reason that it gives. */
const allowing = (
  allows: (because: string, method: string, params: JsonObject) => boolean,
): Apply =>
  onDecision((decision, method, params) =>
    'because' in decision && allows(decision.because, method, params) ? ALLOWED : decision,
  )

const WRITING = ['fs.write', 'fs.delete', 'fs.rename']
const isReading = (method: string) => method.startsWith('fs.') && !WRITING.includes(method)

/** Hands a request to its service without any policy. */
const unguarded = (isSo: (method: string, params: JsonObject) => boolean): Apply =>
  having((parts) => ({
    around: (serve) => {
      const plainly = parts.around(serve)
      return async (method, params, signal) => {
        const service = parts.services[method]
        if (!service || !isObject(params) || !isSo(method, params))
          return plainly(method, params, signal)
        const { surroundings, limits } = parts
        return service(params, { ...surroundings, fileBytes: limits.fileBytes, signal })
      }
    },
  }))

export const policyMutants = mutantsOf(
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
    id: 'vfs.policy.never-asks',
    violates: 'vfs.policy.uncovered-request-asks',
    change: 'refuses what nothing covers without asking anybody',
    apply: having(() => ({ ask: async () => 'nobody' })),
  },
  {
    id: 'vfs.policy.does-and-asks',
    violates: 'vfs.policy.uncovered-request-asks',
    change: 'sends a request and then asks whether it may',
    apply: having((parts) => ({
      ask: async (operation, question) => {
        const { method, params } = operation
        await parts.services[method]?.(params, {
          ...parts.surroundings,
          fileBytes: parts.limits.fileBytes,
          signal: AbortSignal.timeout(5_000),
        })
        return parts.ask(operation, question)
      },
    })),
  },
  {
    id: 'vfs.policy.answers-meanwhile',
    violates: 'vfs.policy.request-waits-for-user',
    change: 'refuses a request while the user thinks about it',
    apply: having((parts) => ({
      ask: async (operation, question) => {
        const said = parts.ask(operation, question)
        const soon = new Promise<false>((resolve) => setTimeout(resolve, 200, false))
        return Promise.race([said, soon])
      },
    })),
  },
  {
    id: 'vfs.policy.asks-for-a-retry',
    violates: 'vfs.policy.approval-runs-request',
    change: 'asks a tool to come again with what the user approved',
    apply: having((parts) => ({
      ask: async (operation, question) => {
        const said = await parts.ask(operation, question)
        return said === 'nobody' ? said : false
      },
    })),
  },
  {
    id: 'vfs.policy.no-is-a-result',
    violates: 'vfs.policy.refusal-by-user',
    change: 'answers with an empty result where the user refuses',
    apply: onAnswer('http.get', (answer) =>
      'error' in answer && answer.error.message.includes('the user refused')
        ? { result: {} }
        : answer,
    ),
  },
  {
    id: 'vfs.policy.waits-for-nobody',
    violates: 'vfs.policy.non-interactive-refuses',
    change: 'waits for somebody where nobody can be asked',
    apply: having((parts) => ({
      ask: async (operation, question) => {
        const said = await parts.ask(operation, question)
        return said === 'nobody' ? new Promise<false>(() => {}) : said
      },
    })),
  },
  {
    id: 'vfs.policy.asks-for-all',
    violates: 'vfs.policy.decided-requests-ask-nobody',
    change: 'asks for every request that changes a file',
    apply: onDecision((decision, method) =>
      method === 'fs.write' && decision.decision === 'allow'
        ? { decision: 'ask', question: 'May it?', because: 'somebody has to agree' }
        : decision,
    ),
  },
  {
    id: 'vfs.policy.clock-runs-on',
    violates: 'vfs.policy.prompt-stops-idle-clock',
    change: 'counts the time in which the user is asked as silence',
    apply: having(() => ({ waitsWhileOwing: false })),
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
  {
    id: 'vfs.policy.approved-once',
    violates: 'vfs.policy.approval-for-one-target',
    change: 'asks no more once the user has approved anything',
    apply: (parts) => {
      let isApproved = false
      return having(({ ask }) => ({
        ask: async (operation, question) => {
          isApproved ||= (await ask(operation, question)) === true
          return isApproved
        },
      }))(parts)
    },
  },
)

/** What is known to all runs of one host. */
const known = { isWritable: false }
