import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
} from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { endOf, handleIn } from '../../vfs/host/state/handle.ts'
import {
  FAILURE,
  NESTED as HANDLES,
  isToEnd,
  LETTERS,
  NUMBERED,
  numbered,
  ON_THE_WAY,
  type Printing,
  printed,
  showing,
  WHOLE,
} from './compatibility-scenarios.ts'
import { has, isIn, shows } from './handle-shown.ts'
import { prints, printsOther } from './one-shot-output.ts'
import { KEPT, NESTED, programs } from './one-shot-programs.ts'
import { isState, refuses } from './refusal.ts'
import { noSuccess } from './state-ends.ts'
import { endsWithNothing } from './turn-handles.ts'

/** How a host takes the older form of a result. @see rfd009 §Backward compatibility of ToolState serialization */
export const compatibilityChecks: readonly HostCheck[] = [
  ...checksOn(programs, {
    'toolstate.compatibility.success-outcome#one-shot': (c) => prints(c, 'success', KEPT),
    'toolstate.compatibility.other-types-are-output#output': printsOther,
    'toolstate.compatibility.tag-tells-format#states': {
      title: 'takes a stopped state for the end of a program with its output',
      judge: (c) => prints(c, 'stopped well', KEPT),
    },
    'toolstate.compatibility.content-not-decoded-again': {
      title: 'takes the content of an outcome for the output of a program as it is',
      judge: (c) => prints(c, 'nested', NESTED),
    },
    'toolstate.compatibility.outcome-content-unchanged#empty': {
      title: 'takes an empty content for an empty output of a program',
      judge: (c) => prints(c, 'empty', ''),
    },
  }),
  ...checksOn(printed, {
    'toolstate.compatibility.success-outcome#stateful': (c) => endsWell(c, 'success', 'fine 4778'),
    'toolstate.compatibility.error-outcome#stopped': (c) => fails(c, 'error', 'failed'),
    'toolstate.compatibility.error-outcome#message': (c) => reports(c, 'error', LINES),
    'toolstate.compatibility.error-outcome#trace': keepsTrace,
    'toolstate.compatibility.error-outcome#transient': (c) =>
      onceShown(c, 'failed', (like) =>
        isTransient(c, like) === undefined
          ? [notApplicable('the host shows no mark on a failure')]
          : [
              ...onceShown(c, 'error', (name) => marked(c, name, true)),
              ...onceShown(c, 'lasting', (name) => marked(c, name, false)),
            ],
      ),
    'toolstate.compatibility.needs-input-outcome#waiting': (c) => is(c, 'asks', 'waiting'),
    'toolstate.compatibility.needs-input-outcome#question': (c) =>
      onceShown(c, 'asks', (name) =>
        shows(c, name, 'the whole question', ({ question }) =>
          isObject(question) && isWithin(WHOLE, question) ? undefined : JSON.stringify(question),
        ),
      ),
    'toolstate.compatibility.needs-input-outcome#no-content': (c) =>
      onceShown(c, 'asks', (name) =>
        shows(c, name, 'no content', ({ content }) => (content ? 'one' : undefined)),
      ),
    'toolstate.compatibility.tag-tells-format#states': (c) => [
      ...is(c, 'runs', 'running', 'busy 4787'),
      ...is(c, 'waits', 'waiting', 'paused'),
      ...endsWell(c, 'stopped', 'over 4779'),
    ],
    'toolstate.compatibility.tag-tells-format#outcomes': (c) => [
      ...endsWell(c, 'success', 'fine 4778'),
      ...fails(c, 'error', 'failed'),
      ...is(c, 'asks', 'waiting'),
    ],
    'toolstate.compatibility.tag-tells-format#tag-alone': (c) => [
      ...is(c, 'like_error', 'running', 'busy 4788'),
      ...endsWell(c, 'like_stopped', 'fine 4781'),
    ],
    'toolstate.compatibility.spawned-is-answered': (c) => seen(c, 'spawned'),
    'toolstate.compatibility.other-types-are-output#no-state': (c) =>
      endsWell(c, 'other', 'after it 4783'),
    'toolstate.compatibility.outcomes-of-stateful-tools#outcome-alone': (c) =>
      endsWell(c, 'success', 'fine 4778'),
    'toolstate.compatibility.outcomes-of-stateful-tools#after-states': (c) =>
      endsWell(c, 'after', 'then 4780'),
    'toolstate.compatibility.content-not-decoded-again': (c) => [
      ...endsWell(c, 'nested_question', HANDLES.nested_question),
      ...endsWell(c, 'nested_failure', HANDLES.nested_failure),
    ],
    'toolstate.compatibility.lower-case-result#ok': (c) => endsWell(c, 'stopped', 'over 4779'),
    'toolstate.compatibility.lower-case-result#err': (c) => [
      ...fails(c, 'failed', 'error'),
      ...reports(c, 'failed', LINES),
    ],
    'toolstate.compatibility.content-and-error-form': (c) => seen(c, 'sample'),
    'toolstate.compatibility.outcome-content-unchanged#empty': (c) => endsWell(c, 'empty', ''),
    'toolstate.compatibility.outcome-content-unchanged#unchanged': (c) =>
      endsWell(c, 'letters', LETTERS),
    'toolstate.compatibility.plain-string-result': (c) => seen(c, 'bare'),
  }),
  ...checksOn(numbered, {
    'toolstate.compatibility.no-numbered-ids#chosen-id': (c) =>
      ['first', 'second'].flatMap((id) =>
        ['spawn', 'fetch'].flatMap((name) => has(c, `${name} ${id}`, 'id', id)),
      ),
    'toolstate.compatibility.no-numbered-ids#none-made-up': (c) => [
      ...NUMBERED.flatMap((id) => refuses(c, `fetch ${id}`)),
      ...endsWithNothing(c),
    ],
  }),
]

