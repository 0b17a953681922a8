import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { type Finding, inconclusive, satisfied } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { hostChecks } from '../host-check.ts'
import { comesFirst } from './first.ts'

const early: HostScenario = {
  name: 'init: a call that is cancelled at once',
  needs: ['cancel'],
  actions: [
    { call: { script: [{ ignore_cancel: true }, { finish: 'early' }] }, background: true },
    { cancel: 'call' },
    { wait: 'call' },
  ],
}

/** What a call hears that is cancelled at once. */
export const earlyChecks = hostChecks({
  verifies: 'vfs.init.comes-first',
  title: 'sends `init` first to a call that is cancelled at once',
  scenario: early,
  judge: firstOfEarly,
})

/** A host that has not started the tool yet, when it is to end, may leave it at that. */
function firstOfEarly(c: HostConversation): Finding | Finding[] {
  const found = comesFirst(c)
  if (found.length > 0) return found
  const call = callOf(c)
  return call?.error === undefined
    ? inconclusive(`the tool reported nothing: ${outcomeText(c, call)}`)
    : satisfied('a call that is cancelled at once starts no tool')
}
