import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Call, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { answersOf, howItWent } from './answer.ts'
import { asking } from './asking.ts'
import { BRISK } from './exchange.ts'
import { aResult, contentOf, empty, exists, member } from './expected.ts'
import { inFiles } from './grep-rows.ts'
import { failsWith, onOutcome, outcomeOf, succeeded, succeedsWith, toldIn } from './outcome.ts'
import { standsAs } from './standing.ts'
import { isBlind } from './timing.ts'

/** A final message that is no report of the probe's. */
export const final = (content: unknown): ProbeStep => ({
  send: { jsonrpc: '2.0', method: 'result', params: { content } },
})

/** A text of many bytes as the content of a result. */
export const longFinal = (times: number): ProbeStep[] => [
  { raw: '{"jsonrpc":"2.0","method":"result","params":{"content":"' },
  { raw: 'x'.repeat(1_024), times },
  { raw: '"}}\n' },
]

const DIES: ProbeStep = { spawn: ['sh', '-c', 'kill -9 $PPID'] }
const RESULT_ON_STDERR = '{"jsonrpc":"2.0","method":"result","params":{"content":"from stderr"}}'
const WRITE_ON_STDERR =
  '{"jsonrpc":"2.0","id":"e","method":"fs.write","params":{"path":"stderr.txt","content":"x"}}'

const CALLS: Record<string, ProbeStep[]> = {
  'at once': [final('nothing was asked for')],
  plain: [{ call: 'fs.exists', params: { path: 'a' } }, final('a plain result')],
  error: [{ fail: { message: 'it went wrong' } }],
  'status 1': [{ stderr: 'boom-4711' }, { exit: 1 }],
  'status 0': [{ stderr: 'fizz-4712' }, { exit: 0 }],
  killed: [{ stderr: 'bang-4713' }, DIES, { hang: true }],
  stderr: [{ stderr: RESULT_ON_STDERR }, { stderr: WRITE_ON_STDERR }, final('from stdout')],
  noisy: [{ stderr: 'noise-4714' }, final('clean')],
  'long 1': [...longFinal(1_024), { exit: 0 }],
  'long 2': [...longFinal(1_024), { exit: 0 }],
  'long 3': [...longFinal(1_024), { exit: 0 }],
  'long 4': [...longFinal(1_024), { exit: 0 }],
  'two finals': [
    final('the first'),
    { fail: { message: 'the second' } },
    {
      send: {
        jsonrpc: '2.0',
        id: 'late',
        method: 'fs.write',
        params: { path: 'late.txt', content: 'x' },
      },
    },
  ],
  'status 3': [final('done before'), { exit: 3 }],
  'killed after': [final('done before'), DIES],
}

const ends: Occasion = {
  name: 'lifecycle: the ends of tools',
  tool: { limits: BRISK },
  acts: [...callsOf(CALLS), { snapshot: true }],
  patience_ms: 12_000,
}

const staying: Occasion = {
  name: 'lifecycle: tools that stay',
  tool: { limits: { idle_ms: 1_500, cancel_grace_ms: 400, term_grace_ms: 400 } },
  acts: [
    { call: { id: 'stays', script: [final('done'), { hang: true }] }, background: true },
    {
      call: { id: 'leaves a child', script: [{ leave_child: true }, final('done')] },
      background: true,
    },
    {
      call: { id: 'closes stdout', script: [{ close: 'stdout' }, { hang: true }] },
      background: true,
    },
    { wait: 'stays' },
    { wait: 'leaves a child' },
    { wait: 'closes stdout' },
    { gone: 'stays', within_ms: 15_000 },
    { gone: 'leaves a child', within_ms: 15_000 },
    { gone: 'closes stdout', within_ms: 15_000 },
  ],
  patience_ms: 12_000,
  waits_ms: 2_500,
}

