import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { answersOf, howItWent, onAnswer, type ProbeAnswer, told } from './answer.ts'
import { BRISK, settle } from './exchange.ts'
import { linesToTool } from './lines.ts'
import { succeeded, succeedsWith } from './outcome.ts'

const COUNT = 60
const TOOLS = ['one', 'two'] as const

/** Ways in which one tool might reach another. */
const TO_OTHERS: Record<string, unknown> = {
  'tool.call': { tool: 'two', arguments: {} },
  'tool.send': { tool: 'two', message: 'hello' },
  'tools.call': { name: 'two', arguments: {} },
  'tool.broadcast': { message: 'hello' },
  'host.notify': { tool: 'two', message: 'hello' },
}

const together: Occasion = {
  name: 'concurrency: two tools at a time',
  files: Object.fromEntries(
    TOOLS.flatMap((name) =>
      Array.from({ length: COUNT }, (_, i) => [`${name}/${i}.txt`, `${name} ${i}`]),
    ),
  ),
  haste: BRISK,
  tools: TOOLS.map((name) => ({ name })),
  acts: [
    {
      call: TOOLS.map((name) => ({
        id: name,
        tool: name,
        script: [
          ...Array.from({ length: COUNT }, (_, i) => ({
            call: 'fs.read',
            params: { path: `${name}/${i}.txt` },
          })),
          ...(name === 'one'
            ? Object.entries(TO_OTHERS).map(([method, params]) => ({ call: method, params }))
            : [{ listen_ms: 300 }]),
          { finish: name },
        ],
      })),
    },
  ],
}

const twice: Occasion = {
  name: 'concurrency: one tool twice',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  haste: BRISK,
  acts: [
    {
      call: {
        id: 'stays',
        arguments: { word: 'first' },
        script: [
          { ignore_cancel: true },
          { mark: 'there' },
          { sleep_ms: 700 },
          { call: 'fs.read', params: { path: 'a.txt' } },
          { finish: 'first' },
        ],
      },
      background: true,
    },
    {
      call: {
        id: 'is cancelled',
        arguments: { word: 'second' },
        script: [
          { call: 'fs.read', params: { path: 'b.txt' } },
          { mark: 'there' },
          { sleep_ms: 2_500 },
          { finish: 'second' },
        ],
      },
      background: true,
    },
    { mark: 'there', of: 'stays' },
    { mark: 'there', of: 'is cancelled' },
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    { wait: 'stays' },
  ],
  waits_ms: 1_000,
}

const blocked: Occasion = {
  name: 'concurrency: a tool that waits for a program',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  acts: [
    {
      call: {
        id: 'waits',
        script: [
          { mark: 'asks' },
          { call: 'process.run', params: { program: 'sleep', args: ['3'], envs: [] } },
          { finish: 'waited' },
        ],
      },
      background: true,
    },
    { mark: 'asks', of: 'waits' },
    { call: { id: 'other', script: [settle, { mark: 'served' }, { finish: 'other' }] } },
    { wait: 'waits' },
  ],
  waits_ms: 3_000,
}

/** Tools that run at the same time. @see rfd-d11 §Non-Goals */
export const concurrencyChecks = [
  ...hostChecksOn(
    together,
    {
      verifies: 'vfs.concurrency.channels-apart',
      title: 'gives two tools with the same ids their own answers',
      judge: (c) => TOOLS.flatMap((name) => ownAnswers(c, name)),
    },
    {
      verifies: 'vfs.concurrency.tools-cannot-talk',
      title: 'lets no tool reach another',
      judge: (c) => [
        ...Object.keys(TO_OTHERS).flatMap((method, i) => unknown(c, method, COUNT + i)),
        ...nothingBeside(c),
      ],
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.concurrency.same-tool-twice-independent',
      title: 'keeps two runs of one tool apart',
      occasion: twice,
      judge: (c) => [
        ...succeedsWith(c, 'stays', 'first'),
        ...content(c, 'stays', 'a'),
        ...uncancelled(c, 'stays'),
        ...cancelled(c, 'is cancelled'),
      ],
    },
    {
      verifies: 'vfs.concurrency.blocked-tool-stalls-no-other',
      title: 'serves a tool while another one waits',
      occasion: blocked,
      judge: stalled,
    },
  ),
]

function ownAnswers(c: HostConversation, name: string): Finding[] {
  return Array.from({ length: COUNT }, (_, i) =>
    onAnswer(
      c,
      i,
      'its own data',
      (answer) => {
        const right = isObject(answer.result) && answer.result.content === `${name} ${i}`
        return keptUnless(!right && foreign(answer), 'its own data', answer.index)
      },
      name,
    ),
  ).flat()
}

/** Which of the other tools was faster is chance. */
const foreign = (answer: ProbeAnswer) =>
  TOOLS.some((name) => told(answer).includes(name)) ? 'the data of another tool' : told(answer)

const unknown = (c: HostConversation, method: string, nth: number): Finding[] =>
  onAnswer(
    c,
    nth,
    `${method}: the error -32601`,
    (answer) =>
      keptUnless(answer.error?.code !== -32601 && told(answer), `${method}: -32601`, answer.index),
    'one',
  )

/** The other tool hears `init` and the answers to its own requests. */
function nothingBeside(c: HostConversation): Finding[] {
  const call = callOf(c, 'two')
  const lines = call ? linesToTool(call) : []
  if (lines.length === 0) return [unclear('the probe did not tell what was written to it')]
  const odd = lines.some(
    ({ message }) => message?.method !== undefined && message.method !== 'init',
  )
  return [keptUnless(odd && 'a message of another tool', 'nothing but its own answers')]
}

const content = (c: HostConversation, id: string, wanted: string): Finding[] =>
  onAnswer(
    c,
    0,
    'its own data',
    (answer) => {
      const right = isObject(answer.result) && answer.result.content === wanted
      return keptUnless(!right && told(answer), 'its own data', answer.index)
    },
    id,
  )

function uncancelled(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const heard = call && linesToTool(call).some(({ message }) => message?.method === 'cancel')
  return [keptUnless(heard && 'the cancellation of the other run', 'no `cancel`', call?.index)]
}

/** The run that was cancelled did not go on to its end. */
function cancelled(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (!c.features.includes('cancel')) return []
  const word = call?.report?.init.arguments
  const ended = call && succeeded(call) && isObject(word)
  return [
    keptUnless(ended && 'a run that went on', 'the run that was cancelled ended', call?.index),
  ]
}

function stalled(c: HostConversation): Finding[] {
  const waits = callOf(c, 'waits')
  const other = callOf(c, 'other')
  const [waited] = answersOf(waits)
  if (!isObject(waited?.result))
    return [unclear(`no program ran: ${waited ? told(waited) : howItWent(c, waits)}`)]
  const served = other?.side.find(({ mark }) => mark === 'served')?.at
  const done = waits?.side.find(({ seen }) => seen !== undefined)?.at
  if (served === undefined || done === undefined)
    return [unclear('the probes did not tell when they were served')]
  return [served < done ? kept('served at once') : broken('an answer at once', 'it has to wait')]
}
