import { having, onAnswer, onDecision } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'

export const askingMutants = mutantsOf(
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