const unanswered: Occasion = {
  name: 'lifecycle: a tool that dies while its user is asked',
  needs: ['inquiry'],
  policy: { filesystem: { allow: ['open'], writable: true } },
  interactive: true,
  answers: [{ answer: true, after_ms: 3_000 }],
  tool: { limits: BRISK },
  acts: [
    {
      call: {
        id: 'asks',
        script: [
          {
            send: {
              jsonrpc: '2.0',
              id: 'ask',
              method: 'fs.write',
              params: { path: 'closed.txt', content: 'x' },
            },
          },
          { stderr: 'bang-4715' },
          { listen_ms: 300 },
          { mark: 'dies' },
          DIES,
          { hang: true },
        ],
      },
    },
    { pause_ms: 3_000 },
  ],
  patience_ms: 12_000,
  waits_ms: 3_500,
}

const loop = asking(
  {
    name: 'lifecycle: one request after the other',
    files: { 'a.txt': 'needle' },
    tool: { limits: BRISK },
  },
  {
    read: ['fs.read', { path: 'a.txt' }],
    write: ['fs.write', { path: 'b.txt', content: 'b' }],
    exists: ['fs.exists', { path: 'b.txt' }],
    list: ['fs.list_dir', { path: '.' }],
    metadata: ['fs.metadata', { path: 'b.txt' }],
    grep: ['fs.grep', { pattern: 'needle' }],
    rename: ['fs.rename', { from: 'b.txt', to: 'c.txt' }],
    renamed: ['fs.exists', { path: 'b.txt' }],
    delete: ['fs.delete', { path: 'c.txt' }],
    deleted: ['fs.exists', { path: 'c.txt' }],
  },
)

const REQUESTS = 1_000
const thousand: Occasion = {
  name: 'lifecycle: a thousand requests',
  files: { 'a.txt': 'a' },
  tool: { limits: BRISK },
  script: [
    ...Array.from({ length: REQUESTS }, () => ({ call: 'fs.exists', params: { path: 'a.txt' } })),
    { finish: 'thousand' },
  ],
}

/** How a run begins and ends. @see rfd-d11 §Tool lifecycle */
export const lifecycleChecks = [
  ...hostChecks(
    loop.check('vfs.lifecycle.request-response-loop', {
      title: 'answers each request before the tool goes on',
      expect: {
        read: contentOf('needle'),
        write: empty,
        exists: exists(true),
        list: aResult,
        metadata: member('size', 1),
        grep: inFiles('a.txt'),
        rename: empty,
        renamed: exists(false),
        delete: empty,
        deleted: exists(false),
      },
    }),
    {
      verifies: 'vfs.lifecycle.hundreds-of-requests',
      title: 'answers a thousand requests of one run',
      occasion: thousand,
      judge: allAnswered,
    },
    {
      verifies: 'vfs.lifecycle.death-by-signal-reported',
      title: 'reports a tool that dies while its user is asked',
      occasion: unanswered,
      judge: (c) => [...failsWith(c, 'asks', 'bang-4715'), ...soonAfter(c, 'asks', 'dies')],
    },
  ),
  ...hostChecksOn(
    ends,
    {
      verifies: 'vfs.lifecycle.result-without-requests',
      title: 'takes a result that comes without any request',
      judge: (c) => succeedsWith(c, 'at once', 'nothing was asked for'),
    },
    {
      verifies: 'vfs.lifecycle.result-completes',
      title: 'hands back what the tool returned',
      judge: (c) => succeedsWith(c, 'plain', 'a plain result'),
    },
    {
      verifies: 'vfs.lifecycle.error-completes-as-failure',
      title: 'marks an error of the tool as a failure',
      judge: (c) => failsWith(c, 'error'),
    },
    {
      verifies: 'vfs.lifecycle.exit-without-final-fails',
      title: 'tells what a tool wrote to stderr when it ended without a final message',
      judge: (c) => failsWith(c, 'status 1', 'boom-4711'),
    },
    {
      verifies: 'vfs.lifecycle.clean-exit-without-final-fails',
      title: 'takes a status of 0 without a final message for a failure',
      judge: (c) => failsWith(c, 'status 0', 'fizz-4712'),
    },
    {
      verifies: 'vfs.lifecycle.death-by-signal-reported',
      title: 'reports a tool that died of a signal',
      judge: (c) => failsWith(c, 'killed', 'bang-4713'),
    },
    {
      verifies: 'vfs.lifecycle.stderr-not-interpreted',
      title: 'takes nothing on stderr for a message',
      judge: (c) => [
        ...succeedsWith(c, 'stderr', 'from stdout'),
        ...standsAs(c, { 'stderr.txt': null }),
      ],
    },
    {
      verifies: 'vfs.lifecycle.stderr-apart-from-result',
      title: 'keeps stderr out of a result',
      judge: (c) => [...succeedsWith(c, 'noisy', 'clean'), ...without(c, 'noisy', 'noise-4714')],
    },
    {
      verifies: 'vfs.lifecycle.buffered-final-honoured',
      title: 'reads a long result to its end although the tool is gone',
      judge: (c) => ['1', '2', '3', '4'].flatMap((nth) => whole(c, `long ${nth}`, 1_024 * 1_024)),
    },
    {
      verifies: 'vfs.lifecycle.first-final-decides',
      title: 'goes by the first final message',
      judge: (c) => [...succeedsWith(c, 'two finals', 'the first'), late(c)],
    },
    {
      verifies: 'vfs.lifecycle.exit-status-after-final',
      title: 'goes by the final message and not by the exit',
      judge: (c) => [
        ...succeedsWith(c, 'status 3', 'done before'),
        ...succeedsWith(c, 'killed after', 'done before'),
      ],
    },
  ),
  ...hostChecksOn(
    staying,
    {
      verifies: 'vfs.lifecycle.outcome-in-bounded-time',
      title: 'hands back a result although the tool stays',
      judge: (c) => succeedsWith(c, 'stays', 'done'),
    },
    {
      verifies: 'vfs.lifecycle.no-process-left-behind',
      title: 'leaves no process of the tool behind',
      judge: (c) => [...isGone(c, 'stays'), ...isGone(c, 'leaves a child')],
    },
    {
      verifies: 'vfs.lifecycle.closed-stdout-fails',
      title: 'ends a tool that closes its output',
      judge: (c) => [...failsWith(c, 'closes stdout'), ...isGone(c, 'closes stdout')],
    },
  ),
]

