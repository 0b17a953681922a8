import { satisfied, satisfiedUnless } from '../../../engine/finding.ts'
import { nothingArrived } from '../arrivals.ts'
import { anError, aResult, contentOf, empty, same } from '../expected.ts'
import { claiming, type Judge } from '../host-check.ts'
import { fs, get, run, writable } from '../method-calls.ts'
import { scenario, scenarioThenSnapshot } from '../scenario-checks.ts'
import { FILES, reading, reads, touch } from './tools.ts'

export const nobodyAsked: Judge = ({ inquiries }) =>
  satisfiedUnless(inquiries.length > 0 && 'a question', 'no question')

/** A path that hosts keep a list of. */
const sensitive = scenario(
  {
    name: 'policy: a sensitive path, and nobody to be asked',
    files: { '.env': 'SECRET=canary-env-51c3', 'a.txt': 'a' },
    timeoutMs: 10_000,
  },
  { before: fs.read('a.txt'), env: fs.read('.env') },
)

/** What no entry covers, and nobody to be asked: a host that waits for somebody waits too long. */
const nobody = scenarioThenSnapshot(
  {
    name: 'policy: nobody to be asked',
    files: FILES,
    policy: {
      ...{ ...writable('src'), network: { allow: ['http://127.0.0.1:1'] } },
      commands: { true: { args: [[]] } },
    },
    ...{ web: [], interactive: false, timeoutMs: 10_000 },
  },
  {
    covered: fs.write('src/covered.txt'),
    'write uncovered': fs.write('uncovered.txt'),
    'delete uncovered': fs.delete('b.txt'),
    'rename uncovered': fs.rename('a.txt', 'moved.txt'),
    'get uncovered': get('{web}/uncovered'),
    'post uncovered': ['http.post', { url: '{web}/uncovered', headers: [], body: 'x' }],
    'run uncovered': touch,
    'covered again': fs.write('src/again.txt'),
  },
)

const UNCOVERED = ['write', 'delete', 'rename', 'get', 'post', 'run'].map(
  (verb) => `${verb} uncovered`,
)

/** Requests that the configuration allows, with somebody to be asked. */
const decided = scenario(
  {
    name: 'policy: what is allowed, and somebody to be asked',
    ...{ files: FILES, interactive: true, web: [] },
    policy: { ...writable('.'), network: { allow: ['{web}'] }, commands: { true: {} } },
  },
  {
    ...reading,
    write: fs.write('decided.txt'),
    delete: fs.delete('doomed.txt'),
    rename: fs.rename('src/a.txt', 'moved.txt'),
    get: get('{web}/decided'),
    post: ['http.post', { url: '{web}/decided-post', headers: [], body: 'x' }],
    run: run('true'),
  },
)

/** What nobody is asked about. */
export const unaskedChecks = [
  ...nobody.checks({
    'vfs.policy.non-interactive-refuses': {
      precondition: { covered: empty },
      expect: {
        ...same(UNCOVERED, anError),
        'covered again': empty,
      },
      project: { 'uncovered.txt': null, 'ran.txt': null, 'b.txt': 'b', 'moved.txt': null },
      also: [nobodyAsked, nothingArrived('/uncovered')],
    },
  }),
  ...decided.checks({
    'vfs.policy.decided-requests-ask-nobody': {
      expect: { ...reads, ...same(['write', 'delete', 'rename'], empty) },
      also: [
        nobodyAsked,
        claiming('http', decided.on('get', aResult), decided.on('post', aResult)),
        claiming('process', decided.on('run', aResult)),
      ],
    },
  }),
  ...sensitive.checks({
    'vfs.policy.sensitive-path-not-silent': {
      precondition: { before: contentOf('a') },
      also: sensitive.onAnswer('env', 'an answer', ({ error, index }) => {
        if (error?.code === -32001) return satisfied('refused with -32001')
        const found = error && `refused with the error ${String(error.code)}`
        return satisfiedUnless(found ?? 'handed out without a question', 'the error -32001', index)
      }),
    },
  }),
]
