import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { Occasion } from '../../../../harness/occasion.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answersOf, howItWent } from '../answer.ts'
import { asks, responsesTo, settle } from '../exchange.ts'
import { hostChecks } from '../host-check.ts'
import { linesToTool } from '../lines.ts'

const DELIVERED = 10_000_000

const REFUSED = 10_485_761

const byDefault: Occasion = {
  name: 'size: a limit that nobody configured',
  ownLimits: true,
  files: {
    'delivered.txt': { repeat: 'x', times: DELIVERED },
    'refused.txt': { repeat: 'x', times: REFUSED },
  },
  script: [
    settle,
    asks('delivered', 'fs.read', { path: 'delivered.txt' }),
    { wait_answer: 'delivered' },
    { mark: 'delivered' },
    asks('refused', 'fs.read', { path: 'refused.txt' }),
    { wait_answer: 'refused' },
    { finish: 'sized' },
  ],
}

/** The limit that nobody configured. */
export const defaultChecks = hostChecks({
  verifies: 'vfs.size.limit-defaults-to-ten-megabytes',
  title: 'delivers ten megabytes and no more unless it is told otherwise',
  occasion: byDefault,
  judge: defaultLimit,
})

function defaultLimit(c: HostConversation): Finding[] {
  const call = callOf(c)
  const lines = call ? linesToTool(call) : []
  if (!call || answersOf(call).length === 0) return [violated('an answer', howItWent(c, call))]
  const whole = lines.some(({ bytes = 0 }) => bytes > DELIVERED && bytes < REFUSED)
  if (!whole)
    return [violated('a file of 10,000,000 bytes delivered', 'no such answer', call.index)]
  if (lines.some(({ bytes = 0 }) => bytes >= REFUSED))
    return [violated('a file of 10,485,761 bytes refused', 'its content', call.index)]
  const [answer] = responsesTo(call, 'refused')
  const refused = isObject(answer?.message?.error)
  return [satisfiedUnless(!refused && howItWent(c, call), 'a larger file refused', call.index)]
}
