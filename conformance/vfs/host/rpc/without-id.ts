import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { satisfied, violated } from '../../../engine/finding.ts'
import { call, times } from '../actions.ts'
import { outcomeText } from '../answer.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { ask, fs, run } from '../method-calls.ts'
import { anythingAt } from '../project-state.ts'
import { notification, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { endedAtOnce } from '../timing.ts'
import { beside, isOfProbe } from './beside.ts'

/** What a host would answer with a success if it had an id. */
const EACH = [
  ...[fs.exists('a.txt'), fs.read('a.txt'), fs.list('.'), fs.metadata('a.txt'), fs.grep('a')],
  ...[fs.write('unasked.txt', 'x'), fs.rename('b.txt', 'd.txt'), fs.delete('c.txt')],
]

const withoutId: HostScenario = {
  name: 'rpc: a call without an id',
  files: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    call(
      'call',
      ...[settle, { mark: 'sent' }],
      ...EACH.map(([method, params]) => notification(method, params)),
      ...[settle, { finish: 'without' }],
    ),
    { snapshot: true },
  ],
}

const slowWithoutId: HostScenario = {
  name: 'rpc: a program without an id',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { echo: {}, sleep: {} } },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    { mark: 'sent' },
    notification(...run('echo', ['unasked'])),
    ...times(2, ask(run('sleep', ['0.5']))),
    settle,
    { finish: 'without' },
  ],
}

/** A host may end such a tool at once. */
const orEnds =
  (judge: Judge): Judge =>
  (c) => {
    const call = callOf(c)
    return call && endedAtOnce(c, call, 'sent') ? satisfied('a failed run') : judge(c)
  }

const unasked = orEnds(
  beside('sent', 'no result', (others, call, c) => {
    const [files] = c.snapshots
    if (!files) return violated('a later request answered', outcomeText(c, call), call.index)
    if (others.some((message) => 'result' in message)) return 'a result'
    const effect = anythingAt(files, 'unasked.txt') ? 'carried out' : 'not carried out'
    return satisfied(`${others.length > 0 ? 'an error' : 'silence'}, ${effect}`)
  }),
)

/** A program without an id is no request either, although its answer would come later. */
const unaskedProgram = orEnds(
  beside(
    'sent',
    'no result',
    (others) => others.some((each) => 'result' in each && !isOfProbe(each.id)) && 'a result',
  ),
)

const WITHOUT_ID = 'vfs.rpc.call-without-id'

/** Calls of methods that have no id. @see rfd-d11 §Request and response format */
export const withoutIdChecks = [
  ...checksOn(withoutId, {
    [WITHOUT_ID]: { title: 'answers no call without an id as a success', judge: unasked },
  }),
  ...checksOn(slowWithoutId, {
    [WITHOUT_ID]: { title: 'answers no program without an id as a success', judge: unaskedProgram },
  }),
]
