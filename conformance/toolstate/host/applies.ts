import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, handleIn, inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { onReport, reportedAt } from '../../vfs/host/timing.ts'
import { aborts, inputs, moves, session, UNUSUAL, undeclared } from './apply-scenarios.ts'
import { has, isIn, lacks, names, shows } from './handle-shown.ts'
import { insteadOf } from './instead-of.ts'
import {
  OTHER_ANSWERS,
  otherAnswers,
  questions,
  severalAsking,
  TURNS,
} from './question-scenarios.ts'
import { isState, refuses } from './refusal.ts'
import { hearsOnly, helperIsGone, isGone, oneProcess } from './spawns.ts'

/** What applies and aborts do. @see rfd009 §Apply serves two purposes */
export const applyChecks: readonly HostCheck[] = [
  ...checksOn(inputs, {
    'toolstate.commands.input-reaches-running-tool': (c) => [
      ...reachedBefore(c, 'spawn h', 'heard', 'fetch h'),
      ...hearsUnusual(c),
    ],
    'toolstate.commands.no-own-loop#once': (c) => hearsOnly(c, 'spawn h', 'y', 'y'),
    'toolstate.commands.input-is-no-answer': (c) => [
      ...stands(c, 'fetch later', 'waiting'),
      ...hearsOnly(c, 'spawn later', 'no answer'),
    ],
  }),
  ...checksOn(questions, {
    'toolstate.commands.answer-keeps-type#boolean': (c) => [0, 5].flatMap((i) => hearsTurn(c, i)),
    'toolstate.commands.answer-keeps-type#string': (c) =>
      [1, 2, 3, 4].flatMap((i) => hearsTurn(c, i)),
    'toolstate.commands.apply-needs-no-question-id#accepted': (c) => isTaken(c, 'answer 0'),
    'toolstate.commands.apply-needs-no-question-id#id-found': (c) => [
      ...hearsTurn(c, 0),
      ...stands(c, 'asked 1', 'waiting', 'q-1'),
    ],
    'toolstate.commands.state-routes-apply#string-to-waiting': (c) => [
      ...isTaken(c, 'answer 1'),
      ...hearsTurn(c, 1),
    ],
    'toolstate.commands.state-routes-apply#string-to-running': (c) => [
      ...isTaken(c, 'input'),
      ...reachedBefore(c, 'spawn q', 'heard', 'after all'),
    ],
    'toolstate.commands.answers-in-turn': (c) =>
      TURNS.flatMap((_, i) => [
        ...stands(c, `asked ${i}`, 'waiting', `q-${i}`),
        ...hearsTurn(c, i),
      ]),
    'toolstate.commands.apply-runs-nothing-again#asking-process': (c) =>
      onReport(c, 'spawn q', (call) => {
        const methods = linesToTool(call).map(({ message }) => message?.method)
        const [first] = methods.filter((method) => method === 'apply' || method === 'init').slice(1)
        const wrong = first === 'init' ? 'another process before it' : first === undefined && 'none'
        return satisfiedUnless(wrong, 'an answer to the process that asked', call.index)
      }),
    'toolstate.commands.apply-runs-nothing-again#no-process': (c) => oneProcess(c, 'spawn q'),
  }),
  ...checksOn(otherAnswers, {
    'toolstate.commands.answer-keeps-type#others': (c) =>
      OTHER_ANSWERS.flatMap((answer, i) => hearsNth(c, 'spawn o', i, answer)),
  }),
  ...checksOn(severalAsking, {
    'toolstate.commands.answer-has-question-id#is-answer': (c) => [
      ...hearsOnly(c, 'spawn second', 'for second'),
      ...isIn(c, 'second after first', 'running'),
    ],
    'toolstate.commands.answer-has-question-id#question-id': (c) => [
      ...stands(c, 'first after second', 'waiting', 'q-first'),
      ...hearsOnly(c, 'spawn first', 'for first'),
      ...hearsOnly(c, 'spawn third', 'for third'),
    ],
  }),
  ...checksOn(moves, {
    'toolstate.commands.apply-returns-state#is-state': (c) => [
      ...isIn(c, 'apply m', 'running'),
      ...names(c, 'apply m', 'm'),
    ],
    'toolstate.commands.apply-returns-state#not-stale': (c) =>
      onOutcome(c, 'apply m', 'a state that is not over', (call) => {
        return textsIn(handleIn(call)).includes('m at first') && 'the state before'
      }),
  }),
  ...checksOn(aborts, {
    'toolstate.commands.abort-ends-process#willing-process': (c) => isGone(c, 'spawn runs'),
    'toolstate.commands.abort-ends-process#stubborn-process': (c) => isGone(c, 'spawn stays'),
    'toolstate.commands.abort-returns-stopped#running-handle': (c) => [
      ...endedBy(c, 'runs'),
      ...endedBy(c, 'stays'),
    ],
    'toolstate.commands.abort-returns-stopped#waiting-handle': (c) => endedBy(c, 'waits'),
    'toolstate.responses.members-fit-state#question': {
      title: 'A handle that was aborted while it waited is shown without its question.',
      judge: (c) => lacks(c, 'abort waits', 'question'),
    },
    'toolstate.commands.abort-spares-others': {
      title: 'leaves a handle that waits as it was when another one is aborted',
      judge: (c) => stands(c, 'fetch waits', 'waiting', 'q-17'),
    },
    'toolstate.lifecycle.ends-helper-processes': {
      title: 'An abort ends the processes too that the tool has started.',
      judge: (c) => helperIsGone(c, 'spawn helped'),
    },
    'toolstate.commands.abort-while-waiting#process-ends': (c) => isGone(c, 'spawn waits'),
    'toolstate.commands.abort-while-waiting#no-answer': (c) => hearsOnly(c, 'spawn waits'),
  }),
  ...checksOn(undeclared, {
    'toolstate.commands.undeclared-action#apply': (c) => [
      ...refuses(c, 'apply h'),
      ...hearsOnly(c, 'spawn h'),
      ...refuses(c, 'apply w'),
      ...hearsOnly(c, 'spawn w'),
    ],
    'toolstate.commands.undeclared-action#fetch': (c) => [
      ...isTaken(c, 'spawn apart'),
      ...refuses(c, 'fetch apart'),
    ],
    'toolstate.commands.undeclared-action#abort': (c) => [
      ...['abort h', 'abort w'].flatMap((name) => refuses(c, name)),
      ...stands(c, 'fetch h', 'running'),
      ...stands(c, 'fetch w', 'waiting'),
    ],
  }),
  ...checksOn(session, {
    'toolstate.commands.one-protocol-for-all-programs#plain-command': (c) => [
      ...stands(c, 'plain running', 'running', 'plain runs'),
      ...endsWith(c, ['plain stopped'], 'plain is over'),
    ],
    'toolstate.commands.one-protocol-for-all-programs#interactive-program': (c) => [
      ...stands(c, 'fetch running', 'running', 'Stage hunk?'),
      ...isTaken(c, 'apply staging'),
      ...endsWith(c, ['fetch stopped'], 'Staged 3 hunks.'),
    ],
    'toolstate.commands.printed-session#running-members': (c) =>
      ['spawn staging', 'fetch running', 'apply staging'].flatMap((name) => [
        ...has(c, name, 'id', 'staging'),
        ...has(c, name, 'state', 'running'),
        // A spawn may be answered before the tool has reported anything.
        ...(name === 'spawn staging' ? [] : showsContent(c, name)),
      ]),
    'toolstate.commands.printed-session#stopped-members': (c) => [
      ...has(c, 'fetch stopped', 'id', 'staging'),
      ...has(c, 'fetch stopped', 'state', 'stopped'),
      ...has(c, 'fetch stopped', 'result', 'Staged 3 hunks.'),
    ],
    'toolstate.commands.printed-session#one-apply': (c) => [
      ...hearsOnly(c, 'spawn staging', 'y'),
      ...endsWith(c, ['fetch stopped'], 'Staged 3 hunks.'),
    ],
  }),
]

