import type { Parts } from '../../runtime/parts.ts'
import { having, onAnswer, onDecision } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Does otherwise where nobody can be asked. */
const withoutUser = (instead: (method: string) => Output | Promise<Output>) =>
  having((parts) => ({
    ask: async (operation, question) => {
      const output = await parts.ask(operation, question)
      return output === 'nobody' ? instead(operation.method) : output
    },
  }))

type Output = Awaited<ReturnType<Parts['ask']>>

/** Asks about what is allowed, too. */
const askingFor = (asked: string) =>
  onDecision((decision, method) =>
    method === asked && decision.decision === 'allow'
      ? { decision: 'ask', question: 'May it?', because: 'somebody has to agree' }
      : decision,
  )

type Operation = Parameters<Parts['ask']>[0]

/** Takes an approval for that of whatever has the same name, or one that it covers. */
const approving =
  (
    nameOf: (operation: Operation) => string,
    covers: (approved: string, asked: string) => boolean = (approved, asked) => approved === asked,
  ): Apply =>
  (parts) => {
    const approved: string[] = []
    return having(({ ask }) => ({
      ask: async (operation, question) => {
        const name = nameOf(operation)
        if (approved.some((each) => covers(each, name))) return true
        const output = await ask(operation, question)
        if (output === true) approved.push(name)
        return output
      },
    }))(parts)
  }

export const askingMutants = mutantsIn('vfs.policy')({
  'uncovered-request-asks': {
    'never-asks: refuses what nothing covers without asking anybody': having(() => ({
      ask: async () => 'nobody',
    })),
    'does-and-asks: sends a request and then asks whether it may': having((parts) => ({
      ask: async (operation, question) => {
        const { method, params } = operation
        await parts.services[method]?.(params, {
          ...parts.serviceContext,
          fileBytes: parts.limits.fileBytes,
          signal: AbortSignal.timeout(5_000),
        })
        return parts.ask(operation, question)
      },
    })),
  },
  'request-waits-for-user': {
    'answers-meanwhile: refuses a request while the user thinks about it': having((parts) => ({
      ask: async (operation, question) => {
        const output = parts.ask(operation, question)
        const soon = new Promise<false>((resolve) => setTimeout(resolve, 200, false))
        return Promise.race([output, soon])
      },
    })),
  },
  'approval-runs-request': {
    'asks-for-a-retry: asks a tool to come again with what the user approved': having((parts) => ({
      ask: async (operation, question) => {
        const output = await parts.ask(operation, question)
        return output === 'nobody' ? output : false
      },
    })),
  },
  'refusal-by-user#answered-no': {
    'any-answer: takes any answer of the user for a yes': having((parts) => ({
      ask: async (operation, question) => {
        const output = await parts.ask(operation, question)
        return output === false ? true : output
      },
    })),
  },
  'refusal-by-user#denied': {
    'no-is-a-result: answers with an empty result where the user refuses': onAnswer(
      'http.get',
      (answer) =>
        'error' in answer && answer.error.message.includes('the user refused')
          ? { result: {} }
          : answer,
    ),
  },
  'non-interactive-refuses': {
    'waits-for-nobody: waits for somebody where nobody can be asked': withoutUser(
      () => new Promise(() => {}),
    ),
    'nobody-minds-a-deletion: deletes where nobody can be asked': withoutUser(
      (method) => method === 'fs.delete' || 'nobody',
    ),
    'nobody-minds-a-name: renames where nobody can be asked': withoutUser(
      (method) => method === 'fs.rename' || 'nobody',
    ),
    'nobody-minds-a-post: posts where nobody can be asked': withoutUser(
      (method) => method === 'http.post' || 'nobody',
    ),
  },
  'decided-requests-ask-nobody': {
    'asks-for-all: asks for every request that changes a file': askingFor('fs.write'),
    'asks-to-delete: asks before each deletion': askingFor('fs.delete'),
    'asks-to-post: asks before each POST': askingFor('http.post'),
  },
  'prompt-stops-idle-clock': {
    'clock-runs-on: counts the time in which the user is asked as silence': having(() => ({
      waitsWithOpenRequests: false,
    })),
  },
  'approval-for-one-target#other-path': {
    'approves-origins: takes an approved request for the approval of its host': approving(
      ({ params }) => new URL(String(params.url)).origin,
    ),
    'approves-what-is-below: takes an approved URL for the approval of what lies below it':
      approving(
        ({ params }) => String(params.url),
        (approved, asked) => asked.startsWith(`${approved}/`),
      ),
  },
  'approval-for-one-target#other-file': {
    'approves-directories: takes an approved file for the approval of its directory': approving(
      ({ params }) => String(params.path).replace(/[^/]*$/, ''),
    ),
    'approves-what-is-further-down: takes an approved file for the approval of what lies below its directory':
      approving(
        ({ params }) => String(params.path).replace(/[^/]*$/, ''),
        (approved, asked) => asked.startsWith(approved) && asked !== approved,
      ),
    'approves-methods: takes an approved file for the approval of its method': approving(
      ({ method }) => method,
    ),
  },
  'approval-for-one-target#other-program': {
    'approves-programs: takes an approved program for its approval with any arguments': approving(
      ({ params }) => String(params.program),
    ),
  },
  'approval-for-one-target#other-host': {
    'approved-once: asks no more once the user has approved anything': (parts) => {
      let isApproved = false
      return having(({ ask }) => ({
        ask: async (operation, question) => {
          isApproved ||= (await ask(operation, question)) === true
          return isApproved
        },
      }))(parts)
    },
  },
})
