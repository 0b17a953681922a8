import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, satisfiedUnless } from '../../../engine/finding.ts'
import { asJson, contentOf, exists, member, result } from '../expected.ts'
import { inFiles } from '../grep/rows.ts'
import type { MethodCall } from '../scenario-checks.ts'

export type Requests = Record<string, MethodCall>

export const FILES = {
  'a.txt': 'needle',
  'b.txt': 'b',
  'doomed.txt': 'doomed',
  'kept.txt': 'kept',
  'src/a.txt': 'a',
  'src_generated/a.txt': 'as it was',
  'src.bak': 'as it was',
}

export const write = (path: string, content = 'written'): MethodCall => [
  'fs.write',
  { path, content },
]

export const remove = (path: string): MethodCall => ['fs.delete', { path }]

export const rename = (from: string, to: string): MethodCall => ['fs.rename', { from, to }]

export const touch: MethodCall = [
  'process.run',
  { program: 'sh', args: ['-c', 'printf made >ran.txt'], envs: [] },
]

export const reading: Requests = {
  read: ['fs.read', { path: 'a.txt' }],
  exists: ['fs.exists', { path: 'a.txt' }],
  'exists not': ['fs.exists', { path: 'nope.txt' }],
  list: ['fs.list_dir', { path: 'src' }],
  metadata: ['fs.metadata', { path: 'a.txt' }],
  grep: ['fs.grep', { pattern: 'needle' }],
}

/** What only a host with the feature is asked for. */
export const byFeature = (c: HostConversation, names: Record<string, string>): string[] =>
  Object.entries(names).flatMap(([name, feature]) => (c.features.includes(feature) ? [name] : []))

export const nobodyAsked = ({ inquiries }: HostConversation): Finding[] => [
  satisfiedUnless(inquiries.length > 0 && 'a question', 'no question'),
]

const listed = result('entries', ({ entries }) =>
  Array.isArray(entries) && entries.length > 0 ? undefined : `entries ${asJson(entries)}`,
)

export const reads = {
  read: contentOf('needle'),
  exists: exists(true),
  'exists not': exists(false),
  list: listed,
  metadata: member('kind', 'file'),
  grep: inFiles('a.txt'),
}
