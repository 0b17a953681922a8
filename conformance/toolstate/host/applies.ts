import { callOf } from '../../../harness/host-conversation.ts'
import { quote } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { outcome, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, handleIn, inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { probed, reportedAt } from '../../vfs/host/timing.ts'
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
import { isTaken, refuses } from './refusal.ts'
import { hearsOnly, helperIsGone, isGone, oneProcess } from './spawns.ts'

const on = checksIn('toolstate.commands')

/** Judges that a tool had come to its mark before another call was made. */
const reachedBefore = (spawn: string, mark: string, name: string) =>
  probed(spawn, 'an input at once', (call, c) => {
    const later = callOf(c, name)?.calledAt ?? Number.POSITIVE_INFINITY
    const isLate = (reportedAt(call, mark) ?? Number.POSITIVE_INFINITY) > later
    return isLate && 'no input by then'
  })

/** Judges that the tool with the questions was given the answer to this one of them as its next input. */
const hearsTurn = (nth: number) => hearsNth('spawn q', nth, TURNS[nth]?.[1])

/** Judges the input of a tool with this number. */
const hearsNth = (spawn: string, nth: number, answer: unknown) =>
  probed(spawn, `the answer ${quote(JSON.stringify(answer))}`, (call) => {
    return insteadOf(answer, inputsTo(call)[nth])
  })

/** Judges that inputs arrive which are too long to be repeated in a finding. */
const hearsUnusual = probed('spawn u', 'every input as it was given', (call) => {
  const heard = inputsTo(call)
  const lost = UNUSUAL.find((input, i) => heard[i] !== input)
  return lost !== undefined && `another input than ${quote(lost)}`
})

const showsContent = (name: string) =>
  shows(name, 'a content', ({ content }) => (typeof content === 'string' ? undefined : 'none'))

/** Judges that an abort was answered with the handle that it names, as one that has stopped. */
const endedBy = (id: string) => [names(`abort ${id}`, id), isIn(`abort ${id}`, 'stopped')]

/** What applies and aborts do. @see rfd009 §Apply serves two purposes */
export const applyChecks: readonly HostCheck[] = [
  ...on(inputs, {
    'input-reaches-running-tool': [reachedBefore('spawn h', 'heard', 'fetch h'), hearsUnusual],
    'no-own-loop#once': hearsOnly('spawn h', 'y', 'y'),
    'input-is-no-answer': [stands('fetch later', 'waiting'), hearsOnly('spawn later', 'no answer')],
  }),
  ...on(questions, {
    'answer-keeps-type#boolean': [0, 5].map((i) => hearsTurn(i)),
    'answer-keeps-type#string': [1, 2, 3, 4].map((i) => hearsTurn(i)),
    'apply-needs-no-question-id#accepted': isTaken('answer 0'),
    'apply-needs-no-question-id#id-found': [hearsTurn(0), stands('asked 1', 'waiting', 'q-1')],
    'state-routes-apply#string-to-waiting': [isTaken('answer 1'), hearsTurn(1)],
    'state-routes-apply#string-to-running': [
      isTaken('input'),
      reachedBefore('spawn q', 'heard', 'after all'),
    ],
    'answers-in-turn': TURNS.map((_, i) => [
      stands(`asked ${i}`, 'waiting', `q-${i}`),
      hearsTurn(i),
    ]),
    'apply-runs-nothing-again#asking-process': probed(
      'spawn q',
      'an answer to the process that asked',
      (call) => {
        const methods = linesToTool(call).map(({ message }) => message?.method)
        const [first] = methods.filter((method) => method === 'apply' || method === 'init').slice(1)
        return first === 'init' ? 'another process before it' : first === undefined && 'none'
      },
    ),
    'apply-runs-nothing-again#no-process': oneProcess('spawn q'),
  }),
  ...on(otherAnswers, {
    'answer-keeps-type#others': OTHER_ANSWERS.map((answer, i) => hearsNth('spawn o', i, answer)),
  }),
  ...on(severalAsking, {
    'answer-has-question-id#is-answer': [
      hearsOnly('spawn second', 'for second'),
      isIn('second after first', 'running'),
    ],
    'answer-has-question-id#question-id': [
      stands('first after second', 'waiting', 'q-first'),
      hearsOnly('spawn first', 'for first'),
      hearsOnly('spawn third', 'for third'),
    ],
  }),
  ...on(moves, {
    'apply-returns-state#is-state': [isIn('apply m', 'running'), names('apply m', 'm')],
    'apply-returns-state#not-stale': outcome('apply m', 'a state that is not over', (call) => {
      return textsIn(handleIn(call)).includes('m at first') && 'the state before'
    }),
  }),
  ...on(aborts, {
    'abort-ends-process#willing-process': isGone('spawn runs'),
    'abort-ends-process#stubborn-process': isGone('spawn stays'),
    'abort-returns-stopped#running-handle': [endedBy('runs'), endedBy('stays')],
    'abort-returns-stopped#waiting-handle': endedBy('waits'),
    'toolstate.responses.members-fit-state#question': {
      title: 'A handle that was aborted while it waited is shown without its question.',
      judge: lacks('abort waits', 'question'),
    },
    'abort-spares-others': {
      title: 'leaves a handle that waits as it was when another one is aborted',
      judge: stands('fetch waits', 'waiting', 'q-17'),
    },
    'toolstate.lifecycle.ends-helper-processes': {
      title: 'An abort ends the processes too that the tool has started.',
      judge: helperIsGone('spawn helped'),
    },
    'abort-while-waiting#process-ends': isGone('spawn waits'),
    'abort-while-waiting#no-answer': hearsOnly('spawn waits'),
  }),
  ...on(undeclared, {
    'undeclared-action#apply': [
      refuses('apply h'),
      hearsOnly('spawn h'),
      refuses('apply w'),
      hearsOnly('spawn w'),
    ],
    'undeclared-action#fetch': [isTaken('spawn apart'), refuses('fetch apart')],
    'undeclared-action#abort': [
      ['abort h', 'abort w'].map((name) => refuses(name)),
      stands('fetch h', 'running'),
      stands('fetch w', 'waiting'),
    ],
  }),
  ...on(session, {
    'one-protocol-for-all-programs#plain-command': [
      stands('plain running', 'running', 'plain runs'),
      endsWith(['plain stopped'], 'plain is over'),
    ],
    'one-protocol-for-all-programs#interactive-program': [
      stands('fetch running', 'running', 'Stage hunk?'),
      isTaken('apply staging'),
      endsWith(['fetch stopped'], 'Staged 3 hunks.'),
    ],
    'printed-session#running-members': ['spawn staging', 'fetch running', 'apply staging'].map(
      (name) => [
        has(name, 'id', 'staging'),
        has(name, 'state', 'running'),
        name === 'spawn staging' ? [] : showsContent(name),
      ],
    ),
    'printed-session#stopped-members': [
      has('fetch stopped', 'id', 'staging'),
      has('fetch stopped', 'state', 'stopped'),
      has('fetch stopped', 'result', 'Staged 3 hunks.'),
    ],
    'printed-session#one-apply': [
      hearsOnly('spawn staging', 'y'),
      endsWith(['fetch stopped'], 'Staged 3 hunks.'),
    ],
  }),
]
