import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { member } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { noPrompt } from '../uncovered.ts'

const IDLE = { limits: { idle_ms: 2_000 } }

const filled = { policy: { network: { allow: ['http://127.0.0.1:1'] } } }

/** A question that takes longer than a tool may be silent, and a tool that is silent for as long. */
export const slow: HostScenario = {
  name: 'policy: somebody who takes longer than a tool may be silent',
  needs: ['http'],
  interactive: true,
  answers: [{ answer: true, after_ms: 5_000 }],
  web: [],
  tools: [
    { name: 'asker', ...IDLE, ...filled },
    { name: 'silent', ...IDLE, ...filled },
  ],
  actions: [
    {
      call: [
        {
          id: 'asker',
          tool: 'asker',
          script: [
            { call: 'http.get', params: { url: '{web}/slow', headers: [] } },
            { finish: 'asked' },
          ],
        },
        { id: 'silent', tool: 'silent', script: [{ sleep_ms: 7_000 }, { finish: 'silent' }] },
      ],
    },
  ],
  expectedDurationMs: 7_000,
}

/** The silent tool shows that the limit is in force, the other that it stands still. */
function clockStands(c: HostConversation): Finding[] {
  const asker = callOf(c, 'asker')
  const [answer] = answersOf(asker)
  const expected = 'the answer, once the user has decided'
  if (!answer || !asker?.report) return [violated(expected, outcomeText(c, asker), asker?.index)]
  const wrong = status.wrong(answer, c)
  if (wrong) return [violated(expected, wrong, answer.index)]
  const silent = callOf(c, 'silent')
  return [silent?.report ? inconclusive('the host took no shorter limit for silence') : satisfied()]
}

export const status = member('status', 404)

/** Somebody who takes long to decide. */
export const slowChecks = checksOn(slow, {
  'vfs.policy.prompt-stops-idle-clock': (c) => noPrompt(c) ?? clockStands(c),
})
