import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { times } from '../actions.ts'
import { answerText, onAnswer, onFirstCall, outcomeText, unlessContent } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { ask, fs } from '../method-calls.ts'
import { responsesTo, SHORT_TIMEOUTS, settle } from '../requests.ts'
import type { MethodCall } from '../scenario-checks.ts'

const MANY = Array.from({ length: 150 }, (_, i) => [`f${i}.txt`, `content of file ${i}`] as const)

const LONG = 'a line of a long file\n'.repeat(400)

/** A file that changes between two looks at it, and what each of them is to find. */
const CHANGES: readonly (readonly [asked: MethodCall, content?: string])[] = [
  [fs.read('changing.txt')],
  [fs.write('changing.txt', 'before')],
  [fs.read('changing.txt'), 'before'],
  [fs.write('changing.txt', 'after')],
  [fs.read('changing.txt'), 'after'],
  [fs.delete('changing.txt')],
  [fs.read('changing.txt')],
]

const CHANGING = CHANGES.map(([asked]) => asked)

/** Ways to look at a directory and a file of it. */
const LOOKS = {
  exists: fs.exists('seen/seen.txt'),
  metadata: fs.metadata('seen/seen.txt'),
  list: fs.list('seen'),
  grep: fs.grep('needle', { paths: ['seen'] }),
}

/** The looks before and after the file is made. */
const LOOKING: readonly MethodCall[] = [
  fs.write('seen/other.txt', 'other'),
  ...Object.values(LOOKS),
  fs.write('seen/seen.txt', 'needle'),
  ...Object.values(LOOKS),
]

const mixture: MethodCall[] = [
  fs.read('long.txt'),
  fs.read('f0.txt'),
  fs.read('nope.txt'),
  ['fs.read', {}],
  ['fs.nope', {}],
  fs.write('../out', ''),
  ['http.get', { url: 'http://127.0.0.1:1/', headers: [] }],
  fs.rename('f1.txt', 'renamed.txt'),
  fs.rename('renamed.txt', 'f1.txt'),
]

const ROUNDS = 8

/** How many requests the tool of `many` makes whose answers are distinguished. */
const REQUESTS = MANY.length + CHANGING.length + LOOKING.length + ROUNDS * mixture.length

export const many: HostScenario = {
  name: 'rpc: many requests',
  files: { ...Object.fromEntries(MANY), 'long.txt': LONG },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    ...MANY.map(([path]) => ask(fs.read(path))),
    ...[...CHANGING, ...LOOKING].map(ask),
    ...times(ROUNDS, ...mixture.map(ask)),
    settle,
    { finish: 'many' },
  ],
}

/** The answer to a request holds this content. */
const own = (nth: number, content: string) =>
  onAnswer(nth, `the content of file ${nth}`, unlessContent(content))

/** What the reads of a file give that is written, written anew and deleted between them. */
const changing = CHANGES.flatMap(([[method], content], i) =>
  method === 'fs.read'
    ? [
        onAnswer(
          MANY.length + i,
          `what the file holds now: ${content ?? 'nothing'}`,
          unlessContent(content),
        ),
      ]
    : [],
)

/** What each look shows of a file that is there now, and was not before. */
const SHOWN: Readonly<Record<keyof typeof LOOKS, string>> = {
  exists: '"exists":true',
  metadata: '"size":6',
  list: '"seen.txt"',
  grep: 'needle',
}

const seen = Object.entries(SHOWN).map(([name, shown], i) =>
  onAnswer(
    MANY.length + CHANGING.length + LOOKING.length - Object.keys(SHOWN).length + i,
    `${name}: the file that is there now`,
    (answer) => !JSON.stringify(answer.result ?? null).includes(shown) && answerText(answer),
  ),
)

const once = onFirstCall('one answer to each request', (call, c) => {
  if (!call?.report) return `no answer: ${outcomeText(c, call)}`
  const counts = Array.from({ length: REQUESTS }, (_, i) => responsesTo(call, i + 1).length)
  if (counts.some((count) => count > 1)) return 'more than one'
  return counts.includes(0) && 'none to some'
})

/** Many requests, one after the other. @see rfd-d11 §Request and response format */
export const manyChecks = checksOn(many, {
  'vfs.rpc.answers-in-order': {
    needs: ['fs'],
    judge: [...MANY.map(([, content], i) => own(i, content)), ...changing, ...seen],
  },
  'vfs.rpc.one-response-per-request': {
    title: 'answers each of many requests once',
    judge: once,
  },
})
