import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal, isObject, mapValues } from '../../../../harness/wire/json.ts'
import { inconclusive, notApplicable } from '../../../engine/finding.ts'
import { onFirstCall, outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { ofQuestion } from '../question-block.ts'
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

const [FIRST] = ASKED.colour

const ANSWERS = mapValues(ASKED, ([, , answer]) => answer)

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

/** Judges what the last `init` of a call states that was run again; other arguments hold paths that no two runs share. */
function anew(member: string, wanted: (call: HostCall) => unknown) {
  const judge = onFirstCall(`the ${member} of the first run`, (call, c) => {
    const { init } = call?.report ?? {}
    if (!call || !isObject(init?.answers) || Object.keys(init.answers).length === 0)
      return notApplicable(`the call was not run again: ${outcomeText(c, call)}`)
    return !equal(init[member], wanted(call)) && `another ${member}`
  })
  return ofQuestion(FIRST, judge)
}

/** A tool that is run again without the answer asks again, until nobody answers it any more. */
const answered = onFirstCall('a run with all answers', (call, c) => {
  if (c.inquiries.length === 0) return inconclusive('nobody was asked what the tool asked')
  const answers = call?.report?.init.answers
  if (answers !== undefined) return !equal(answers, ANSWERS) && `answers ${asJson(answers)}`
  const runs = call ? linesToTool(call).filter(isInit).length : 0
  if (c.inquiries.length > 1 || runs > 1) return 'a run without an answer'
  return inconclusive(`the call was not run again: ${outcomeText(c, call)}`)
})

/** What `init` states when a call is run again. */
export const againChecks = checksOn(again, {
  'vfs.init.carries-answers': ofQuestion(FIRST, answered),
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
