import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { answersOf, told } from './answer.ts'
import { asks, BRISK, responsesTo, settle } from './exchange.ts'
import { isGone } from './lifecycle-seen.ts'
import { final } from './lifecycle-talk.ts'
import { linesToTool } from './lines.ts'
import { onOutcome, outcomeOf, succeedsWith, textOf, toldIn } from './outcome.ts'
import { goneAt, onTold, scaled } from './timing.ts'

const running = (content?: unknown): ProbeStep => ({
  state: { type: 'running', ...(content !== undefined && { content }) },
})
const QUESTION = { id: 'q-17', text: 'And how does it go on?', answer_type: 'Text' }
const waiting: ProbeStep = { state: { type: 'waiting', content: 'paused', question: QUESTION } }
const asleep: ProbeStep = { sleep_ms: 20_000 }
const hear = (content: string): ProbeStep[] => [{ wait_apply: true }, running(content), settle]

/** The host has read all states that were told before a mark, since it has answered a request after them. */
const marked = (mark: string): ProbeStep[] => [settle, { mark }]

const INPUTS = ['y', true, 3, null, { a: [1] }, 'two\nlines\n']

const spawn = (handle: string, ...script: ProbeStep[]): Act => ({
  call: { id: `spawn ${handle}`, arguments: { action: 'spawn', id: handle }, script },
  background: true,
})
const act = (action: string, handle: string, id: string, more: JsonObject = {}) => ({
  call: { id, arguments: { action, id: handle, ...more } },
})
const reached = (mark: string, handle: string): Act => ({ mark, of: `spawn ${handle}` })

const QUICK = 12

/** An input while those before it are not yet answered, but late enough for a driver with threads to begin in order. */
const quick = (input: string): Act[] => [
  { call: { id: input, arguments: { action: 'apply', id: 'h', input } }, background: true },
  { pause_ms: 20 },
]

