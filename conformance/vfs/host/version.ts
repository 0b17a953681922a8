import type { HostScenario } from '../../../harness/host-scenario.ts'
import { isObject, mapValues } from '../../../harness/wire/json.ts'
import { satisfied } from '../../engine/finding.ts'
import { onFirstCall, outcomeText } from './answer.ts'
import {
  anError,
  aResult,
  contentOf,
  type Expected,
  empty,
  exists,
  exit,
  member,
  same,
  status,
} from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn } from './host-check.ts'
import { fs, withMore } from './method-calls.ts'
import { programs, web } from './methods.ts'
import { projectHas } from './project-state.ts'
import { notification, SHORT_TIMEOUTS, settle, since } from './requests.ts'
import {
  type MethodCall,
  type Requests,
  type ScenarioChecks,
  scenarioThenSnapshot,
} from './scenario-checks.ts'
import { pendingChecks } from './version/pending.ts'

const FILES = { 'a.txt': 'needle', 'b.txt': 'b', 'c.txt': 'c' }

/** Methods that a later version, or an older host, might have. */
const UNKNOWN: Requests = {
  'fs.watch': ['fs.watch', { path: '.' }],
  'fs.append': ['fs.append', { path: 'a.txt', content: 'more' }],
  'fs.remove': ['fs.remove', { path: 'a.txt' }],
  'fs.writeFile': ['fs.writeFile', { path: 'a.txt', content: 'changed' }],
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x.m${i}`, [`x.m${i}`, {}]])),
}

/** One more member than each method has, and what the method gives without it. */
const LATER: Record<string, readonly [MethodCall, Expected]> = {
  read: [fs.read('a.txt'), contentOf('needle')],
  exists: [fs.exists('a.txt'), exists(true)],
  list: [fs.list('.'), aResult],
  metadata: [fs.metadata('b.txt'), member('size', 1)],
  grep: [fs.grep('needle'), inFiles('a.txt')],
  write: [fs.write('new.txt', 'new'), empty],
  rename: [fs.rename('b.txt', 'd.txt'), empty],
  delete: [fs.delete('c.txt'), empty],
}

const strange = scenarioThenSnapshot(
  {
    ...{ name: 'version: what it does not know', needs: ['fs'] },
    ...{ files: FILES, shortTimeouts: SHORT_TIMEOUTS },
  },
  {
    before: fs.read('a.txt'),
    ...UNKNOWN,
    after: fs.read('a.txt'),
    ...mapValues(LATER, ([asked]) => withMore(asked)),
  },
)

/** Notifications that a host need not know: with params, with odd ones, and without any. */
const NOTIFIED: readonly MethodCall[] = [
  ...['nobody.knows', 'fs.changed', 'progress', '$/progress'].map(
    (method) => [method, { path: 'a.txt' }] as const,
  ),
  ...[undefined, [], [1], null].map((params) => ['nobody.knows', params] as const),
  ['init', { tool: { name: 'probe', arguments: {} } }],
  ['apply', { input: 'x' }],
]

const notified: HostScenario = {
  name: 'version: notifications that it does not know',
  files: FILES,
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    settle,
    { mark: 'reported' },
    ...NOTIFIED.map(([method, params]) => notification(method, params)),
    { listen_ms: 200 },
    settle,
    { finish: 'notified' },
  ],
}

const taken =
  (on: ScenarioChecks['onAnswer']) =>
  ([name, normal]: [string, Expected]) =>
    on(name, `${name}: ${normal.expected}, or the error -32602`, (answer, c) => {
      if (answer.error?.code === -32602) return satisfied('refused with -32602')
      return normal.wrong(answer, c) ?? satisfied('the normal answer')
    })

const takenBy = ({ onAnswer }: ScenarioChecks, wanted: Readonly<Record<string, Expected>>) => ({
  also: Object.entries(wanted).map(taken(onAnswer)),
})

const ignored = onFirstCall('no answer, and the next request served', (call, c) => {
  const [first, second] = call ? since(call, 'reported') : []
  if (!call || !first) return outcomeText(c, call)
  if (second || !isObject(first.message?.result)) return 'an answer to a notification'
  return satisfied('ignored')
})

const MORE = 'vfs.version.unknown-params-accepted'
const needle = contentOf('needle')

/** What a host does with what it does not know, and what it reports of a later version. */
export const versionChecks = [
  ...strange.checks(
    {
      'vfs.version.unknown-method-survived': {
        expect: { ...same(Object.keys(UNKNOWN), anError), after: needle },
        also: projectHas({ 'a.txt': 'needle' }),
      },
      [MORE]: {
        title: 'takes or refuses what a request about files has more',
        ...takenBy(
          strange,
          mapValues(LATER, ([, normal]) => normal),
        ),
      },
    },
    { precondition: { before: needle } },
  ),
  ...web.checks({
    [MORE]: {
      title: 'takes or refuses what a request to the web has more',
      precondition: { get: status(200) },
      ...takenBy(web, { 'get later': status(200), 'post later': status(201) }),
    },
  }),
  ...programs.checks({
    [MORE]: {
      title: 'takes or refuses what a request about a program has more',
      precondition: { run: exit(0) },
      ...takenBy(programs, { 'run later': exit(0) }),
    },
  }),
  ...checksOn(notified, {
    'vfs.version.unknown-notification-ignored': { needs: ['fs'], judge: ignored },
  }),
  ...pendingChecks,
]