/** One batch for all: they do not depend on each other. */
export function callsOf(calls: Record<string, ProbeStep[]>): { call: Call[] }[] {
  const all = Object.entries(calls).map(([id, script]) => ({ id, script }))
  return [{ call: all }]
}

/** Judges that no process of a call lives; its probe has to have told of itself. */
export function isGone(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  if (!call || call.processes.length === 0) return [unclear('the probe did not tell its process')]
  const left = call.processes.filter(({ goneAt }) => goneAt === undefined)
  const kinds = left.map(({ kind }) => (kind === 'probe' ? 'the tool' : 'a child of the tool'))
  return [keptUnless(left.length > 0 && `${kinds.join(' and ')} left behind`, 'no process left')]
}

/** Judges that a call returned a text of this many bytes, and nothing else. */
export function whole(c: HostConversation, id: string, size: number): Finding[] {
  const expected = `a success with ${size} characters`
  return onOutcome(c, id, expected, (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    const { length } = toldIn(call.result).match(/x+/)?.[0] ?? ''
    return length !== size && (length === 0 ? 'none of them' : 'fewer of them')
  })
}

function allAnswered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const answers = answersOf(call).filter(({ result }) => result !== undefined)
  const expected = `${REQUESTS} answers`
  if (answers.length === REQUESTS) return [kept()]
  const observed = call?.report ? `${answers.length} answers` : `fewer: ${howItWent(c, call)}`
  return [broken(expected, observed, call?.index)]
}

const WITHIN_US = 5_000_000

function soonAfter(c: HostConversation, id: string, mark: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  const died = call?.side.find((entry) => entry.mark === mark)?.at
  if (died === undefined || call?.answeredAt === undefined)
    return [unclear('the probe did not tell when it died')]
  const late = call.answeredAt - died > WITHIN_US * (c.start.context?.timeScale ?? 1)
  return [keptUnless(late && 'later', 'a failure within five seconds', call.index)]
}

const without = (c: HostConversation, id: string, text: string): Finding[] =>
  onOutcome(c, id, 'a result without what was on stderr', ({ result }) =>
    toldIn(result).includes(text) ? 'a result with it' : undefined,
  )

function late(c: HostConversation): Finding {
  const [found] = standsAs(c, { 'late.txt': null })
  return kept(found?.kind === 'broken' ? 'a later request was carried out' : undefined)
}
