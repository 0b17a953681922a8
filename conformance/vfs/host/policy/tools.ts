import type { HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { Finding } from '../../../engine/finding.ts'
import { code, empty } from '../expected.ts'
import { projectHas } from '../project-state.ts'
import { type CallPlan, sequenceOfSnapshots } from '../scenario-checks.ts'
import { FILES, type Requests, reading, remove, rename, touch, write } from './requests.ts'

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

/** The target of a request, or the kind of request. */
const NETWORK = /127\.0\.0\.1|refused-|https?\b|network|address|\burl\b/i

/** What a message about each refusal is to name. */
export const NAMED: Record<string, { name: RegExp; feature?: string }> = {
  'write new': { name: /refused-new\.txt/ },
  'delete missing': { name: /refused-missing\.txt/ },
  get: { name: NETWORK, feature: 'http' },
  post: { name: NETWORK, feature: 'http' },
  run: { name: /\bsh\b|program|command|process/i, feature: 'process' },
}

const POLICY = { filesystem: { allow: ['.'], writable: true }, network: { allow: ['{web}'] } }

/** Members that claim what only the configuration may state. */
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
const widening: CallPlan = {
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

/** How many answers come before what the tool announces. */
export const BEFORE_ANNOUNCED = Object.keys(widening.requests).length

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

export const call = (id: string, tool: string, requests: Requests): CallPlan => ({
  id,
  tool,
  requests,
})

const writable = (...allow: string[]) => ({ policy: { filesystem: { allow, writable: true } } })

export const tools: HostScenario['tools'] = [
  { name: 'bare', policy: undefined },
  { name: 'writer', ...writable('.') },
  { name: 'lister', policy: { filesystem: { allow: ['.'] } } },
  { name: 'src', ...writable('src') },
]

/** Tools with policies of their own, and nobody to be asked. */
export const policies = sequenceOfSnapshots(
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

export const CODED = code(-32001)

export const FS = [
  'write new',
  'write over',
  'delete there',
  'delete missing',
  'rename there',
  'rename missing',
]

/** That the same is done for a tool that may: without it nothing shows that the policy is what refuses. */
export const writes = { 'write root': empty, 'delete root': empty }

/** The project after the call of this number: as it was at first. */
export const untouched = (c: HostConversation, nth: number): Finding[] =>
  projectHas(c, { ...FILES, 'refused-new.txt': null, 'renamed.txt': null, 'ran.txt': null }, nth)
