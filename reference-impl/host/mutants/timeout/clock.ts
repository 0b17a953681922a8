import { setTimeout as pass } from 'node:timers/promises'
import type { Id } from '../../runtime/incoming.ts'
import { type Answer, refused } from '../../service.ts'
import { having, seeing, serving } from '../combinators.ts'
import { seeingCancel, seeingRequests } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'

/** Starts the clock again at the answers alone that are not of some kind. */
const notCounting = (isOfNoCount: (answer: Answer) => boolean) =>
  having(({ around, endsSilence }) => {
    let was = false
    return {
      around: seeing(around, (answer) => {
        was = isOfNoCount(answer)
      }),
      waitsWithOpenRequests: false,
      endsSilence: (sign) => sign !== 'request' && !(sign === 'answer' && was) && endsSilence(sign),
    }
  })

/** Mutants whose clock runs or stands still after a request that came to something else. */
export const clockMutants = mutantsIn('vfs.timeout')({
  'silent-tool-killed': {
    'trusts-the-refused: watches no tool whose last request was refused': having(
      ({ around, endsSilence }) => {
        let isRefused = false
        return {
          around: seeing(around, (answer) => {
            isRefused = 'error' in answer
          }),
          endsSilence: (sign) => !(sign === 'answer' && isRefused) && endsSilence(sign),
        }
      },
    ),
    'trusts-who-gives-up: watches no tool that has given a request up': having(
      ({ classify, steps }) => {
        let gaveUp = false
        return {
          classify: seeingCancel(classify, () => {
            gaveUp = true
          }),
          steps: (reason, limits) => (reason === 'silent' && gaveUp ? [] : steps(reason, limits)),
        }
      },
    ),
  },
  'request-restarts-idle-clock': {
    'errors-count-not: limits the time between two requests that succeed': notCounting(
      (answer) => 'error' in answer,
    ),
    'unknown-counts-not: limits the time between two requests by methods that it knows':
      notCounting((answer) => 'error' in answer && answer.error.code === -32_601),
    'denied-counts-not: limits the time between two requests that the policy allows': notCounting(
      (answer) => 'error' in answer && answer.error.code === -32_001,
    ),
    'invalid-counts-not: limits the time between two requests whose params are valid': notCounting(
      (answer) => 'error' in answer && answer.error.code === -32_602,
    ),
  },
  'owed-response-stops-idle-clock': {
    'counts-it-afterwards: counts that time as soon as the response is given': having((parts) => {
      let end = () => {}
      let isEnded = false
      return {
        start(how, observer) {
          const child = parts.start(how, observer)
          end = () => {
            isEnded = true
            child.signal('SIGTERM')
          }
          return child
        },
        exited: (exit) => parts.exited({ ...exit, ...(isEnded && { reason: 'silent' }) }),
        around: serving(parts.around, (plainly) => async (...request) => {
          const from = performance.now()
          const answer = await plainly(...request)
          if (performance.now() - from > parts.limits.idleMs) setTimeout(end, 50)
          return answer
        }),
      }
    }),
  },
  'silence-reported-as-failure': {
    'an-orderly-end: reports a silent tool that exits with status 0 as an empty success': having(
      ({ exited }) => ({
        exited: (exit) =>
          exit.reason === 'silent' && exit.code === 0 ? { content: '' } : exited(exit),
      }),
    ),
  },
  'slow-answer-still-given': {
    'and-once-more: answers with -32004 after 30 seconds, and with the result when it is there':
      having((parts) => {
        let id: Id = 0
        let send = (_: string): void => {}
        return {
          classify: seeingRequests(parts.classify, (request) => {
            id = request.id
          }),
          write(line, plainly) {
            send = plainly
            parts.write(line, plainly)
          },
          around: serving(parts.around, (plainly) => async (...request) => {
            const pending = id
            const answer = plainly(...request)
            const first = await Promise.race([answer, pass(30_000)])
            if (first) return first
            void answer.then((late) =>
              send(`${JSON.stringify({ jsonrpc: '2.0', id: pending, ...late })}\n`),
            )
            return refused(-32_004, 'it takes too long')
          }),
        }
      }),
  },
})
