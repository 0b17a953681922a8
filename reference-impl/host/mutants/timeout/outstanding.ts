import { setTimeout as pass } from 'node:timers/promises'
import type { Parts } from '../../runtime/parts.ts'
import { type Answer, answered } from '../../service.ts'
import { having, serving } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** The parts of a host that can end a tool as one that was silent. */
function ending({ start, exited }: Parts) {
  let signal = () => {}
  let isEnded = false
  const parts: Pick<Parts, 'start' | 'exited'> = {
    start(how, observer) {
      const child = start(how, observer)
      signal = () => child.signal('SIGTERM')
      return child
    },
    exited: (exit) => exited({ ...exit, ...(isEnded && { reason: 'silent' }) }),
  }
  const end = () => {
    isEnded = true
    signal()
  }
  return { parts, end }
}

/** Takes the time until something is there for the silence of its tool. */
async function counted<T>(ms: number, end: () => void, until: Promise<T>): Promise<T> {
  const timer = setTimeout(end, ms)
  const found = await until
  clearTimeout(timer)
  return found
}

/** Takes the time in which some requests are served for the silence of their tool. */
const counting = (isCounted: (method: string, before: readonly string[]) => boolean): Apply =>
  having((parts) => {
    const { parts: changed, end } = ending(parts)
    const before: string[] = []
    return {
      ...changed,
      around: serving(parts.around, (plainly) => (method, ...rest) => {
        const answer = plainly(method, ...rest)
        const isOne = isCounted(method, before)
        before.push(method)
        return isOne ? counted(parts.limits.idleMs, end, answer) : answer
      }),
    }
  })

/** Answers requests of a method with what has come when the idle limit is over. */
const answeringAtLimit = (method: string, soFar: Answer): Apply =>
  having(({ around, limits }) => ({
    around: serving(around, (plainly) => async (asked, ...rest) => {
      const answer = plainly(asked, ...rest)
      return asked === method ? Promise.race([answer, pass(limits.idleMs, soFar)]) : answer
    }),
  }))

/** Mutants that apply the idle limit to what they do themselves for a tool. */
export const outstandingMutants = mutantsIn('vfs.timeout')({
  'owed-response-stops-idle-clock': {
    'counts-the-user: counts the time in which its user thinks': having((parts) => {
      const { parts: changed, end } = ending(parts)
      return {
        ...changed,
        ask: (...question) => counted(parts.limits.idleMs, end, parts.ask(...question)),
      }
    }),
    'counts-servers: counts the time in which a server thinks': counting((method) =>
      method.startsWith('http.'),
    ),
    'counts-the-second: counts the time in which a second program runs': counting(
      (method, before) => method === 'process.run' && before.includes(method),
    ),
  },
  'vfs.process.run-returns-output': {
    'until-the-limit: answers a program that runs at the idle limit with what it has written':
      answeringAtLimit('process.run', answered({ stdout: '', stderr: '', exit_code: 0 })),
  },
  'vfs.http.get-performs-request#result': {
    'empty-at-the-limit: answers with an empty body where a server has not answered at the idle limit':
      answeringAtLimit('http.get', answered({ status: 200, body: '' })),
  },
})
