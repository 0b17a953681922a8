import type { JsonObject } from '../../../harness/wire/json.ts'
import { parse } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { onArguments } from './keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import {
  command,
  having,
  onAction,
  onActionIn,
  onSingle,
  showing,
  shownIn,
} from './single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

const fetchOf = (call: ToolCall) => command(call, 'fetch', call.arguments.id)

/** Gives tools other inputs. */
const inputAs = (change: (input: unknown) => unknown): Change =>
  onArguments((args) =>
    args.action === 'apply' ? { ...args, input: change(args.input) as JsonObject } : args,
  )

const refused = ({ id }: ToolCall, error: string): Promise<ToolCallResponse> =>
  Promise.resolve({ id, error })

/** Mutants that hand inputs and answers over otherwise. */
export const applyMutants = mutantsIn('toolstate.commands')({
  'input-reaches-running-tool': {
    'inputs-wait: hands an input over at the command after it': waitingInputs(),
  },
  'no-own-loop#once': {
    'inputs-twice: hands each input over twice': onAction('apply', async (call, carryOut) => {
      await carryOut(call)
      return carryOut(call)
    }),
  },
  'input-is-no-answer': {
    'inputs-answer: answers a question with an earlier input': answeringByInputs(),
  },
  'answer-keeps-type#boolean': {
    'yes-in-words: makes texts of answers that are true or false': inputAs((input) =>
      typeof input === 'boolean' ? String(input) : input,
    ),
  },
  'answer-keeps-type#string': {
    'reads-answers: takes answers for what they are as JSON': inputAs((input) =>
      typeof input === 'string' ? (parse(input) ?? input) : input,
    ),
  },
  'answer-keeps-type#others': {
    'wants-a-value: refuses an answer that is null': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) =>
        call.arguments.input === null ? refused(call, '`input` is missing') : carryOut(call),
    ),
  },
  'apply-needs-no-question-id#accepted': {
    'wants-the-question: refuses an answer without the id of its question': onActionIn(
      'apply',
      'waiting',
      (call) => refused(call, '`question_id` is missing'),
    ),
  },
  'apply-needs-no-question-id#id-found': {
    'files-under-none: hands no answer over that does not name its question': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) => carryOut(fetchOf(call)),
    ),
  },
  'state-routes-apply#string-to-waiting': {
    'texts-are-inputs: keeps a text from a tool that waits': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) => carryOut(typeof call.arguments.input === 'string' ? fetchOf(call) : call),
    ),
  },
  'state-routes-apply#string-to-running': {
    'answers-for-ever: refuses an input to a tool that has asked before': refusingLater(),
  },
  'answers-in-turn': {
    'first-answer: answers each question with the answer to the first': firstAnswer(),
  },
  'apply-runs-nothing-again#asking-process': {
    'answers-a-copy: starts the tool of a question again, and answers that': copying('first'),
  },
  'apply-runs-nothing-again#no-process': {
    'starts-a-copy: starts the tool of a question again when it is answered': copying('after'),
  },
  'apply-returns-state#is-state': {
    'just-delivered: states that an input was delivered, and no state': onAction(
      'apply',
      async (call, carryOut) => {
        await carryOut(call)
        return { id: call.id, result: 'delivered' }
      },
    ),
  },
  'apply-returns-state#not-stale': {
    'state-before: answers an apply with the state that was shown before': stateBefore(),
  },
  'one-protocol-for-all-programs#interactive-program': {
    'inputs-want-questions: refuses an input to a tool that runs': onActionIn(
      'apply',
      'running',
      (call) => refused(call, 'there is no question'),
    ),
  },
})

function waitingInputs(): Change {
  const inputs: ToolCall[] = []
  return onSingle(async (call, carryOut) => {
    for (const input of inputs.splice(0)) await carryOut(input)
    if (call.arguments.action !== 'apply') return carryOut(call)
    inputs.push(call)
    return carryOut(fetchOf(call))
  })
}

function answeringByInputs(): Change {
  const inputs = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'apply') inputs.set(id, call)
    const response = await carryOut(call)
    const input = inputs.get(id)
    return action === 'fetch' && shownIn(response).state === 'waiting' && input
      ? { ...(await carryOut(input)), id: call.id }
      : response
  })
}

function refusingLater(): Change {
  const asked = new Set<unknown>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    const { state } = action === 'apply' ? shownIn(await carryOut(fetchOf(call))) : {}
    if (state === 'waiting') asked.add(id)
    return state === 'running' && asked.has(id)
      ? refused(call, 'no question is pending')
      : carryOut(call)
  })
}

function firstAnswer(): Change {
  const answers = new Map<unknown, unknown>()
  return onActionIn('apply', 'waiting', (call, carryOut) => {
    const { id, input } = call.arguments
    if (!answers.has(id)) answers.set(id, input)
    return carryOut(having(call, { input: answers.get(id) as JsonObject }))
  })
}

/** Starts the tool of a handle again when it is given an answer, before that or after it. */
function copying(when: 'first' | 'after'): Change {
  const spawns = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') spawns.set(id, call)
    const spawn = action === 'apply' ? spawns.get(id) : undefined
    spawns.delete(action === 'apply' ? id : undefined)
    if (!spawn) return carryOut(call)
    const copy = having(spawn, { id: `${id}_copy` })
    if (when === 'first') await carryOut(copy)
    const response = await carryOut(when === 'first' ? having(call, { id: `${id}_copy` }) : call)
    if (when === 'after') void carryOut(copy)
    return showing(response, { id: id as string })
  })
}

function stateBefore(): Change {
  const shown = new Map<unknown, JsonObject>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    const response = await carryOut(call)
    const before = shown.get(id)
    shown.set(id, shownIn(response))
    return action === 'apply' && before ? showing(response, before) : response
  })
}
