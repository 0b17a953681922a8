import type { Occasion } from '../../../harness/occasion.ts'
import { type Asked, type AskingCall, asking, changingInTurn } from './asking.ts'

type Requests = Record<string, Asked>

export const FILES = {
  'a.txt': 'needle',
  'b.txt': 'b',
  'doomed.txt': 'doomed',
  'kept.txt': 'kept',
  'src/a.txt': 'a',
  'src_generated/a.txt': 'as it was',
  'src.bak': 'as it was',
}

const write = (path: string, content = 'written'): Asked => ['fs.write', { path, content }]
const remove = (path: string): Asked => ['fs.delete', { path }]
const rename = (from: string, to: string): Asked => ['fs.rename', { from, to }]
const touch: Asked = [
  'process.run',
  { program: 'sh', args: ['-c', 'printf made >ran.txt'], envs: [] },
]

const reading: Requests = {
  read: ['fs.read', { path: 'a.txt' }],
  exists: ['fs.exists', { path: 'a.txt' }],
  'exists not': ['fs.exists', { path: 'nope.txt' }],
  list: ['fs.list_dir', { path: 'src' }],
  metadata: ['fs.metadata', { path: 'a.txt' }],
  grep: ['fs.grep', { pattern: 'needle' }],
}

/** What a tool without a policy may not do, each with the name that a message about it holds. */
const denied: Requests = {
  'write new': write('refused-new.txt'),
  'write over': write('a.txt'),
  'delete there': remove('b.txt'),
  'delete missing': remove('refused-missing.txt'),
  'rename there': rename('a.txt', 'renamed.txt'),
  'rename missing': rename('refused-missing.txt', 'renamed.txt'),
  get: ['http.get', { url: '{web}/refused-get', headers: [] }],
  post: ['http.post', { url: '{web}/refused-post', headers: [], body: 'x' }],
  run: touch,
}

/** What a message about each refusal is to name. */
export const NAMED: Record<string, { name: RegExp; feature?: string }> = {
  'write new': { name: /refused-new\.txt/ },
  'delete missing': { name: /refused-missing\.txt/ },
  get: { name: /127\.0\.0\.1|refused-get/, feature: 'http' },
  post: { name: /127\.0\.0\.1|refused-post/, feature: 'http' },
  run: { name: /\bsh\b/, feature: 'process' },
}

const POLICY = { filesystem: { allow: ['.'], writable: true }, network: { allow: ['{web}'] } }

/** Members that claim what only the configuration may say. */
const CLAIMS = {
  policy: POLICY,
  sandbox: POLICY,
  access: POLICY,
  allow: ['.'],
  writable: true,
  force: true,
  approved: true,
  user_approved: true,
}

const announced = (method: string, params: object) => ({
  send: { jsonrpc: '2.0', method, params },
})

/** The tool tries to be its own judge, in a request and beside it. */
const widening: AskingCall = {
  id: 'widening',
  tool: 'bare',
  requests: {
    'write with claims': ['fs.write', { path: 'claimed.txt', content: 'x', ...CLAIMS }],
    'delete with claims': ['fs.delete', { path: 'b.txt', ...CLAIMS }],
    'get with claims': ['http.get', { url: '{web}/claimed', headers: [], ...CLAIMS }],
    'ask to allow': ['policy.allow', { ...CLAIMS, path: 'claimed.txt' }],
    'write after asking': write('claimed.txt'),
  },
  afterwards: [
    announced('init', { tool: { name: 'writer', policy: POLICY }, ...CLAIMS }),
    announced('approve', CLAIMS),
    announced('apply', { input: CLAIMS }),
    announced('policy', POLICY),
    { call: 'fs.write', params: { path: 'claimed-later.txt', content: 'x' } },
  ],
}

const writing: Requests = {
  'write root': write('written.txt'),
  'write below': write('deep/er/written.txt'),
  'rename up': rename('src/a.txt', 'moved.txt'),
  'delete root': remove('doomed.txt'),
}

const within: Requests = {
  'write within': write('src/new.txt'),
  'write longer name': write('src_generated/new.txt'),
  'delete longer name': remove('src_generated/a.txt'),
  'write longer file': write('src.bak', 'changed'),
  'rename out': rename('src/new.txt', 'srcs.txt'),
  'rename in': rename('src.bak', 'src/stolen.txt'),
  'write beside': write('beside.txt'),
}

