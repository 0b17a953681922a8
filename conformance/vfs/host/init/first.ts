import type { HostCall, HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { hostRules } from '../host-check.ts'
import { type HostLine, linesToTool, placeOf } from '../host-lines.ts'

/** The first line of a tool. */
export const initRules = hostRules(
  {
    verifies: 'vfs.init.comes-first',
    title: 'writes `init` before anything else',
    judge: comesFirst,
  },
  {
    verifies: 'vfs.init.is-a-notification',
    judge: isNotification,
  },
  {
    verifies: 'vfs.init.comes-once',
    judge: (c) => c.calls.flatMap(once),
  },
)

export function comesFirst(c: HostConversation): Finding[] {
  return onFirst(c, '`init`', (line) =>
    isInit(line) ? undefined : `the line ${asJson(line.message?.method ?? line.text)}`,
  )
}

export function isNotification(c: HostConversation): Finding[] {
  return onFirst(c, '`init` without an id', ({ message }) =>
    message && 'id' in message ? `the id ${asJson(message.id)}` : undefined,
  )
}

/** The first line of each process that shows one. */
function onFirst(
  c: HostConversation,
  expected: string,
  wrong: (line: HostLine) => string | undefined,
): Finding[] {
  return c.calls.flatMap((call) =>
    firstLines(call)
      .filter(isReadable)
      .map((first) => satisfiedUnless(wrong(first), expected, placeOf(first))),
  )
}

/** The first line of each process of a call, which reports itself before it; the first of the last one where none does. */
function firstLines(call: HostCall): HostLine[] {
  const starts = new Set([0])
  let count = 0
  for (const { pid, line } of call.side) {
    if (pid !== undefined) starts.add(count)
    if (line !== undefined) count += 1
  }
  return linesToTool(call).filter((_, i) => starts.has(i))
}

/** Of a long line only the beginning is known; where it does not name its method, nothing can be stated about it. */
const isReadable = ({ bytes, text }: HostLine) => bytes === undefined || METHOD.test(text)

export const isInit = ({ message, text, bytes }: HostLine) =>
  bytes === undefined ? message?.method === 'init' : METHOD.exec(text)?.[1] === 'init'

const METHOD = /^\s*\{(?:\s*"(?:jsonrpc|id)"\s*:\s*[^,]*,)*\s*"method"\s*:\s*"([^"]*)"/

/** A process reports itself before its first line: `init` stands once between two of them. */
function once(call: HostCall): Finding[] {
  const expected = '`init` once'
  const lines = linesToTool(call)
  if (lines.length === 0) return []
  const processes = Math.max(1, call.side.filter(({ pid }) => pid !== undefined).length)
  const times = lines.filter(isInit).length
  return [satisfiedUnless(times > processes && 'more than once', expected, call.index)]
}

/** Judges nothing where a call has no `init` at all. */
export function begun(judge: (c: HostConversation) => Finding[]) {
  return (c: HostConversation): Finding[] => {
    const silent = c.calls.find((call) => !linesToTool(call).some(isInit))
    if (c.calls.length === 0 || silent)
      return [violated('`init`', `none: ${outcomeText(c, silent)}`, silent?.index)]
    return judge(c)
  }
}
