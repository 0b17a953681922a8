import type { Conversation, Request } from '../../../harness/conversation.ts'
import { equal, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { sameBehaviour } from './behaviour.ts'
import { METHODS } from './methods.ts'
import { baselinesChecks, type Compared, faultChecks, rules } from './tool-check.ts'

const A_SCRIPT = 'Add a case whose arguments hold a script that ends with a finish step.'

/** What a tool library does for its users, seen through a program that follows the probe script. @see rfd-d11 §Tool SDK support */
export const sdkRules = rules(
  {
    verifies: 'vfs.sdk.connect-consumes-init',
    title: 'hands on what init contains',
    toExercise: A_SCRIPT,
    baselinesOnly: true,
    judge: handsInitOn,
  },
  {
    verifies: 'vfs.sdk.result-returns',
    title: 'goes on after its final notification',
    toExercise: 'Add a case whose script has a stderr step after its finish step.',
    baselinesOnly: true,
    judge: returnsAfterFinal,
  },
)

/** How a tool library's calls behave. @see rfd-d11 §Tool SDK support */
export const sdkChecks = faultChecks({
  verifies: 'vfs.sdk.calls-block',
  title: 'returns from a call only with its response',
  toExercise: 'Add a case whose script holds two call steps.',
  faults: (plain) =>
    scriptOf(plain).length > 0 && plain.requests.length > 1 ? [{ kind: 'late-answers' }] : [],
  judges: ({ kind }) => kind === 'late-answers',
  judge: callsBlock,
})

/** What a tool library offers. @see rfd-d11 §Phase 5: Tool SDK (jp_tool::vfs) */
export const sdkAcrossRules = baselinesChecks({
  verifies: 'vfs.sdk.every-method',
  title: 'offers a call for every method',
  toExercise: 'Add cases whose scripts hold a call step for each of the eleven methods.',
  judgeAll: offersEveryMethod,
})

function toolOf({ sent }: Conversation): JsonObject {
  const params = sent[0]?.message.params
  return isObject(params) && isObject(params.tool) ? params.tool : {}
}

/** The steps that the case asks for. */
function scriptOf(conversation: Conversation): JsonObject[] {
  const args = toolOf(conversation).arguments
  const script = isObject(args) ? args.script : undefined
  return Array.isArray(script) ? script.filter(isObject) : []
}

/** What a probe reports in its result. */
function reportOf({ finals }: Conversation): JsonObject | undefined {
  const content = finals[0]?.params.content
  const report = typeof content === 'string' ? parse(content) : undefined
  return isObject(report) ? report : undefined
}

function handsInitOn(conversation: Conversation): Finding[] {
  if (!scriptOf(conversation).some((step) => 'finish' in step)) return []
  const reported = reportOf(conversation)?.init
  const was = toolOf(conversation)
  const names = Object.keys(was).filter(
    (name) => !isObject(reported) || !equal(reported[name], was[name]),
  )
  return [
    satisfiedUnless(
      names.length > 0 && `the report's init differs in ${names.join(', ')}`,
      'name, arguments, answers and options as sent',
    ),
  ]
}

function returnsAfterFinal(conversation: Conversation): Finding[] {
  const script = scriptOf(conversation)
  const mark = script
    .slice(script.findIndex((step) => 'finish' in step) + 1)
    .find((step) => typeof step.stderr === 'string')
  if (!mark || !script.some((step) => 'finish' in step)) return []
  const expected = 'a complete final line, then the steps after it'
  if (conversation.finals[0]?.line.ending !== 'lf')
    return [violated(expected, 'the final notification is not complete')]
  return [
    satisfiedUnless(
      !conversation.stderr.includes(String(mark.stderr)) &&
        'the step after the final notification was not done',
      expected,
    ),
  ]
}

function offersEveryMethod(plains: Conversation[]): Finding[] {
  const asked = plains.flatMap((plain) =>
    scriptOf(plain).flatMap(({ call }) => (typeof call === 'string' ? [call] : [])),
  )
  const made = new Set(plains.flatMap(({ requests }) => requests.map(({ method }) => method)))
  return METHODS.filter((method) => asked.includes(method)).map((method) =>
    made.has(method)
      ? satisfied()
      : violated(
          'a request for each call that the script asks for',
          `the script's call of ${method} was not made`,
        ),
  )
}

/** Under late answers a call that returns early shows in what comes before its response. */
function callsBlock(c: Conversation, compared: Compared): Finding[] {
  const expected = 'each call returns with its response, and not before'
  const early = c.requests.find(({ line }, i) => isOpen(c.requests[i - 1], line.at))
  if (early)
    return [
      violated(expected, 'a call was made before the last one was answered', early.line.index),
    ]
  const [final] = c.finals
  if (final && c.requests.some((request) => isOpen(request, final.line.at)))
    return [
      violated(expected, 'the script ended before its last call was answered', final.line.index),
    ]
  return sameBehaviour(c, compared)
}

/** Whether a request had no answer at a time. */
const isOpen = (request: Request | undefined, at: number) =>
  request !== undefined && (!request.answer || request.answer.at > at)
