import type { Conversation } from '../../../../harness/conversation.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { effectAfter } from '../effects.ts'
import { isGenerated } from '../expected.ts'
import { isStdio } from '../stdio-reading.ts'
import type { Wait } from '../wait.ts'

/** A tool that does without an answer what it did after one takes something else for the answer: the end of its input. */
export const nothingWithout = (c: Conversation, wait: Wait, baseline: Conversation): Finding[] =>
  isStdio(c) ? nothingLeft(c, wait, baseline) : nothingRequested(c, wait, baseline)

function nothingRequested(
  c: Conversation,
  { asked, answer }: Wait,
  baseline: Conversation,
): Finding[] {
  const { requests, sent, finals } = c
  const isAborted = sent.some(({ message }) => message.method === 'cancel')
  if (answer || isAborted || finals.length > 0 || !isGenerated(c)) return []
  const usual = baseline.requests.filter(({ method }) => EFFECTS.includes(method))
  const early = requests.find(
    ({ line, method, params }) =>
      asked.line.index < line.index &&
      usual.some((each) => each.method === method && equal(each.params, params)),
  )
  if (!early) return []
  const observed = `${early.method} was called without an answer`
  return [violated('nothing before the answer', observed, early.line.index)]
}

/** On plain stdio the files show what the end of the input was taken for. */
function nothingLeft(c: Conversation, { asked, answer }: Wait, baseline: Conversation): Finding[] {
  const closed = c.transcript.findIndex((e) => e.event === 'closed' && e.stream === 'stdin')
  if (answer || closed < asked.line.index) return []
  const observed = effectAfter(c, baseline, closed)
  return [satisfiedUnless(observed, 'nothing without an answer', closed)]
}

/** What a tool does of its own accord when it tidies up is not among them. */
const EFFECTS = ['fs.write', 'fs.rename', 'process.run', 'http.post']
