import { having, onMethods, onReceiving } from '../../tool/combinators.ts'
import type { Message } from '../../tool/messages.ts'
import type { Apply } from '../../tool/seams.ts'
import { afterRefusal, onState, statefulMutants, stateMessage, whenLeaving } from './declare.ts'

/** States in an order that no tool may go through. */
export const orderMutants = statefulMutants('toolstate.state', {
  'waits-first': {
    violates: 'running-first',
    change: 'asks its first choice as a question',
    apply: onState('running', ({ content }) => ({
      ...{ type: 'waiting', content },
      question: { id: String(content).split('\n')[0], text: 'Stage it?', answer_type: 'Text' },
    })),
  },
  'keeps-the-answer': {
    violates: 'leaves-wait-after-answer',
    change: 'takes its answer and does nothing',
    limits: { idle_ms: 3_000 },
    apply: onReceiving((message) => (isAnswer(message) ? undefined : message)),
  },
  'asks-again': {
    violates: 'answer-settles-question',
    change: 'reports its question once more after the answer',
    apply: repeatedAtTheEnd(),
  },
  'refuses-for-ever': {
    violates: 'answer-settles-question',
    change: 'refuses every answer after it has refused one',
    apply: afterRefusal((message) => ({ ...message, params: { input: null } })),
  },
  'gives-up-after-a-refusal': {
    violates: 'leaves-wait-after-answer',
    change: 'takes no answer any more after it has refused one',
    limits: { idle_ms: 3_000 },
    apply: afterRefusal(() => undefined),
  },
  'one-id-for-all': {
    violates: 'question-ids-differ#different',
    change: 'asks about every file under one id',
    apply: onState('running', ({ content }) => ({
      ...{ type: 'waiting', content: null },
      question: { id: 'sure', text: String(content).split('\n')[0], answer_type: 'Text' },
    })),
  },
  'stops-twice': {
    violates: 'nothing-after-stopped#last-report',
    change: 'reports stopped twice',
    apply: onMethods(['state'], (m) => (m.params?.type === 'stopped' ? [m, m] : m)),
  },
  'stays-after-stopped': {
    violates: 'nothing-after-stopped#process-ends',
    change: 'goes on reading after it has stopped',
    limits: { exit_ms: 3_000 },
    apply: having(({ leave }) => ({ leave: (why) => why !== 'done' && leave(why) })),
  },
  'changes-its-answer-type': {
    violates: 'question-ids-differ#different',
    change: 'reports its pending question a second time with another answer type',
    apply: afterWaiting(({ params = {} }) => [
      stateMessage({
        ...params,
        question: { ...(params.question as object), answer_type: 'Text' },
      }),
    ]),
  },
  'renames-its-question': {
    violates: 'question-id-is-stable',
    change: 'reports its question a second time under another id',
    apply: afterWaiting(({ params = {} }) => [
      stateMessage({ ...params, question: { ...(params.question as object), id: 'sure-2' } }),
    ]),
  },
  'asks-two-at-once': {
    violates: 'one-question-at-a-time#next-after-answer',
    change: 'asks a second question before the first is answered',
    apply: afterWaiting(() => [
      stateMessage({
        type: 'waiting',
        question: { id: 'push', text: 'Push them?', answer_type: 'Boolean' },
      }),
    ]),
  },
  'answers-itself': {
    violates: 'waits-for-answer#time-does-not-release',
    change: 'takes yes for the answer when none has come for half a second',
    apply: answersItself(500),
  },
  'stages-before-it-knows': {
    violates: 'waits-for-answer#effect-waits',
    change: 'writes a file while its question is pending',
    apply: afterWaiting(() => [request('fs.write', { path: 'staged/a.txt', content: 'one' })]),
  },
  'takes-the-end-for-yes': {
    violates: 'waits-for-answer#effect-waits',
    change: 'writes what it asked about when its input ends',
    apply: whenLeaving('end of input', 'waiting', [
      request('fs.write', { path: 'staged/a.txt', content: 'one\ntwo\n' }),
    ]),
  },
  'looks-while-it-waits': {
    violates: 'stays-alive-while-waiting#paused',
    change: 'looks at a file while its question is pending',
    apply: afterWaiting(() => [request('fs.exists', { path: 'staged/a.txt' })]),
  },
  'asks-and-exits': {
    violates: 'stays-alive-while-waiting#alive',
    change: 'exits after its question, as a one-shot tool does',
    apply: (seams) =>
      onState('waiting', (params) => {
        setImmediate(() => seams.leave('done'))
        return params
      })(seams),
  },
})

const isAnswer = ({ method, params }: Message) =>
  method === 'apply' && typeof params?.input !== 'string'

function request(method: string, params: Record<string, unknown>): Message {
  return { jsonrpc: '2.0', id: 'early', method, params }
}

/** Sends more after the report that it waits. */
function afterWaiting(more: (waiting: Message) => Message[]): Apply {
  return onMethods(['state'], (m) => (m.params?.type === 'waiting' ? [m, ...more(m)] : m))
}

function repeatedAtTheEnd(): Apply {
  let asked: Message[] = []
  return onMethods(['state'], (message) => {
    if (message.params?.type === 'waiting') asked = [message]
    return message.params?.type === 'stopped' ? [...asked, message] : message
  })
}

function answersItself(ms: number): Apply {
  return (seams) => {
    let hear: Parameters<typeof seams.cut>[0] = () => {}
    const listening = having(({ cut }) => ({
      cut(onLine) {
        hear = onLine
        return cut(onLine)
      },
    }))
    const yes = Buffer.from(seams.encode({ method: 'apply', params: { input: true } }).trimEnd())
    const asking = onState('waiting', (params) => {
      setTimeout(() => hear(yes, 'lf'), ms)
      return params
    })
    return asking(listening(seams))
  }
}