const LINES = FAILURE.message.split('\n')

/** Judges the response that shows what a tool has come to: its end, else the last one, which may have come too early. */
function onceShown(
  c: HostConversation,
  id: Printing,
  judge: (name: string) => Finding[],
): Finding[] {
  const name = endOf(c, showing(id))
  const { state, content = null } = handleOf(c, name)
  const isNotYet = isToEnd(id) || content === null || content === ON_THE_WAY
  const isEarly = state === 'running' && isNotYet
  return isEarly ? [inconclusive(`the host showed no report of ${id} in time`)] : judge(name)
}

const handleOf = (c: HostConversation, name: string): JsonObject => {
  const call = callOf(c, name)
  return (call && handleIn(call)) ?? {}
}

const is = (c: HostConversation, id: Printing, state: string, content?: string): Finding[] =>
  onceShown(c, id, (name) => [
    ...isIn(c, name, state),
    ...(content === undefined ? [] : has(c, name, 'content', content)),
  ])

const endsWell = (c: HostConversation, id: Printing, result: string): Finding[] =>
  onceShown(c, id, (name) => [...isIn(c, name, 'stopped'), ...has(c, name, 'result', result)])

/** Judges that a tool has failed, as another one has. */
const fails = (c: HostConversation, id: Printing, other: Printing): Finding[] =>
  onceShown(c, id, (name) => [
    ...onOutcome(c, name, 'a failure, or the state stopped', (call) => {
      return isState(call) && handleIn(call)?.state !== 'stopped' && outcomeOf(call)
    }),
    ...noSuccess(c, name, endOf(c, showing(other))),
  ])

const failureIn = (c: HostConversation, name: string): unknown => {
  const call = callOf(c, name)
  return call?.error ?? handleOf(c, name).result
}

/** Judges that a failure shows texts. */
const reports = (c: HostConversation, id: Printing, texts: readonly string[]): Finding[] =>
  onceShown(c, id, (name) =>
    onOutcome(c, name, texts.join(' and '), () => {
      const missing = texts.find((text) => !textsIn(failureIn(c, name)).includes(text))
      return missing !== undefined && `a failure without ${quote(missing)}`
    }),
  )

/** Judges that an outcome keeps what the host shows of a report, in the same order. */
function keepsTrace(c: HostConversation): Finding[] {
  const [found] = reports(c, 'failed', FAILURE.trace)
  if (found?.kind === 'violated') return [notApplicable('the host shows no trace')]
  return [
    ...reports(c, 'error', FAILURE.trace),
    ...onceShown(c, 'failed', (like) =>
      onceShown(c, 'error', (name) =>
        onOutcome(c, name, 'the causes in the same order', () => {
          return !equal(causesIn(c, name), causesIn(c, like)) && 'another order'
        }),
      ),
    ),
  ]
}

/** The causes that a failure shows, in their order. */
function causesIn(c: HostConversation, name: string): string[] {
  const text = textsIn(failureIn(c, name))
  return FAILURE.trace
    .filter((cause) => text.includes(cause))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}

/** The mark of a failure that is shown with its parts. */
function isTransient(c: HostConversation, name: string): unknown {
  const failure = failureIn(c, name)
  return isObject(failure) ? failure.transient : undefined
}

const marked = (c: HostConversation, name: string, mark: boolean): Finding[] =>
  onOutcome(c, name, 'the mark', () => isTransient(c, name) !== mark && 'another one')

const isWithin = (part: JsonObject, whole: JsonObject): boolean =>
  Object.entries(part).every(([name, value]) => equal(whole[name], value))

/** What becomes of a form that is not demanded. */
const seen = (c: HostConversation, id: Printing): Finding[] =>
  onceShown(c, id, (name) =>
    onOutcome(c, name, 'an answer', () => undefined).map((each) =>
      each.kind === 'satisfied' ? satisfied(quote(textsIn(failureIn(c, name)))) : each,
    ),
  )
