import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { isInit } from './first.ts'

const COLOUR = 'colour'

const SIZE = 'a.size'

const again: HostScenario = {
  name: 'init: answers',
  needs: ['one-shot'],
  interactive: true,
  answers: [{ answer: 'green' }, { answer: true }],
  script: [
    { ask: { id: COLOUR, text: 'Which colour?', schema: { type: 'string' } } },
    { ask: { id: SIZE, text: 'A large one?', schema: { type: 'boolean' } } },
    { finish: 'again' },
  ],
}

/** What `init` states when a call is run again. */
export const againChecks = checksOn(again, { 'vfs.init.carries-answers': answered })

/** A tool that is run again without the answer asks again, until nobody answers it any more. */
function answered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const expected = 'a run with both answers'
  if (c.inquiries.length === 0) return [inconclusive('nobody was asked what the tool asked')]
  const answers = call?.report?.init.answers
  if (answers !== undefined) {
    const right = equal(answers, { [COLOUR]: 'green', [SIZE]: true })
    return [satisfiedUnless(!right && `answers ${asJson(answers)}`, expected, call?.index)]
  }
  const runs = call ? linesToTool(call).filter(isInit).length : 0
  if (c.inquiries.length > 1 || runs > 1)
    return [violated(expected, 'a run without an answer', call?.index)]
  return [inconclusive(`the call was not run again: ${outcomeText(c, call)}`)]
}
