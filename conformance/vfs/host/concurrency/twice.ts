import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../../engine/finding.ts'
import { answerText, onAnswer } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { succeeded, succeeds } from '../outcome.ts'
import { SHORT_TIMEOUTS } from '../requests.ts'

const twice: HostScenario = {
  name: 'concurrency: one tool twice',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: {
        id: 'stays',
        arguments: { word: 'first' },
        script: [
          { ignore_cancel: true },
          { mark: 'there' },
          { sleep_ms: 700 },
          { call: 'fs.read', params: { path: 'a.txt' } },
          { finish: 'first' },
        ],
      },
      background: true,
    },
    {
      call: {
        id: 'is cancelled',
        arguments: { word: 'second' },
        script: [
          { call: 'fs.read', params: { path: 'b.txt' } },
          { mark: 'there' },
          { sleep_ms: 2_500 },
          { finish: 'second' },
        ],
      },
      background: true,
    },
    { mark: 'there', of: 'stays' },
    { mark: 'there', of: 'is cancelled' },
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    { wait: 'stays' },
  ],
  expectedDurationMs: 1_000,
}

/** One tool twice. */
export const twiceChecks = checksOn(twice, {
  'vfs.concurrency.same-tool-twice-independent': (c) => [
    ...succeeds('stays', 'first')(c),
    ...content(c, 'stays', 'a'),
    ...uncancelled(c, 'stays'),
    ...cancelled(c, 'is cancelled'),
  ],
})

const content = (c: HostConversation, id: string, wanted: string): Finding[] =>
  onAnswer(
    0,
    'its own data',
    (answer) => {
      const right = isObject(answer.result) && answer.result.content === wanted
      return satisfiedUnless(!right && answerText(answer), 'its own data', answer.index)
    },
    id,
  )(c)

function uncancelled(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const heard = call && linesToTool(call).some(({ message }) => message?.method === 'cancel')
  return [satisfiedUnless(heard && 'the cancellation of the other run', 'no `cancel`', call?.index)]
}

/** The run that was cancelled did not go on to its end. */
function cancelled(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (!c.features.includes('cancel')) return []
  const word = call?.report?.init.arguments
  const ended = call && succeeded(call) && isObject(word)
  return [
    satisfiedUnless(ended && 'a run that went on', 'the run that was cancelled ended', call?.index),
  ]
}
