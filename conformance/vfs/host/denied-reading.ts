import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { type Finding, notApplicable } from '../../engine/finding.ts'
import { code, contentOf, type Expected } from './expected.ts'
import { hostChecks, isMet } from './host-check.ts'
import { type MethodCall, type ScenarioChecks, scenario } from './scenario-checks.ts'
import { naming } from './trials.ts'

/** Places that one host or another keeps from a tool that may read the project: what is sensitive, what is not listed. */
const PLACES = [
  ...['.env', 'sub/.env', 'open/.env', '.ssh/id_rsa', 'closed/secret.txt'],
  ...['.ssh', 'closed'],
] as const
const MISSING = ['closed/nope.txt', '.ssh/id_nope', 'closed/.env'] as const

/** What stands in the file at each of the places, and nowhere else. */
export const secretOf = (path: string): string => `needle in ${path}`

const isDirectory = (path: string) => !path.includes('/') && path !== '.env'

/** A project with files that the policy may keep from the tool; nobody is there to be asked. */
export const deniedReading: Pick<HostScenario, 'files' | 'policy'> = {
  files: {
    ...Object.fromEntries(
      PLACES.filter((path) => !isDirectory(path)).map((path) => [path, `${secretOf(path)}\n`]),
    ),
    'open/a.txt': 'needle in the open\n',
    'open/link.txt': { link: '../.env' },
  },
  policy: { filesystem: { allow: ['open'], writable: true } },
}

/** All the places. */
export const deniable: readonly string[] = [...PLACES, ...MISSING]

const METHODS = ['fs.read', 'fs.exists', 'fs.metadata', 'fs.list_dir'] as const
const named = (method: string, path: string) => `${method} ${path}`

/** What can be asked of a place: a file is not listed, a directory not read. */
const fits = (method: string, path: string) =>
  isDirectory(path) ? method !== 'fs.read' : method !== 'fs.list_dir'

/** Names of the requests that show whether a host keeps a place from the tool. */
const lookingAt = (path: string) =>
  METHODS.filter((method) => fits(method, path)).map((method) => named(method, path))

/** Requests for each of the places by every method, to see which of them the host denies. */
export const readings: Record<string, MethodCall> = Object.fromEntries(
  METHODS.flatMap((method) =>
    deniable.map((path): [string, MethodCall] => [named(method, path), [method, { path }]]),
  ),
)

const DENIED = code(-32001)

/** The places whose refusal shows that the host denies what would stand at a place where nothing does. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'closed/nope.txt': ['closed', 'closed/secret.txt'],
  '.ssh/id_nope': ['.ssh', '.ssh/id_rsa'],
  'closed/.env': ['.env', 'sub/.env'],
}

/** Judges each of these places that the host denies, by any error; a host that denies none may let a tool read all. */
export function onDenied(
  checks: ScenarioChecks,
  c: HostConversation,
  judge: (path: string) => Finding[],
  places: readonly string[] = deniable,
): Finding[] {
  const refuses = (path: string): boolean =>
    lookingAt(path).some((name) => isMet(checks.on(name, ANY_ERROR), c))
  const findings = places
    .filter((path) => (SHOWN_BY[path] ?? [path]).every(refuses))
    .flatMap((path) => judge(path))
  return findings.length > 0
    ? findings
    : [notApplicable(`the host is not seen to deny the tool any of ${places.join(', ')}`)]
}

const ANY_ERROR: Expected = {
  expected: 'an error',
  wrong: ({ error }) => (error ? undefined : 'a result'),
}

const asks = scenario(
  { name: 'paths: what the policy keeps from a tool that reads', ...deniedReading },
  {
    ...readings,
    'in the open': ['fs.read', { path: 'open/a.txt' }],
  },
)

/** The error of a denied place, whichever method asks about it. */
const denies = (method: (typeof METHODS)[number], places: readonly string[]) => ({
  precondition: { 'in the open': contentOf('needle in the open\n') },
  also: (c: HostConversation) =>
    onDenied(
      asks,
      c,
      (path) =>
        path in SHOWN_BY || fits(method, path)
          ? asks.on(named(method, path), naming([method, { path }], DENIED))(c)
          : [],
      places,
    ),
})

/** What a host answers to requests that read what the policy denies. @see rfd-d11 §Access policy enforcement */
export const deniedReadingChecks = hostChecks(
  ...asks.checks({
    'vfs.read.denied-path#there': denies('fs.read', PLACES),
    'vfs.read.denied-path#not-there': denies('fs.read', MISSING),
    'vfs.exists.denied-path#there': denies('fs.exists', PLACES),
    'vfs.exists.denied-path#not-there': denies('fs.exists', MISSING),
    'vfs.metadata.denied-path#there': denies('fs.metadata', PLACES),
    'vfs.metadata.denied-path#not-there': denies('fs.metadata', MISSING),
    'vfs.list-dir.denied-path#there': denies('fs.list_dir', PLACES),
    'vfs.list-dir.denied-path#not-there': denies('fs.list_dir', MISSING),
  }),
)
