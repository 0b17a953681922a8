import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, quote, satisfiedUnless } from '../../engine/finding.ts'
import {
  aResult,
  code,
  contentOf,
  type Expected,
  empty,
  exists,
  listed,
  member,
  status,
} from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { hostChecks } from './host-check.ts'
import { allLines } from './host-lines.ts'
import { projectHas } from './project-state.ts'
import { scenario, sequenceOfSnapshots } from './scenario-checks.ts'

const files = scenario(
  { name: 'methods: files', files: { 'a.txt': 'needle', 'b.txt': 'b', 'c.txt': 'c' } },
  {
    read: ['fs.read', { path: 'a.txt' }],
    write: ['fs.write', { path: 'new.txt', content: 'new' }],
    exists: ['fs.exists', { path: 'a.txt' }],
    list: ['fs.list_dir', { path: '.' }],
    metadata: ['fs.metadata', { path: 'a.txt' }],
    delete: ['fs.delete', { path: 'b.txt' }],
    rename: ['fs.rename', { from: 'c.txt', to: 'd.txt' }],
    grep: ['fs.grep', { pattern: 'needle' }],
  },
)

const web = scenario(
  {
    name: 'methods: the web',
    policy: { network: { allow: ['{web}'] } },
    web: [{ path: '/posted', method: 'POST', status: 201, body: 'thanks' }],
  },
  {
    get: ['http.get', { url: '{web}/', headers: [] }],
    post: ['http.post', { url: '{web}/posted', headers: [], body: 'hello' }],
  },
)

const programs = scenario(
  { name: 'methods: programs', policy: { commands: { echo: {} } } },
  { run: ['process.run', { program: 'echo', args: ['hello'], envs: [] }] },
)

/** What no host serves: other methods of the capabilities, what other protocols have, and ways to register one. */
const UNKNOWN: Record<string, unknown> = {
  'fs.append': { path: 'a.txt', content: 'more' },
  'fs.copy': { from: 'a.txt', to: 'b.txt' },
  'fs.mkdir': { path: 'made' },
  'fs.register': { name: 'fs.shout' },
  'fs.stat': { path: 'a.txt' },
  'fs.watch': { path: '.' },
  'http.delete': { url: '{web}/' },
  'http.put': { url: '{web}/', body: '' },
  'process.spawn': { program: 'echo', args: [] },
  'host.register_method': { name: 'fs.shout' },
  'rpc.discover': {},
  'fs.shout': {},
  'FS.READ': { path: 'a.txt' },
}

const fixed = scenario(
  {
    name: 'methods: unknown ones',
    files: { 'a.txt': 'a' },
    policy: { network: { allow: ['{web}'] } },
  },
  {
    before: ['fs.read', { path: 'a.txt' }],
    ...Object.fromEntries(Object.entries(UNKNOWN).map(([name, params]) => [name, [name, params]])),
    after: ['fs.read', { path: 'a.txt' }],
  },
)

const undotted = sequenceOfSnapshots(
  {
    name: 'methods: names without their capability',
    files: { 'a.txt': 'a' },
    policy: null,
    tools: [{ name: 'writer', policy: { filesystem: { allow: ['.'], writable: true } } }],
  },
  {
    id: 'reader',
    requests: {
      'fs.read': ['fs.read', { path: 'a.txt' }],
      read: ['read', { path: 'a.txt' }],
      write: ['write', { path: 'a.txt', content: 'changed' }],
      delete: ['delete', { path: 'a.txt' }],
      run: ['run', { program: 'touch', args: ['ran.txt'], envs: [] }],
      http_get: ['http_get', { url: '{web}/', headers: [] }],
    },
  },
  {
    id: 'writer',
    tool: 'writer',
    requests: { 'fs.write': ['fs.write', { path: 'control.txt', content: 'control' }] },
  },
)

/** What nobody registered, or what the dotted method states. */
const sameAs = (dotted: Expected): Expected => ({
  expected: `the error -32601, or ${dotted.expected}`,
  wrong: (answer, c) => (answer.error?.code === -32601 ? undefined : dotted.wrong(answer, c)),
})

const SETTLED = new Set(['init', 'apply', 'cancel'])

/** What the host sends to a tool unasked; other than what the protocol knows it could only be a change. */
function reported(c: HostConversation): Finding[] {
  const lines = allLines(c).filter(({ message }) => message?.method !== undefined)
  const odd = lines.find(({ message }) => !SETTLED.has(String(message?.method)))
  if (lines.length === 0) return [inconclusive('the probe did not report what was written to it')]
  const expected = 'no notification beyond init, apply and cancel'
  return [
    satisfiedUnless(odd && `the notification ${quote(String(odd.message?.method))}`, expected),
  ]
}

const changes = scenario(
  { name: 'methods: files that change', files: { 'dir/a.txt': 'a' } },
  {
    list: ['fs.list_dir', { path: 'dir' }],
    read: ['fs.read', { path: 'dir/a.txt' }],
    write: ['fs.write', { path: 'dir/a.txt', content: 'changed' }],
    create: ['fs.write', { path: 'dir/b.txt', content: 'b' }],
    rename: ['fs.rename', { from: 'dir/b.txt', to: 'dir/c.txt' }],
    delete: ['fs.delete', { path: 'dir/c.txt' }],
  },
  { listen_ms: 300 },
)

/** What a host serves, and what it does not. @see rfd-d11 §Protocol methods */
export const methodsChecks = hostChecks(
  files.check('vfs.methods.serves-fs', {
    expect: {
      read: contentOf('needle'),
      write: empty,
      exists: exists(true),
      list: listed,
      metadata: member('kind', 'file'),
      delete: empty,
      rename: empty,
      grep: inFiles('a.txt'),
    },
  }),
  web.check('vfs.methods.serves-http', { expect: { get: status(200), post: status(201) } }),
  programs.check('vfs.methods.serves-process', { expect: { run: member('exit_code', 0) } }),
  undotted.check('vfs.methods.undotted-names', {
    precondition: { 'fs.read': contentOf('a'), 'fs.write': aResult },
    projectBefore: { 'control.txt': 'control' },
    expect: {
      read: sameAs(contentOf('a')),
      write: sameAs(code(-32001)),
      delete: sameAs(code(-32001)),
      run: sameAs(code(-32001)),
      http_get: sameAs(code(-32001)),
    },
    also: (c) => projectHas({ 'a.txt': 'a', 'ran.txt': null }, 0)(c),
  }),
  fixed.check('vfs.methods.set-is-fixed', {
    precondition: { before: contentOf('a'), after: contentOf('a') },
    expect: Object.fromEntries(Object.keys(UNKNOWN).map((name) => [name, code(-32601)])),
  }),
  changes.check('vfs.methods.no-file-notifications', {
    precondition: {
      list: listed,
      write: aResult,
      create: aResult,
      rename: aResult,
      delete: aResult,
    },
    also: reported,
  }),
)
