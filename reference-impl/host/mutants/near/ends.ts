import type { RegistryEvent } from '../../registry/event.ts'
import type { Handle } from '../../registry/handle.ts'
import { hasStopped } from '../../registry/handle.ts'
import type { Result } from '../../registry/result.ts'
import type { RegistryState } from '../../registry/state.ts'
import { onEvent, onReduction } from '../keeping.ts'
import { endingAtTurn, onReturned, trying } from '../keeping-calls.ts'
import { keepingIds, onChoices, onInquiry, onPolicies } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'
import { policiesAs } from '../run-modes.ts'

const isWaiting = ({ phase }: Handle) => phase.type === 'waiting'

/** Keeps notices of handles that a call has shown. */
const keepingNotices = (isKept: (handle: Handle, command: string) => boolean) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    if (event.event !== 'call') return { state, effects }
    const { command } = event.command
    const kept = before.notices.filter(({ instance }) => {
      const handle = before.handles.get(instance)
      return handle && isKept(handle, command)
    })
    const others = state.notices.filter((notice) => !kept.includes(notice))
    return { state: { ...state, notices: [...kept, ...others] }, effects }
  })

/** Forgets all notices with some calls. */
const forgettingNotices = (isIt: (command: string, before: RegistryState) => boolean) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    return event.event === 'call' && isIt(event.command.command, before)
      ? { state: { ...state, notices: [] }, effects }
      : { state, effects }
  })

const isEnd = (event: RegistryEvent) => event.event === 'stopped' || event.event === 'gone'

const failsWith = (text: RegExp, result: Result) => 'Err' in result && text.test(result.Err.message)

const failedBy =
  (text: RegExp) =>
  ({ phase }: Handle) =>
    phase.type === 'stopped' && failsWith(text, phase.result)

/** Mutants that end handles and turns nearly as they are to, or notify so. */
export const nearEndMutants = mutantsIn('toolstate.lifecycle')({
  'abort-destroys-handle': {
    'aborted-is-outstanding: finds aborted handles at the end of the turn': endingAtTurn(
      ({ ending }) => ending === 'abort',
    ),
    'aborted-waits: shows a handle as waiting that was aborted while it waited': trying(
      ({ id, arguments: args }, seen) =>
        args.action === 'fetch' && args.id === 'w' && seen.includes('abort w')
          ? { id, result: { id: 'w', state: 'waiting' } as never }
          : undefined,
    ),
  },
  'user-ends-handle#process-ends': {
    'user-ends-the-running: lets the user end no handle that waits': onEvent((event, state) => {
      if (event.event !== 'call' || event.command.command !== 'end') return event
      const instance = state.names.get(event.command.id)
      const handle = instance === undefined ? undefined : state.handles.get(instance)
      return handle && isWaiting(handle)
        ? { ...event, command: { ...event.command, id: 'nothing' } }
        : event
    }),
  },
  'crash-frees-handle#id-free': {
    'keeps-the-killed: takes the id of a tool that a signal has ended for taken': onReturned(
      (handle) => !failedBy(/died of|closed its output/)(handle),
    ),
  },
  'next-turn-knows-no-id#free': {
    'keeps-ids-of-waits: keeps the ids of handles that waited at the end of the turn': keepingIds(
      (_, first) => isWaiting(first),
    ),
  },
  'stopped-is-not-active#not-listed': {
    'lists-the-stopped-too: asks about handles that have stopped beside the others': onInquiry(
      (handles, { handles: all }) => [
        ...handles,
        ...[...all.values()]
          .filter(hasStopped)
          .map(({ id, tool }) => ({ id, tool, state: 'stopped', output_preview: '' })),
      ],
    ),
  },
  'toolstate.state.vanished-process#abnormal-is-failure': {
    'status-1-is-fine: takes an exit with the status 1 for a success': onEvent((event) =>
      isEnd(event) && failsWith(/status 1\b/, event.result)
        ? { ...event, result: { Ok: '' } }
        : event,
    ),
  },
  'toolstate.turn-end.own-policy-per-tool#await': {
    'asks-about-all: asks about all handles where one tool is asked about': onPolicies(
      ({ settings }, active) =>
        active.some((each) => each.settings.onTurnEnd === 'inquire')
          ? 'inquire'
          : settings.onTurnEnd,
    ),
  },
  'toolstate.turn-end.inquiry-lists-handles#every-handle': {
    'one-wait: asks about the first of several handles that wait, and ends the others': onPolicies(
      (handle, active) =>
        active.filter(isWaiting).indexOf(handle) > 0 ? 'abort' : handle.settings.onTurnEnd,
    ),
  },
  'toolstate.turn-end.choice-per-handle#abort': {
    'first-choice: takes the first of several choices alone': onChoices((choices) =>
      choices.slice(0, 1),
    ),
  },
  'toolstate.turn-end.inquiry-lists-handles#output': {
    'first-outputs: shows in the inquiry the output of two handles': onInquiry((handles) =>
      handles.map((handle) =>
        handle.id === 'gamma_3' ? { ...handle, output_preview: '' } : handle,
      ),
    ),
  },
  'toolstate.turn-end.no-handle-survives#no-id': {
    'ids-of-ended-waits: knows the ids of waiting handles that the end of the turn has ended':
      keepingIds((_, first) => isWaiting(first)),
  },
  'toolstate.turn-end.aborted-results-are-lost#unknown-id': {
    'ids-of-lost-waits: knows the ids of waiting handles that the policy `abort` has ended':
      keepingIds((_, first) => isWaiting(first)),
  },
  'toolstate.turn-end.unknown-policy': {
    'trims-policies: reads a policy without the blanks around it': policiesAs((policy) =>
      policy.trim(),
    ),
    'no-policy-is-inquire: takes an empty policy for `inquire`': policiesAs((policy) =>
      policy === '' ? 'inquire' : policy,
    ),
  },
  'toolstate.notifications.none-after-fetch': {
    'repeats-failures: notifies of a failure that a fetch has shown': keepingNotices(
      (handle, command) => command === 'fetch' && failedBy(/./)(handle),
    ),
  },
  'toolstate.notifications.silence-is-per-handle': {
    'a-fetch-silences: notifies of nothing that happened before a fetch': forgettingNotices(
      (command) => command === 'fetch',
    ),
    'an-await-silences: notifies of nothing that happened before an await': forgettingNotices(
      (command) => command === 'await',
    ),
  },
  'toolstate.notifications.result-tells-event#ok': {
    'nothing-is-a-failure: takes an empty result for a failure': onEvent((event) =>
      event.event === 'stopped' && 'Ok' in event.result && event.result.Ok === ''
        ? { ...event, result: { Err: { message: '', trace: [], transient: false } } }
        : event,
    ),
  },
})
