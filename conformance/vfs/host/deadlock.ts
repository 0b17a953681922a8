import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { answersOf, onCall, outcomeText } from './answer.ts'
import { notifiedSoon } from './cancel/seen.ts'
import {
  APPLIES,
  AT_LENGTH,
  BIG,
  EARLY,
  incomplete,
  pipes,
  SIZE,
  stuck,
  together,
  WRITTEN,
} from './deadlock/scenarios.ts'
import { checksOn, type Judge, judgedBy } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { fails, succeeded, succeeds } from './outcome.ts'
import { entriesOf, onResponse } from './requests.ts'
import { ended, probed } from './timing.ts'

const isWritten = (call: HostCall) => entriesOf(call).some(({ mark }) => mark === WRITTEN)

const wasTaken = (c: HostConversation, id: string): boolean => {
  const call = callOf(c, id)
  return call !== undefined && call.error === undefined && isWritten(call)
}

/** A request before the large one is answered, and one after it. */
const SETTLED = 2

const taken = (id: string) =>
  onCall(id, `${id}: two megabytes read while an answer of three is unread`, (call, c) => {
    if (!call || !isWritten(call)) return `no more is read: ${outcomeText(c, call)}`
    if (id !== 'both full') return satisfied(succeeded(call) ? 'the result' : 'a failed run')
    const whole = linesToTool(call).some(({ bytes = 0 }) => bytes > BIG)
    if (!whole || answersOf(call).length < SETTLED)
      return violated('the whole answer', outcomeText(c, call), call.index)
    return satisfied('both come through')
  })

/** A host that does not take the same where nothing is unread shows nothing by not taking it here. */
const bothFull: Judge = (c) => {
  const shown = Object.entries(AT_LENGTH).filter(([, control]) => wasTaken(c, control))
  return shown.length > 0
    ? judgedBy(shown.map(([id]) => taken(id)))(c)
    : inconclusive('the host takes no two megabytes of a tool')
}

/** Every short line is a message, and all inputs and the whole answer are there. */
const unmixed = probed('spawn', 'lines that are not mixed', (call) => {
  const lines = linesToTool(call)
  const odd = lines.some(({ bytes, message, text }) =>
    bytes === undefined ? !message : !isPure(text),
  )
  const inputs = lines.filter(({ message }) => message?.method === 'apply')
  if (odd) return 'a line that is no message'
  if (inputs.length < APPLIES) return violated('every input', 'not all of them', call.index)
  const isWhole = lines.some(({ bytes = 0 }) => bytes > SIZE)
  return !isWhole && violated('the long answer', 'none', call.index)
})

/** The beginning of an answer with a long file holds no second message. */
const isPure = (text: string) => text.startsWith('{') && text.split('"jsonrpc"').length <= 2

/** How a host keeps a conversation from standing still. @see rfd-d11 §Deadlock prevention */
export const deadlockChecks = [
  ...checksOn(pipes, {
    'vfs.deadlock.reads-while-write-blocked': { needs: ['fs'], judge: bothFull },
    'vfs.deadlock.stderr-drained': succeeds('fills stderr', 'stderr filled'),
    'vfs.deadlock.survives-broken-pipe': [
      fails('leaves'),
      fails('closes stdin'),
      succeeds('later', 'later'),
    ],
  }),
  ...checksOn(together, {
    'vfs.deadlock.lines-never-interleaved': unmixed,
    'vfs.state.apply-during-request': {
      title: 'hands inputs over while answers are unread',
      judge: unmixed,
    },
  }),
  ...checksOn(stuck, {
    'vfs.deadlock.non-reading-tool-ended': [ended('call'), fails('call')],
  }),
  ...checksOn(incomplete, {
    'vfs.deadlock.writes-while-message-incomplete': [
      onResponse(EARLY, 'an answer while another message is incomplete'),
      notifiedSoon('call', 'in time', 2_000),
    ],
  }),
]