const call = (id: string, tool: string, requests: Requests): AskingCall => ({ id, tool, requests })

const writable = (...allow: string[]) => ({ policy: { filesystem: { allow, writable: true } } })

const tools: Occasion['tools'] = [
  { name: 'bare', policy: undefined },
  { name: 'writer', ...writable('.') },
  { name: 'lister', policy: { filesystem: { allow: ['.'] } } },
  { name: 'src', ...writable('src') },
]

/** Tools with policies of their own, and nobody to be asked. */
export const policies = changingInTurn(
  { name: 'policy: tools with policies of their own', files: FILES, tools, web: [] },
  call('reading', 'bare', reading),
  {
    id: 'denied',
    tool: 'bare',
    requests: { ...denied, 'after refusals': ['fs.read', { path: 'kept.txt' }] },
  },
  widening,
  call('lister', 'lister', {
    'list write': write('listed.txt'),
    'list delete': remove('b.txt'),
    'list read': ['fs.read', { path: 'kept.txt' }],
  }),
  call('within', 'src', within),
  call('writing', 'writer', writing),
)

/** A path that hosts keep a list of. */
export const sensitive = asking(
  {
    name: 'policy: a sensitive path, and nobody to be asked',
    files: { '.env': 'SECRET=canary-env-51c3', 'a.txt': 'a' },
    patience_ms: 10_000,
  },
  { before: ['fs.read', { path: 'a.txt' }], env: ['fs.read', { path: '.env' }] },
)

/** What no entry covers, and nobody to be asked: a host that waits for somebody waits too long. */
export const nobody = changingInTurn(
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
    patience_ms: 10_000,
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

/** A tool that may write, and one that may not, with the same requests at the same time. */
export const together: Occasion = {
  name: 'policy: two tools at once',
  files: FILES,
  tools,
  acts: [
    {
      call: [
        { id: 'writer', tool: 'writer', script: trying('writer') },
        { id: 'bare', tool: 'bare', script: trying('bare') },
        { id: 'writer 2', tool: 'writer', script: trying('writer2') },
      ],
    },
    { call: { id: 'bare again', tool: 'bare', script: trying('bare2') } },
    { snapshot: true },
  ],
}

function trying(name: string) {
  const each = (path: string) => ({ call: 'fs.write', params: { path, content: name } })
  return [each(`${name}-1.txt`), { sleep_ms: 100 }, each(`${name}-2.txt`), { finish: 'tried' }]
}

/** Requests that the configuration allows, with somebody to be asked. */
export const decided = asking(
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

const ELSEWHERE = 'http://localhost:{web-port}'
const get = (url: string): Asked => ['http.get', { url, headers: [] }]

/** What no entry covers, and somebody who refuses, allows after some thought, and refuses again. */
export const asked = asking(
  {
    name: 'policy: what is not covered, and somebody to be asked',
    needs: ['http'],
    files: FILES,
    policy: { network: { allow: ['http://127.0.0.1:1'] } },
    interactive: true,
    answers: [{ denied: true }, { answer: true, after_ms: 700 }, { denied: true }],
    web: [],
  },
  {
    before: ['fs.read', { path: 'a.txt' }],
    refused: get(`${ELSEWHERE}/asked-refused`),
    approved: get('{web}/asked-approved'),
    'another target': get(`${ELSEWHERE}/asked-another`),
    after: ['fs.read', { path: 'a.txt' }],
  },
)

const IDLE = { limits: { idle_ms: 2_000 } }
const filled = { policy: { network: { allow: ['http://127.0.0.1:1'] } } }

/** A question that takes longer than a tool may be silent, and a tool that is silent for as long. */
export const slow: Occasion = {
  name: 'policy: somebody who takes longer than a tool may be silent',
  needs: ['http'],
  interactive: true,
  answers: [{ answer: true, after_ms: 5_000 }],
  web: [],
  tools: [
    { name: 'asker', ...IDLE, ...filled },
    { name: 'silent', ...IDLE, ...filled },
  ],
  acts: [
    {
      call: [
        {
          id: 'asker',
          tool: 'asker',
          script: [
            { call: 'http.get', params: { url: '{web}/slow', headers: [] } },
            { finish: 'asked' },
          ],
        },
        { id: 'silent', tool: 'silent', script: [{ sleep_ms: 7_000 }, { finish: 'silent' }] },
      ],
    },
  ],
  waits_ms: 7_000,
}
