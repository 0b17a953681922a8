import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { isInit } from './first.ts'

/** What is asked, one question after the other, by its id; and how each is answered. */
const ASKED = {
  colour: ['Which colour?', { type: 'string' }, 'green'],
  'a.size': ['A large one?', { type: 'boolean' }, true],
  quick: ['A quick one?', { type: 'boolean' }, false],
  number: ['How many?', { type: 'number' }, 0],
} as const

const ANSWERS = Object.fromEntries(Object.entries(ASKED).map(([id, [, , answer]]) => [id, answer]))

const again: HostScenario = {
  name: 'init: answers',
  needs: ['one-shot'],
  interactive: true,
  answers: Object.values(ANSWERS).map((answer) => ({ answer })),
  script: [
    ...Object.entries(ASKED).map(([id, [text, schema]]) => ({ ask: { id, text, schema } })),
    { finish: 'again' },
  ],
}

/** What `init` states when a call is run again. */
export const againChecks = checksOn(again, { 'vfs.init.carries-answers': answered })

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
