import { isObject } from '../../../../harness/wire/json.ts'
import type { Ask } from '../../runtime/answering.ts'
import { type Answer, answered } from '../../service.ts'
import { both, having, onEachRequest, onParams, onService, serving } from '../combinators.ts'
import { seeingRequests } from '../incoming.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onOutcomeOf } from './by-name.ts'

/** What a careless host keeps once for all its tools. */
const shared = {
  slow: new Map<string, Promise<Answer>>(),
  channels: 0,
  working: 0,
  queue: Promise.resolve() as Promise<unknown>,
  prompts: Promise.resolve() as Promise<unknown>,
  claimed: undefined as string | undefined,
  results: new Map<string, string>(),
  running: [] as object[],
  decided: undefined as ReturnType<Ask> | undefined,
}

/** Keeps what is under way by a method, for all tools, by the id of its request. */
const inOneTable =
  (method: string): Apply =>
  (parts) => {
    let id = ''
    const served = onService(method, (_, plainly) => {
      const key = id
      const under = shared.slow.get(key)
      if (under) return under
      const answer = Promise.resolve(plainly())
      shared.slow.set(key, answer)
      void answer.then(() => shared.slow.delete(key))
      return answer
    })(parts)
    return {
      ...served,
      classify: seeingRequests(parts.classify, (request) => {
        id = String(request.id)
      }),
    }
  }

/** Serves requests of all tools one after the other while some are under way. */
const waitsFor = (isWaited: (method: string) => boolean): Apply =>
  onEachRequest((plainly) => async (method, params, signal) => {
    await shared.queue
    const answer = plainly(method, params, signal)
    if (isWaited(method)) shared.queue = answer
    return answer
  })

/** Has some workers for all its tools. */
const workers = (count: number): Apply =>
  onEachRequest((plainly) => async (method, params, signal) => {
    while (shared.working >= count) await new Promise((resolve) => setTimeout(resolve, 20))
    shared.working += 1
    try {
      return await plainly(method, params, signal)
    } finally {
      shared.working -= 1
    }
  })

export const sharedStateMutants = mutantsIn('vfs.concurrency')({
  'channels-apart': {
    'programs-in-one-table: keeps the programs of all tools in one table by the id of their request':
      inOneTable('process.run'),
    'servers-in-one-table: keeps the answers of servers to all tools in one table by the id of their request':
      inOneTable('http.get'),
    'one-decision: takes the decision about what one tool asks for that about what another asks meanwhile':
      having(({ ask }) => ({
        ask(operation, question) {
          const decided = shared.decided ?? ask(operation, question)
          shared.decided = decided
          void decided.then(() => {
            shared.decided = undefined
          })
          return decided
        },
      })),
    'two-channels: gives a third tool what the second asked for': onParams('fs.read', (params) => ({
      ...params,
      path: String(params.path).replace(/^three/, 'two'),
    })),
  },
  'tools-cannot-talk': {
    'results-for-others: takes a result that names another tool for the result of that tool': both(
      having(({ reported }) => ({
        reported(method, params) {
          if (method === 'result' && isObject(params) && typeof params.tool === 'string') {
            shared.results.set(params.tool, String(params.content))
            return undefined
          }
          return reported(method, params)
        },
      })),
      onOutcomeOf((outcome, name) => {
        const given = shared.results.get(name)
        return given === undefined ? outcome : { content: given }
      }),
    ),
    'broadcasts: passes notifications `tool.broadcast` on to every other tool': having(
      ({ write, reported, reportedText }) => {
        const me = { send: (_: string): void => {} }
        return {
          write(line, plainly) {
            me.send = plainly
            if (!shared.running.includes(me)) shared.running.push(me)
            write(line, plainly)
          },
          reported(method, params) {
            if (method === 'tool.broadcast')
              for (const each of shared.running as (typeof me)[])
                if (each !== me)
                  each.send(`${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`)
            return reported(method, params)
          },
          reportedText(outcome) {
            shared.running = shared.running.filter((each) => each !== me)
            return reportedText(outcome)
          },
        }
      },
    ),
    'lists-tools: answers `tools.list` with a success': onEachRequest(
      (plainly) => async (method, params, signal) =>
        method === 'tools.list' ? answered({ tools: [] }) : plainly(method, params, signal),
    ),
  },
  'blocked-tool-stalls-no-other': {
    'waits-for-programs: serves no tool while a program of another one runs': {
      reported: 'it has to wait',
      apply: waitsFor((method) => method === 'process.run'),
    },
    'one-worker: serves one request of all tools at a time': {
      reported: 'it has to wait',
      apply: workers(1),
    },
    'four-workers: serves four requests of all tools at a time': {
      reported: 'it has to wait',
      apply: workers(4),
    },
    'two-workers: serves two requests of all tools at a time': {
      reported: 'it has to wait',
      apply: workers(2),
    },
    'waits-for-prompts: serves no tool while a user is asked': {
      reported: 'it has to wait',
      apply: having(({ ask, around }) => ({
        ask(operation, question) {
          const settled = ask(operation, question)
          shared.prompts = settled
          return settled
        },
        around: serving(around, (plainly) => async (method, params, signal) => {
          if (method.startsWith('fs.')) await shared.prompts
          return plainly(method, params, signal)
        }),
      })),
    },
  },
})
