import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { nothingArrived } from '../arrivals.ts'
import { anError, aResult, contentOf, empty, same } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { scenario, sequenceOfSnapshots } from '../scenario-checks.ts'
import { byFeature, FILES, nobodyAsked, reading, reads, touch, write } from './requests.ts'

/** A path that hosts keep a list of. */
export const sensitive = scenario(
  {
    name: 'policy: a sensitive path, and nobody to be asked',
    files: { '.env': 'SECRET=canary-env-51c3', 'a.txt': 'a' },
    timeoutMs: 10_000,
  },
  { before: ['fs.read', { path: 'a.txt' }], env: ['fs.read', { path: '.env' }] },
)

/** What no entry covers, and nobody to be asked: a host that waits for somebody waits too long. */
export const nobody = sequenceOfSnapshots(
  {
    name: 'policy: nobody to be asked',
    files: FILES,
    policy: {
      filesystem: { allow: ['src'], writable: true },
      network: { allow: ['http://127.0.0.1:1'] },
      commands: { true: { args: [[]] } },
    },
    web: [],
    interactive: false,
    timeoutMs: 10_000,
  },
  {
    id: 'call',
    requests: {
      covered: write('src/covered.txt'),
      'write uncovered': write('uncovered.txt'),
      'get uncovered': ['http.get', { url: '{web}/uncovered', headers: [] }],
      'run uncovered': touch,
      'covered again': write('src/again.txt'),
    },
  },
)

/** Requests that the configuration allows, with somebody to be asked. */
export const decided = scenario(
  {
    name: 'policy: what is allowed, and somebody to be asked',
    files: FILES,
    interactive: true,
    policy: {
      filesystem: { allow: ['.'], writable: true },
      network: { allow: ['{web}'] },
      commands: { true: {} },
    },
    web: [],
  },
  {
    ...reading,
    write: write('decided.txt'),
    get: ['http.get', { url: '{web}/decided', headers: [] }],
    run: ['process.run', { program: 'true', args: [], envs: [] }],
  },
)

function silently(answer: ProbeAnswer): Finding {
  const { error, index } = answer
  const expected = 'the error -32001'
  if (error?.code === -32001) return satisfied('refused with -32001')
  if (error) return violated(expected, `refused with the error ${String(error.code)}`, index)
  return violated(expected, 'handed out without a question', index)
}

/** What nobody is asked about. */
export const unaskedChecks = hostChecks(
  nobody.check('vfs.policy.non-interactive-refuses', {
    precondition: { covered: empty },
    expect: {
      ...same(['write uncovered', 'get uncovered', 'run uncovered'], anError),
      'covered again': empty,
    },
    project: { 'uncovered.txt': null, 'ran.txt': null },
    also: (c) => [...nobodyAsked(c), ...nothingArrived(c, '/uncovered')],
  }),
  decided.check('vfs.policy.decided-requests-ask-nobody', {
    expect: { ...reads, write: empty },
    also: (c) => [
      ...nobodyAsked(c),
      ...byFeature(c, { get: 'http', run: 'process' }).flatMap((name) =>
        decided.on(c, name, aResult),
      ),
    ],
  }),
  sensitive.check('vfs.policy.sensitive-path-not-silent', {
    precondition: { before: contentOf('a') },
    also: (c) => sensitive.onAnswer(c, 'env', 'an answer', silently),
  }),
)