const limits = { idle_ms: 10_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** One handle from its first state to its last. */
const whole: Occasion = {
  name: 'state: the life of a handle',
  files: { 'a.txt': 'content of a' },
  tool: { stateful: true, limits },
  acts: [
    spawn(
      'h',
      running('first words'),
      ...marked('said'),
      { wait_apply: true },
      { call: 'fs.read', params: { path: 'a.txt' } },
      { call: 'fs.write', params: { path: 'b.txt', content: 'b' } },
      running('second words'),
      ...marked('again'),
      ...INPUTS.slice(1).flatMap((_, i) => hear(`input ${i + 1}`)),
      { sleep_ms: 600 },
      ...Array.from({ length: QUICK }, (_, i) => hear(`number ${i}`)).flat(),
      waiting,
      ...marked('asks'),
      { wait_apply: true },
      { stop: 'R-4711' },
    ),
    reached('said', 'h'),
    act('fetch', 'h', 'running'),
    act('apply', 'h', 'apply 0', { input: INPUTS[0] }),
    reached('again', 'h'),
    act('fetch', 'h', 'running on'),
    ...INPUTS.slice(1).map((input, i) => act('apply', 'h', `apply ${i + 1}`, { input })),
    ...Array.from({ length: QUICK }, (_, i) => quick(`quick ${i}`)).flat(),
    reached('asks', 'h'),
    act('fetch', 'h', 'waiting'),
    act('apply', 'h', 'last', { input: 'the answer' }),
    { gone: 'spawn h' },
    act('fetch', 'h', 'stopped'),
    act('apply', 'h', 'too late', { input: 'more' }),
  ],
  patience_ms: 12_000,
}

/** Last words of tools by the name of their handle. */
const ENDS: Record<string, ProbeStep[]> = {
  text: [{ stop: 'a plain text' }],
  ok: [{ stop: { Ok: 'a tagged text' } }],
  err: [{ stop: { Err: { message: 'it broke 1', trace: [], transient: false } } }],
  bare: [{ stop: { message: 'it broke 2', trace: [], transient: false } }],
  member: [
    { state: { type: 'stopped', error: { message: 'it broke 3', trace: [], transient: false } } },
    { exit: 0 },
  ],
  exits: [running('soon gone'), { stderr: 'boom-4716' }, { exit: 1 }],
  result: [running('soon done'), final('a final result')],
}

/** States without content by the name of their handle. */
const BARE: Record<string, JsonObject> = {
  absent: { type: 'running' },
  null: { type: 'running', content: null },
  'null waiting': { type: 'waiting', content: null, question: QUESTION },
}

/** More than enough for a grace period and the time to kill. */
const GONE_MS = 6_000

const ends: Occasion = {
  name: 'state: the ends of handles',
  tool: { stateful: true, limits },
  acts: [
    ...Object.entries(ENDS).map(([handle, script]) => spawn(handle, ...script)),
    ...Object.keys(ENDS).map((handle): Act => ({ wait: `spawn ${handle}` })),
    ...Object.keys(ENDS).map((handle): Act => ({ gone: `spawn ${handle}` })),
    ...Object.keys(ENDS).map((handle) => act('fetch', handle, `end of ${handle}`)),
    spawn('latest', running('one'), running('two'), waiting, ...marked('said'), asleep),
    reached('said', 'latest'),
    act('fetch', 'latest', 'the latest'),
    { ...act('abort', 'latest', 'abort'), background: true },
    { gone: 'spawn latest', within_ms: GONE_MS },
    ...Object.entries(BARE).flatMap(([handle, state]) => [
      spawn(handle, { state }, settle, asleep),
      { wait: `spawn ${handle}` },
      { pause_ms: 300 },
      act('fetch', handle, `state of ${handle}`),
      act('abort', handle, `end ${handle}`),
    ]),
  ],
  patience_ms: 12_000,
}

const duringRequest: Occasion = {
  name: 'state: an input while the user is asked',
  needs: ['inquiry'],
  policy: { filesystem: { allow: ['open'], writable: true } },
  interactive: true,
  answers: [{ answer: true, after_ms: 1_200 }],
  tool: { stateful: true, limits },
  acts: [
    spawn(
      'h',
      running('asks'),
      asks('pending', 'fs.write', { path: 'closed.txt', content: 'x' }),
      { listen_ms: 200 },
      { mark: 'asked' },
      { wait_apply: true },
      { listen_ms: 1_600 },
      { mark: 'heard' },
      { stop: 'heard' },
    ),
    reached('asked', 'h'),
    {
      call: { id: 'apply', arguments: { action: 'apply', id: 'h', input: 'meanwhile' } },
      background: true,
    },
    reached('heard', 'h'),
  ],
  patience_ms: 12_000,
}

const oneShot: Occasion = {
  name: 'state: a tool that is one-shot',
  interactive: true,
  answers: [{ answer: 'an answer' }, { answer: 'an answer' }],
  haste: BRISK,
  acts: [
    { call: { id: 'plain', script: [settle, { finish: 'an ordinary result' }] } },
    { gone: 'plain' },
    {
      call: {
        id: 'states',
        script: [
          running('busy'),
          waiting,
          { listen_ms: 500 },
          settle,
          { finish: 'after its states' },
        ],
      },
    },
  ],
}

const withoutAction: Occasion = {
  name: 'state: a stateful tool without an action',
  needs: ['stateful'],
  tool: { stateful: true, limits },
  acts: [
    { call: { id: 'plain', script: [settle, { finish: 'an ordinary result' }] } },
    { gone: 'plain' },
  ],
}

/** How the tools are served that outlive a call. @see rfd-d11 §Integration with the stateful tool protocol */
export const stateChecks = [
  ...hostChecksOn(
    whole,
    {
      verifies: 'vfs.state.process-stays-alive',
      title: 'keeps one process for all inputs',
      judge: (c) => onTold(c, 'spawn h', oneProcess),
    },
    {
      verifies: 'vfs.state.apply-becomes-notification',
      title: 'hands each input over by one notification',
      judge: (c) => onTold(c, 'spawn h', (call) => notified(call)),
    },
    {
      verifies: 'vfs.state.input-keeps-type',
      title: 'hands inputs over as the values that they are',
      judge: (c) => onTold(c, 'spawn h', sameInputs),
    },
    {
      verifies: 'vfs.state.applies-in-order',
      title: 'hands inputs over in their order',
      judge: (c) => onTold(c, 'spawn h', inOrder),
    },
    {
      verifies: 'vfs.state.requests-served-during-apply',
      title: 'serves requests while the tool works on an input',
      judge: (c) => onTold(c, 'spawn h', servedMeanwhile),
    },
    {
      verifies: 'vfs.state.running-reported',
      title: 'reports a running state with its content',
      judge: (c) => [
        ...stands(c, 'running', 'running', 'first words'),
        ...stands(c, 'running on', 'running', 'second words'),
      ],
    },
    {
      verifies: 'vfs.state.waiting-reported',
      title: 'reports a waiting state with its content and its question',
      judge: (c) => [
        ...stands(c, 'waiting', 'waiting', 'paused', QUESTION.id, QUESTION.text),
        ...onTold(c, 'spawn h', (call) => heard(call, 'the answer')),
      ],
    },
    {
      verifies: 'vfs.state.stopped-delivers-result',
      title: 'delivers the result of a stopped tool, and takes no input for it',
      judge: (c) => [...endsWith(c, ['last', 'stopped'], 'R-4711'), ...notTaken(c, 'too late')],
    },
    {
      verifies: 'vfs.state.init-tells-stateful',
      title: 'lets a tool see that it is stateful',
      judge: (c) => onTold(c, 'spawn h', sawAction),
    },
  ),
  ...hostChecksOn(
    ends,
    {
      verifies: 'vfs.state.accepts-stopped-forms',
      title: 'reads the result of a stopped state as a text and in its tagged form',
      judge: (c) => [
        ...endsWith(c, tellersOf('text'), 'a plain text'),
        ...endsWith(c, tellersOf('ok'), 'a tagged text'),
        ...untagged(c, 'ok'),
        ...endsWith(c, tellersOf('err'), 'it broke 1'),
      ],
    },
    {
      verifies: 'vfs.state.stopped-failure-reported',
      title: 'reports a stopped state that is a failure as one',
      judge: (c) => ['err', 'bare', 'member'].flatMap((handle) => noSuccess(c, handle)),
    },
    {
      verifies: 'vfs.state.exit-without-stopped-fails',
      title: 'reports a tool that ends without a stopped state as failed',
      judge: (c) => endsWith(c, tellersOf('exits'), 'boom-4716'),
    },
    {
      verifies: 'vfs.state.final-ends-stateful-session',
      title: 'takes a result for the end of a stateful tool',
      judge: (c) => endsWith(c, tellersOf('result'), 'a final result'),
    },
    {
      verifies: 'vfs.state.latest-state-reported',
      title: 'reports the last of several states',
      judge: (c) => stands(c, 'the latest', 'waiting', QUESTION.id),
    },
    {
      verifies: 'vfs.state.missing-content-accepted',
      title: 'takes a state without content',
      judge: (c) =>
        Object.entries(BARE).flatMap(([handle, { type }]) =>
          stands(c, `state of ${handle}`, String(type)),
        ),
    },
    {
      verifies: 'vfs.state.abort-ends-process',
      title: 'ends the process of a handle that is aborted',
      judge: (c) => onTold(c, 'spawn latest', (call) => aborted(c, call)),
    },
  ),
  ...hostChecksOn(
    oneShot,
    {
      verifies: 'vfs.state.no-action-is-one-shot',
      title: 'takes a call without an action for one-shot',
      judge: (c) => [...plainResult(c), ...noApply(c, 'plain')],
    },
    {
      verifies: 'vfs.state.one-shot-never-gets-apply',
      title: 'hands no input to a one-shot tool',
      judge: (c) => noApply(c, 'states'),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.state.no-action-is-one-shot',
      title: 'takes a call of a stateful tool without an action for one-shot',
      occasion: withoutAction,
      judge: plainResult,
    },
    {
      verifies: 'vfs.state.apply-during-request',
      title: 'hands an input over while a request is unanswered',
      occasion: duringRequest,
      judge: (c) => onTold(c, 'spawn h', bothIntact),
    },
  ),
]

const inputsTo = (call: HostCall): unknown[] =>
  linesToTool(call).flatMap(({ message }) =>
    message?.method === 'apply'
      ? [isObject(message.params) ? message.params.input : undefined]
      : [],
  )

/** What a handle's response tells: an object, or the text of one, which may be a block. */
function handleIn({ result }: HostCall): JsonObject | undefined {
  const isText = typeof result === 'string' || Array.isArray(result)
  const value = isText ? parse(textOf(result)) : result
  return isObject(value) ? value : undefined
}

/** Judges that a handle stands so, and that its response tells these texts. */
function stands(c: HostConversation, id: string, state: string, ...texts: string[]): Finding[] {
  const expected = [`the state ${state}`, ...texts.map((text) => quote(text))].join(' with ')
  return onOutcome(c, id, expected, (call) => {
    const handle = handleIn(call)
    if (handle?.state !== state) return outcomeOf(call)
    const missing = texts.find((text) => !toldIn(handle).includes(text))
    return missing !== undefined && `${state} without ${quote(missing)}`
  })
}

/** The calls that may tell how a handle of the occasion `ends` has ended. */
const tellersOf = (handle: string) => [`spawn ${handle}`, `end of ${handle}`]

/** A handle whose end was told may be gone: the first of some calls that tells it counts. */
function endOf(c: HostConversation, ids: readonly string[]): string {
  const tells = (id: string) => {
    const call = callOf(c, id)
    return call !== undefined && handleIn(call)?.state === 'stopped'
  }
  return ids.find(tells) ?? ids.at(-1) ?? ''
}

const endsWith = (c: HostConversation, ids: readonly string[], ...texts: string[]): Finding[] =>
  stands(c, endOf(c, ids), 'stopped', ...texts)

/** Both a refusal and the stopped state once more will do. */
function notTaken(c: HostConversation, id: string): Finding[] {
  return onOutcome(c, id, 'a refusal, or the stopped state', (call) => {
    const stopped = handleIn(call)?.state === 'stopped'
    return call.error === undefined && !stopped && outcomeOf(call)
  })
}

function oneProcess(call: HostCall): Finding {
  const inits = linesToTool(call).filter(({ message }) => message?.method === 'init').length
  const inputs = inputsTo(call)
  const expected = 'one process that hears every input'
  if (call.processes.length !== 1 || inits !== 1) return broken(expected, 'several', call.index)
  const all = inputs.length >= INPUTS.length + 1
  return keptUnless(!all && 'a process that hears fewer', expected, call.index)
}

function notified(call: HostCall): Finding {
  const lines = linesToTool(call).filter(({ message }) => message?.method === 'apply')
  const expected = 'one notification for each input'
  if (lines.some(({ message }) => message && 'id' in message))
    return broken(expected, 'one with an id', call.index)
  const count = inputsTo(call).filter((input) => equal(input, 'y')).length
  if (count === 1) return kept()
  return broken(expected, count === 0 ? 'none' : 'more than one', call.index)
}

function sameInputs(call: HostCall): Finding {
  const inputs = inputsTo(call).slice(0, INPUTS.length)
  const at = INPUTS.findIndex((input, i) => !equal(inputs[i], input))
  if (at === -1) return kept()
  const expected = `the input ${JSON.stringify(INPUTS[at])}`
  return broken(expected, `the input ${JSON.stringify(inputs[at]) ?? 'absent'}`, call.index)
}

function inOrder(call: HostCall): Finding {
  const quick = inputsTo(call).filter((input) => String(input).startsWith('quick '))
  const wanted = Array.from({ length: QUICK }, (_, i) => `quick ${i}`)
  const expected = 'twelve inputs in their order'
  if (quick.length < QUICK) return broken(expected, 'fewer inputs', call.index)
  return keptUnless(!equal(quick, wanted) && 'another order', expected, call.index)
}

function servedMeanwhile(call: HostCall): Finding {
  if (!inputsTo(call).length) return unclear('the tool got no input')
  const [, read, write] = answersOf(call)
  const expected = 'an answer to each request'
  const right = isObject(read?.result) && read.result.content === 'content of a'
  if (!read || !right) return broken(expected, read ? told(read) : 'no answer', call.index)
  return keptUnless(!isObject(write?.result) && 'no answer', expected, call.index)
}

const heard = (call: HostCall, input: string): Finding =>
  keptUnless(!inputsTo(call).includes(input) && 'no such input', 'the input', call.index)

function sawAction(call: HostCall): Finding {
  const init = linesToTool(call).find(({ message }) => message?.method === 'init')
  if (!init) return unclear('the probe did not tell its `init`')
  const seen = /"action"\s*:\s*"spawn"/.test(init.text)
  return seen ? kept('by its action') : broken('the action', 'no action', call.index)
}

/** The tag is no part of the text. */
function untagged(c: HostConversation, handle: string): Finding[] {
  return onOutcome(c, endOf(c, tellersOf(handle)), 'the text without its tag', (call) => {
    const { result } = handleIn(call) ?? {}
    return typeof result === 'string' && result.includes('"Ok"') && 'the tagged form'
  })
}

/** A failure may be refused as a message, and is then one because the tool ends. */
function noSuccess(c: HostConversation, handle: string): Finding[] {
  const end = endOf(c, tellersOf(handle))
  return onOutcome(c, end, 'a failure', (call) => {
    const { state, result } = handleIn(call) ?? {}
    if (state !== 'stopped') return outcomeOf(call)
    return typeof result === 'string' && /"message"|"Err"/.test(result) && 'raw JSON as a text'
  }).map((found) => {
    if (found.kind !== 'kept') return found
    const call = callOf(c, end)
    const asTold = call && toldIn(handleIn(call)).includes('it broke')
    return kept(`${handle}: ${asTold ? 'as it was told' : 'in words of the host'}`)
  })
}

function aborted(c: HostConversation, call: HostCall): Finding {
  const told = linesToTool(call).some(({ message }) => message?.method === 'cancel')
  const from = callOf(c, 'abort')?.askedAt
  if (from === undefined) return unclear('the handle was not aborted')
  const gone = goneAt(call)
  if (gone === undefined || gone - from > scaled(c, GONE_MS) * 1_000)
    return broken('the end of the process', 'a process that stays', call.index)
  return kept(told ? 'told by `cancel`' : 'not told')
}

function plainResult(c: HostConversation): Finding[] {
  const expected = 'a completed outcome'
  return [
    ...succeedsWith(c, 'plain', 'an ordinary result'),
    ...onOutcome(c, 'plain', expected, (call) => {
      const { state } = handleIn(call) ?? {}
      return state !== undefined && `a handle that is ${quote(String(state))}`
    }),
    ...isGone(c, 'plain'),
  ]
}

function noApply(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (!call || linesToTool(call).length === 0) return [unclear('the probe heard nothing')]
  return [keptUnless(inputsTo(call).length > 0 && 'an input', 'no input', call.index)]
}

function bothIntact(call: HostCall): Finding {
  const inputs = inputsTo(call)
  const [first, second] = responsesTo(call, 'pending')
  const expected = 'the input and the one answer'
  if (!equal(inputs, ['meanwhile'])) return broken(expected, 'no such input', call.index)
  if (!first || second) return broken(expected, first ? 'two answers' : 'no answer', call.index)
  return kept()
}