/** Judges that a tool had come to its mark before another call was made. */
const reachedBefore = (c: HostConversation, spawn: string, mark: string, name: string): Finding[] =>
  onReport(c, spawn, (call) => {
    const later = callOf(c, name)?.calledAt ?? Number.POSITIVE_INFINITY
    const isLate = (reportedAt(call, mark) ?? Number.POSITIVE_INFINITY) > later
    return satisfiedUnless(isLate && 'no input by then', 'an input at once', call.index)
  })

/** Judges that the tool with the questions was given the answer to this one of them as its next input. */
const hearsTurn = (c: HostConversation, nth: number): Finding[] =>
  hearsNth(c, 'spawn q', nth, TURNS[nth]?.[1])

/** Judges the input of a tool with this number. */
const hearsNth = (c: HostConversation, spawn: string, nth: number, answer: unknown): Finding[] =>
  onReport(c, spawn, (call) => {
    const wrong = insteadOf(answer, inputsTo(call)[nth])
    return satisfiedUnless(wrong, `the answer ${quote(JSON.stringify(answer))}`, call.index)
  })

/** Judges that inputs arrive which are too long to be repeated in a finding. */
const hearsUnusual = (c: HostConversation): Finding[] =>
  onReport(c, 'spawn u', (call) => {
    const heard = inputsTo(call)
    const lost = UNUSUAL.find((input, i) => heard[i] !== input)
    const observed = lost !== undefined && `another input than ${quote(lost)}`
    return satisfiedUnless(observed, 'every input as it was given', call.index)
  })

/** Judges that a command was carried out. */
const isTaken = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a state', (call) => !isState(call) && outcomeOf(call))

const showsContent = (c: HostConversation, name: string): Finding[] =>
  shows(c, name, 'a content', ({ content }) => (typeof content === 'string' ? undefined : 'none'))

/** Judges that an abort was answered with the handle that it names, as one that has stopped. */
const endedBy = (c: HostConversation, id: string): Finding[] => [
  ...names(c, `abort ${id}`, id),
  ...isIn(c, `abort ${id}`, 'stopped'),
]
