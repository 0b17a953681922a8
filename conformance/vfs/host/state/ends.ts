import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { final } from '../lifecycle/scenarios.ts'
import { onOutcome, outcomeOf, textsIn } from '../outcome.ts'
import { settle } from '../requests.ts'
import { goneAt, onReport, scaled } from '../timing.ts'
import {
  act,
  asleep,
  endOf,
  endsWith,
  handleIn,
  limits,
  marked,
  QUESTION,
  reached,
  running,
  spawn,
  stands,
  waiting,
} from './handle.ts'

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

const ends: HostScenario = {
  name: 'state: the ends of handles',
  tool: { stateful: true, limits },
  actions: [
    ...Object.entries(ENDS).map(([handle, script]) => spawn(handle, ...script)),
    ...Object.keys(ENDS).map((handle): Action => ({ wait: `spawn ${handle}` })),
    ...Object.keys(ENDS).map((handle): Action => ({ gone: `spawn ${handle}` })),
    ...Object.keys(ENDS).map((handle) => act('fetch', handle, `end of ${handle}`)),
    spawn('latest', running('one'), running('two'), waiting, ...marked('sent'), asleep),
    reached('sent', 'latest'),
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
  timeoutMs: 12_000,
}

/** How handles end, and what is reported of it. */
export const endChecks = checksOn(ends, {
  'vfs.state.accepts-stopped-forms': (c) => [
    ...endsWith(c, tellersOf('text'), 'a plain text'),
    ...endsWith(c, tellersOf('ok'), 'a tagged text'),
    ...untagged(c, 'ok'),
    ...endsWith(c, tellersOf('err'), 'it broke 1'),
  ],
  'vfs.state.stopped-failure-reported': (c) =>
    ['err', 'bare', 'member'].flatMap((handle) => noSuccess(c, handle)),
  'vfs.state.exit-without-stopped-fails': (c) => endsWith(c, tellersOf('exits'), 'boom-4716'),
  'vfs.state.final-ends-stateful-session': (c) =>
    endsWith(c, tellersOf('result'), 'a final result'),
  'vfs.state.latest-state-reported': (c) => stands(c, 'the latest', 'waiting', QUESTION.id),
  'vfs.state.missing-content-accepted': (c) =>
    Object.entries(BARE).flatMap(([handle, { type }]) =>
      stands(c, endOf(c, [`spawn ${handle}`, `state of ${handle}`]), String(type)),
    ),
  'vfs.state.abort-ends-process': (c) => onReport(c, 'spawn latest', (call) => aborted(c, call)),
})

/** The calls that may report how a handle of the scenario `ends` has ended. */
const tellersOf = (handle: string) => [`spawn ${handle}`, `end of ${handle}`]

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
    if (found.kind !== 'satisfied') return found
    const call = callOf(c, end)
    const asReported = call && textsIn(handleIn(call)).includes('it broke')
    return satisfied(`${handle}: ${asReported ? 'as it was reported' : 'in words of the host'}`)
  })
}

function aborted(c: HostConversation, call: HostCall): Finding {
  const reported = linesToTool(call).some(({ message }) => message?.method === 'cancel')
  const from = callOf(c, 'abort')?.calledAt
  if (from === undefined) return inconclusive('the handle was not aborted')
  const gone = goneAt(call)
  if (gone === undefined || gone - from > scaled(c, GONE_MS) * 1_000)
    return violated('the end of the process', 'a process that stays', call.index)
  return satisfied(reported ? 'reported by `cancel`' : 'not reported')
}
