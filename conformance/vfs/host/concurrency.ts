import { callOf } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { inconclusive, satisfiedUnless } from '../../engine/finding.ts'
import { answerText, onAnswer, onCall, type ProbeAnswer, unlessContent } from './answer.ts'
import {
  blocked,
  COUNT,
  FOREIGN,
  programs,
  prompted,
  STDERR,
  servers,
  TO_OTHERS,
  TOOLS,
  together,
  twice,
  WORDS,
} from './concurrency/scenarios.ts'
import { ownDecisions, stalled } from './concurrency/waiting.ts'
import { code } from './expected.ts'
import { checksOn, claiming, type Judge } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { outcome, succeeded, textsIn } from './outcome.ts'
import { notifiedAt } from './timing.ts'
import { wherePrompted } from './uncovered.ts'

/** Judges that an answer holds this content. */
const own = (id: string, nth: number, content: string, other = answerText) =>
  onAnswer(nth, 'its own data', unlessContent(content, other), id)

/** Which of the other tools was faster is chance. */
const foreign = (answer: ProbeAnswer) =>
  TOOLS.some((name) => answerText(answer).includes(name))
    ? 'the data of another tool'
    : answerText(answer)

const unknown = (method: string, nth: number) =>
  onAnswer(
    nth,
    `${method}: the error -32601`,
    (answer, c) =>
      satisfiedUnless(code(-32601).wrong(answer, c), `${method}: -32601`, answer.index),
    'one',
  )

/** The other tool hears `init` and the answers to its own requests. */
const nothingBeside =
  (id: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    const lines = call ? linesToTool(call) : []
    if (lines.length === 0) return inconclusive('the probe did not report what was written to it')
    const methods = lines.flatMap(({ message }) => message?.method ?? [])
    const odd = methods.some((method) => method !== 'init') && 'a message of another tool'
    return satisfiedUnless(odd, 'nothing but its own answers')
  }

const uncancelled = (id: string) =>
  onCall(id, 'no `cancel`', (call) => {
    const heard = call && notifiedAt(call, 'cancel') !== undefined
    return heard && 'the cancellation of the other run'
  })

/** The run that was cancelled did not go on to its end. */
const cancelled = (id: string) =>
  onCall(id, 'the run that was cancelled ended', (call) => {
    const isWhole = call && succeeded(call) && isObject(call.report?.init.arguments)
    return isWhole && 'a run that went on'
  })

/** Judges that a run has an outcome of its own; another one names a place that differs from run to run. */
const ownOutcome = (id: string, text: string): Judge =>
  outcome(id, `a success with ${text}`, (call) => {
    const isOwn = succeeded(call) && textsIn(call.result).includes(text)
    return !isOwn && 'another outcome'
  })

/** Judges that the failure of a run holds nothing that another run wrote. */
const ownFailure = (id: string): Judge =>
  outcome(id, 'a failure of its own', ({ result, error }) => {
    if (error === undefined) return 'a success'
    return textsIn([result, error]).includes(STDERR) && 'what another run wrote to stderr'
  })

/** A tool that names another one in its result ends itself. */
const ownResults = onCall('two', 'the result of each tool', (_, c) => {
  const odd = TOOLS.some((name) => textsIn(callOf(c, name)?.result).includes(FOREIGN))
  return odd && 'the result of another tool'
})

/** The program of a tool, or the server that it asks, gave its own word, as a member of the result. */
const ownWord = (word: string, member: 'stdout' | 'body') =>
  onAnswer(
    0,
    'what its own request came to',
    ({ result }) => {
      const found = isObject(result) ? textsIn(result[member]).trim() : undefined
      if (found === word) return
      return WORDS.some((each) => each === found)
        ? 'what the request of another tool came to'
        : outcomeWord(found)
    },
    word,
  )

const outcomeWord = (found: string | undefined) =>
  found === undefined ? 'no such result' : 'something else'

const APART = 'vfs.concurrency.channels-apart'
const STALLS = 'vfs.concurrency.blocked-tool-stalls-no-other'

/** Tools that run at the same time. @see rfd-d11 §Non-Goals */
export const concurrencyChecks = [
  ...checksOn(together, {
    [APART]: {
      title: 'answers each of several tools with its own data',
      needs: ['fs'],
      judge: TOOLS.flatMap((name) =>
        Array.from({ length: COUNT }, (_, i) => own(name, i, `${name} ${i}`, foreign)),
      ),
    },
    'vfs.concurrency.tools-cannot-talk': [
      ...TO_OTHERS.map(([method], i) => unknown(method, COUNT + i)),
      nothingBeside('two'),
      nothingBeside('three'),
      ownResults,
    ],
  }),
  ...checksOn(programs, {
    [APART]: {
      title: 'answers each of several tools with what its own program gave',
      judge: WORDS.map((word) => ownWord(word, 'stdout')),
    },
  }),
  ...checksOn(servers, {
    [APART]: {
      title: 'answers each of several tools with what its own server gave',
      judge: WORDS.map((word) => ownWord(word, 'body')),
    },
  }),
  ...checksOn(twice, {
    'vfs.concurrency.same-tool-twice-independent': [
      ownOutcome('stays', 'first'),
      ownOutcome('comes last', 'third'),
      claiming('fs', own('stays', 1, 'a'), own('comes last', 0, 'c')),
      uncancelled('stays'),
      ownFailure('fails'),
      claiming('cancel', cancelled('is cancelled')),
    ],
  }),
  ...checksOn(blocked, {
    [STALLS]: { title: 'lets no tool wait for the programs of others', judge: stalled },
  }),
  ...checksOn(prompted, {
    [APART]: {
      title: 'answers each of several tools by the decision about its own request',
      judge: wherePrompted(ownDecisions),
    },
    [STALLS]: {
      title: 'lets no tool wait for what a user is asked for another',
      judge: wherePrompted(stalled),
    },
  }),
]
