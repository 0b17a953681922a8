import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { both, having, onAnswer, onDecision, onOutcome } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { failed, type Outcome } from '../runtime/outcome.ts'
import { refused } from '../service.ts'
import { variantsOf } from './variant.ts'

/** Adds a member to every result. @see rfd-d11 §Protocol versioning and evolution */
const addsMembers: Apply = having(({ around }) => ({
  around: (serve) => {
    const plainly = around(serve)
    return async (...request) => {
      const answer = await plainly(...request)
      return 'result' in answer && isObject(answer.result)
        ? { result: { ...answer.result, took_ms: 1 } }
        : answer
    }
  },
}))

/** Looks for a URL in its list before it looks whether it is one. @see rfd-d11 §Access policy enforcement */
const listFirst: Apply = onAnswer('http.get', (answer, { url }) =>
  'error' in answer && typeof url === 'string' && !URL.canParse(url)
    ? refused(-32_001, 'the URL is not allowed')
    : answer,
)

/** Answers no output that is no text. @see rfd-d11 §process.run */
const textAlone: Apply = onAnswer('process.run', (answer) =>
  'result' in answer && String((answer.result as JsonObject).stdout).includes('\ufffd')
    ? refused(-32_603, 'the output is no text')
    : answer,
)

/** Takes `**` for one argument or more. */
const oneOrMore: Apply = onDecision((decision, method, { program, args }) =>
  method === 'process.run' && BEFORE_STARS.has(JSON.stringify([program, args]))
    ? { decision: 'refuse', because: 'an argument is missing' }
    : decision,
)

/** Lists to which a rule of the suite's would add more. */
const BEFORE_STARS = new Set(['["printf",["open"]]', '["env",["printf"]]'])

/** Takes an empty text for a failure. @see rfd-d11 §Request and response format */
const wantsText: Apply = onOutcome((outcome) =>
  isEmpty(outcome) ? failed('the result is empty') : outcome,
)

function isEmpty(outcome: Outcome): boolean {
  if (!('content' in outcome)) return false
  const [first, second] = [outcome.content].flat()
  const text = typeof first === 'string' ? first : first?.type === 'text' && first.text
  return text === '' && second === undefined
}

/** Takes content that is none for an empty one. @see rfd-d11 §Request and response format */
const contentless: Apply = having(({ reported: output }) => ({
  reported(method, params) {
    const { content } = isObject(params) ? params : {}
    const isContent = typeof content === 'string' || Array.isArray(content)
    return method === 'result' && !isContent ? { outcome: { content: '' } } : output(method, params)
  },
}))

export const freeVariants = variantsOf(
  {
    name: 'free',
    does: 'states more than it must, and refuses what it need not take',
    apply: both(addsMembers, listFirst, textAlone, oneOrMore, wantsText),
    near: [
      'vfs.write.*',
      'vfs.delete.*',
      'vfs.rename.*',
      'vfs.http.*',
      'vfs.process.*',
      'vfs.result.*',
      'vfs.methods.*',
      'vfs.policy.*',
      'vfs.codes.*',
    ],
  },
  {
    name: 'contentless',
    does: 'takes a result without content for an empty one',
    apply: contentless,
    near: ['vfs.result.*'],
  },
)
