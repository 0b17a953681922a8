import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfiedUnless } from '../../../engine/finding.ts'
import { answerText, onAnswer, type ProbeAnswer } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { SHORT_TIMEOUTS } from '../requests.ts'

const COUNT = 60

const TOOLS = ['one', 'two'] as const

/** Ways in which one tool might reach another. */
const TO_OTHERS: Record<string, unknown> = {
  'tool.call': { tool: 'two', arguments: {} },
  'tool.send': { tool: 'two', message: 'hello' },
  'tools.call': { name: 'two', arguments: {} },
  'tool.broadcast': { message: 'hello' },
  'host.notify': { tool: 'two', message: 'hello' },
}

const together: HostScenario = {
  name: 'concurrency: two tools at a time',
  files: Object.fromEntries(
    TOOLS.flatMap((name) =>
      Array.from({ length: COUNT }, (_, i) => [`${name}/${i}.txt`, `${name} ${i}`]),
    ),
  ),
  shortTimeouts: SHORT_TIMEOUTS,
  tools: TOOLS.map((name) => ({ name })),
  actions: [
    {
      call: TOOLS.map((name) => ({
        id: name,
        tool: name,
        script: [
          ...Array.from({ length: COUNT }, (_, i) => ({
            call: 'fs.read',
            params: { path: `${name}/${i}.txt` },
          })),
          ...(name === 'one'
            ? Object.entries(TO_OTHERS).map(([method, params]) => ({ call: method, params }))
            : [{ listen_ms: 300 }]),
          { finish: name },
        ],
      })),
    },
  ],
}

/** Two tools at a time. */
export const togetherChecks = checksOn(together, {
  'vfs.concurrency.channels-apart': (c) => TOOLS.flatMap((name) => ownAnswers(c, name)),
  'vfs.concurrency.tools-cannot-talk': (c) => [
    ...Object.keys(TO_OTHERS).flatMap((method, i) => unknown(c, method, COUNT + i)),
    ...nothingBeside(c),
  ],
})

function ownAnswers(c: HostConversation, name: string): Finding[] {
  return Array.from({ length: COUNT }, (_, i) =>
    onAnswer(
      i,
      'its own data',
      (answer) => {
        const right = isObject(answer.result) && answer.result.content === `${name} ${i}`
        return satisfiedUnless(!right && foreign(answer), 'its own data', answer.index)
      },
      name,
    )(c),
  ).flat()
}

/** Which of the other tools was faster is chance. */
const foreign = (answer: ProbeAnswer) =>
  TOOLS.some((name) => answerText(answer).includes(name))
    ? 'the data of another tool'
    : answerText(answer)

const unknown = (c: HostConversation, method: string, nth: number): Finding[] =>
  onAnswer(
    nth,
    `${method}: the error -32601`,
    (answer) =>
      satisfiedUnless(
        answer.error?.code !== -32601 && answerText(answer),
        `${method}: -32601`,
        answer.index,
      ),
    'one',
  )(c)

/** The other tool hears `init` and the answers to its own requests. */
function nothingBeside(c: HostConversation): Finding[] {
  const call = callOf(c, 'two')
  const lines = call ? linesToTool(call) : []
  if (lines.length === 0) return [inconclusive('the probe did not report what was written to it')]
  const odd = lines.some(
    ({ message }) => message?.method !== undefined && message.method !== 'init',
  )
  return [satisfiedUnless(odd && 'a message of another tool', 'nothing but its own answers')]
}
