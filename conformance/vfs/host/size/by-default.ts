import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { request, responsesTo, settle } from '../requests.ts'

const DELIVERED = 10_000_000

const REFUSED = 10_485_761

const byDefault: HostScenario = {
  name: 'size: a limit that nobody configured',
  ownLimits: true,
  files: {
    'delivered.txt': { repeat: 'x', times: DELIVERED },
    'refused.txt': { repeat: 'x', times: REFUSED },
  },
  script: [
    settle,
    request('delivered', 'fs.read', { path: 'delivered.txt' }),
    { wait_answer: 'delivered' },
    { mark: 'delivered' },
    request('refused', 'fs.read', { path: 'refused.txt' }),
    { wait_answer: 'refused' },
    { finish: 'sized' },
  ],
}

/** The limit that nobody configured. */
export const defaultChecks = checksOn(byDefault, {
  'vfs.size.limit-defaults-to-ten-megabytes': defaultLimit,
})

function defaultLimit(c: HostConversation): Finding[] {
  const call = callOf(c)
  const lines = call ? linesToTool(call) : []
  if (!call || answersOf(call).length === 0) return [violated('an answer', outcomeText(c, call))]
  const whole = lines.some(({ bytes = 0 }) => bytes > DELIVERED && bytes < REFUSED)
  if (!whole)
    return [violated('a file of 10,000,000 bytes delivered', 'no such answer', call.index)]
  if (lines.some(({ bytes = 0 }) => bytes >= REFUSED))
    return [violated('a file of 10,485,761 bytes refused', 'its content', call.index)]
  const [answer] = responsesTo(call, 'refused')
  const refused = isObject(answer?.message?.error)
  return [satisfiedUnless(!refused && outcomeText(c, call), 'a larger file refused', call.index)]
}
