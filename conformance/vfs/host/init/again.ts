import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { comesFirst, isInit, isNotification } from './first.ts'
import { OPTIONS, TYPED } from './scenarios.ts'

/** What is asked, one question after the other, by its id; and how each is answered. */
const ASKED = {
  colour: ['Which colour?', { type: 'string' }, 'green'],
  'a.size': ['A large one?', { type: 'boolean' }, true],
  quick: ['A quick one?', { type: 'boolean' }, false],
  number: ['How many?', { type: 'number' }, 0],
  'u\u0308': ['In which words?', { type: 'string' }, ' two\nwords '],
  digits: ['With which digits?', { type: 'string' }, '007'],
} as const

const ANSWERS = Object.fromEntries(Object.entries(ASKED).map(([id, [, , answer]]) => [id, answer]))

const NAME = 'Again-Tool'

const again: HostScenario = {
  name: 'init: answers',
  needs: ['one-shot', 'inquiry'],
  interactive: true,
  answers: Object.values(ANSWERS).map((answer) => ({ answer })),
  tools: [{ name: NAME, options: OPTIONS }],
  actions: [
    {
      call: {
        tool: NAME,
        arguments: TYPED,
        script: [
          ...Object.entries(ASKED).map(([id, [text, schema]]) => ({ ask: { id, text, schema } })),
          { finish: 'again' },
        ],
      },
    },
  ],
}

/** What `init` states when a call is run again. */
export const againChecks = checksOn(again, {
  'vfs.init.carries-answers': answered,
  'vfs.init.comes-first': {
    title: 'writes `init` first to a call that is run again',
    judge: comesFirst,
  },
  'vfs.init.is-a-notification': {
    title: 'writes `init` without an id to a call that is run again',
    judge: isNotification,
  },
  'vfs.init.names-the-tool': {
    title: 'names the tool of a call that is run again',
    judge: anew('name', () => NAME),
  },
  'vfs.init.carries-arguments': {
    title: 'states the arguments of a call that is run again',
    judge: anew('arguments', (call) => call.arguments),
  },
  'vfs.init.carries-options': {
    title: 'states the options of a call that is run again',
    judge: anew('options', () => OPTIONS),
  },
})

/** Judges what the last `init` of a call states that was run again; other arguments hold paths that no two runs share. */
function anew(member: string, wanted: (call: HostCall) => unknown): Judge {
  return (c) => {
    const call = callOf(c)
    const { init } = call?.report ?? {}
    if (!call || !isObject(init?.answers) || Object.keys(init.answers).length === 0)
      return notApplicable(`the call was not run again: ${outcomeText(c, call)}`)
    const wrong = !equal(init[member], wanted(call)) && `another ${member}`
    return satisfiedUnless(wrong, `the ${member} of the first run`, call.index)
  }
}

/** A tool that is run again without the answer asks again, until nobody answers it any more. */
function answered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const expected = 'a run with all answers'
  if (c.inquiries.length === 0) return [inconclusive('nobody was asked what the tool asked')]
  const answers = call?.report?.init.answers
  if (answers !== undefined) {
    const right = equal(answers, ANSWERS)
    return [satisfiedUnless(!right && `answers ${asJson(answers)}`, expected, call?.index)]
  }
  const runs = call ? linesToTool(call).filter(isInit).length : 0
  if (c.inquiries.length > 1 || runs > 1)
    return [violated(expected, 'a run without an answer', call?.index)]
  return [inconclusive(`the call was not run again: ${outcomeText(c, call)}`)]
}
