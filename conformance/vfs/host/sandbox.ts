import { homedir } from 'node:os'
import { join } from 'node:path'
import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { answersOf, howItWent, seenOf } from './answer.ts'
import { contentOf, type Expected, empty, member } from './expected.ts'
import { SECRETS, secretVariables, variable } from './secrets.ts'
import { standsAs } from './standing.ts'

/** What the home of a user often holds, and no tool needs to run. */
const AT_HOME = ['.profile', '.bashrc', '.bash_history', '.zshrc', '.gitconfig', '.netrc', '.ssh']
const HOME = homedir()
const home: ProbeStep[] = AT_HOME.map((name) => ({ examine: join(HOME, name) }))

const server = { host: '127.0.0.1', port: '{web-port}' }

/** Where the project is, as a program of the host's says. */
const find: ProbeStep = {
  call: 'process.run',
  params: { program: 'sh', args: ['-c', 'pwd -P'], envs: [] },
}

const FILES = { 'marker.txt': 'of the project', 'dir/below.txt': 'below' }

/** A tool that may do everything through its host, and tries to do it by itself. */
const alone: Occasion = {
  name: 'sandbox: a tool that goes past the protocol',
  files: FILES,
  policy: {
    filesystem: { allow: ['.'], writable: true },
    network: { allow: ['{web}'] },
    commands: { sh: {}, true: {} },
  },
  web: [],
  acts: [
    {
      call: {
        script: [
          find,
          { open: '{directory}/marker.txt' },
          { examine: '{directory}/marker.txt' },
          { list: '{directory}/dir' },
          { write_file: '{directory}/own.txt' },
          { write_file: '{directory}/marker.txt' },
          ...home,
          { connect: server },
          { spawn: ['true'] },
          { tell_process: true },
          { call: 'fs.read', params: { path: 'marker.txt' } },
          { call: 'fs.write', params: { path: 'twin.txt', content: 'twin' } },
          { call: 'http.get', params: { url: '{web}/', headers: [] } },
          { finish: 'alone' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const FIRST: ProbeStep[] = [{ connect: server }, { open: 'marker.txt' }, ...home]

/** A tool that begins with it, before it reads anything, several times over. */
const early: Occasion = {
  name: 'sandbox: a tool that goes past the protocol at once',
  files: FILES,
  web: [],
  tool: { words: [`--first=${JSON.stringify(FIRST)}`] },
  acts: ['one', 'two', 'three'].map((id) => ({
    call: { id, script: [{ call: 'fs.read', params: { path: 'marker.txt' } }, { finish: id }] },
  })),
}

/** A tool without a request, so that its streams may be whatever they are. */
const streams: Occasion = {
  name: 'sandbox: the streams of a tool',
  script: [{ tell_process: true }, { finish: 'streams' }],
}

const VALUES = [SECRETS.TOKEN, SECRETS.OTHER, SECRETS.UNLISTED]

/** A tool for whom variables are listed, of which it is to know the names alone. */
const variables: Occasion = {
  name: 'sandbox: the variables of a tool',
  env: secretVariables,
  policy: {
    network: { allow: ['http://127.0.0.1:1'], envs: [variable('TOKEN')] },
    commands: { env: { envs: [variable('OTHER')] } },
  },
  script: [{ find_in_environment: VALUES }, { finish: 'variables' }],
}

type Name = 'open' | 'examine' | 'list' | 'write_file' | 'connect' | 'spawn'

/** What the steps of one kind saw in a call. */
const seenBy = (c: HostConversation, name: Name, id?: string): JsonObject[] => {
  const call = callOf(c, id)
  return call ? seenOf(call).filter((each) => name in each) : []
}

/** A directory in whose place there is an empty one shows nothing. */
const reached = ({ ok, list, entries }: JsonObject): boolean =>
  ok === true && (list === undefined || Number(entries) > 0)

/** Judges that none of the steps of these kinds came to anything. */
function none(c: HostConversation, names: readonly Name[], id?: string): Finding[] {
  const call = callOf(c, id)
  return names.flatMap((name): Finding[] => {
    const all = seenBy(c, name, id)
    const expected = `nothing by \`${name}\` past the protocol`
    if (all.length === 0) return [unclear(howItWent(c, call))]
    return all.map((each) => {
      const what = name === 'connect' ? 'our server' : placeOf(String(each[name]))
      return keptUnless(reached(each) && `\`${name}\` of ${what} succeeds`, expected, call?.index)
    })
  })
}

/** A path without what differs from one machine to another. */
const placeOf = (path: string) =>
  quote(path.startsWith(HOME) ? `~${path.slice(HOME.length)}` : path)

/** What the host must do for the tool, so that it shows something that the tool cannot do it. */
function servedFor(c: HostConversation, method: string, { wrong, expected }: Expected): Finding[] {
  const answer = answersOf(callOf(c)).find((each) => each.method === method)
  if (!answer) return [unclear(howItWent(c, callOf(c)))]
  const found = wrong(answer, c)
  return found
    ? [unclear(`it shows only where ${method} gives ${expected}, not ${found}`)]
    : [kept()]
}

/** The findings, once it is seen that the host does for the tool what the tool tries to do. */
function onceServed(served: Finding[], findings: () => Finding[]): Finding[] {
  const doubt = served.find(({ kind }) => kind !== 'kept')
  return doubt ? [doubt] : findings()
}

/** What the operating system told the probe of itself. */
function processOf(c: HostConversation): JsonObject | undefined {
  const call = callOf(c)
  const [found] = call ? seenOf(call).flatMap(({ process }) => (process ? [process] : [])) : []
  return isObject(found) ? found : undefined
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function arePipes(c: HostConversation): Finding[] {
  const process = processOf(c)
  if (!process) return [broken('pipes or sockets', howItWent(c, callOf(c)))]
  return ['stdin', 'stdout'].map((name, i) => {
    const kind = String(listOf(process.streams)[i])
    const isGood = kind === 'pipe' || kind === 'socket'
    return keptUnless(!isGood && `${name} is a ${kind}`, `${name} as a pipe or a socket`)
  })
}

function inherited(c: HostConversation): Finding[] {
  const process = processOf(c)
  if (!process) return [unclear(howItWent(c, callOf(c)))]
  const kinds = [...new Set(listOf(process.inherited).map(String))].sort()
  return [keptUnless(kinds.length > 0 && `further descriptors: ${kinds.join(', ')}`, 'none')]
}

function processes(c: HostConversation): Finding[] {
  const [spawned] = seenBy(c, 'spawn')
  if (!spawned) return [unclear(howItWent(c, callOf(c)))]
  // Whoever hides the project, the home and the network may well let a tool run what is left: only told.
  return [kept(spawned.ok === true ? 'a tool starts programs by itself' : 'it starts no program')]
}

function noSecrets(c: HostConversation): Finding[] {
  const call = callOf(c)
  const seen = call ? seenOf(call).find(({ found }) => found !== undefined) : undefined
  const expected = 'a tool without the values of variables'
  if (!seen) return [broken(expected, howItWent(c, call), call?.index)]
  return [keptUnless(listOf(seen.found).length > 0 && 'a value in its environment', expected)]
}

/** What a tool can do past its host. @see rfd-d11 §Summary */
export const sandboxChecks = hostChecks(
  {
    verifies: 'vfs.sandbox.no-direct-files',
    title: 'keeps a tool from the files of the project and of the home',
    occasion: alone,
    judge: (c) =>
      onceServed(servedFor(c, 'fs.read', contentOf('of the project')), () =>
        none(c, ['open', 'examine', ...(isFound(c) ? (['list'] as const) : [])]),
      ),
  },
  {
    verifies: 'vfs.sandbox.no-direct-network',
    title: 'keeps a tool from connecting to anything',
    occasion: { ...alone, needs: ['http'] },
    judge: (c) =>
      onceServed(servedFor(c, 'http.get', member('status', 200)), () => none(c, ['connect'])),
  },
  {
    verifies: 'vfs.sandbox.no-direct-processes',
    title: 'keeps a tool from starting programs',
    occasion: alone,
    judge: processes,
  },
  {
    verifies: 'vfs.sandbox.policy-not-bypassed',
    title: 'keeps a tool from doing itself what it may have done for it',
    occasion: alone,
    judge: (c) =>
      onceServed(servedFor(c, 'fs.write', empty), () => [
        ...none(c, ['write_file']),
        ...standsAs(c, { 'own.txt': null, 'marker.txt': 'of the project', 'twin.txt': 'twin' }),
      ]),
  },
  {
    verifies: 'vfs.sandbox.restricted-from-the-start',
    title: 'keeps a tool to the protocol from its first instruction on',
    occasion: early,
    judge: (c) =>
      ['one', 'two', 'three'].flatMap((id) => none(c, ['connect', 'open', 'examine'], id)),
  },
  {
    verifies: 'vfs.sandbox.streams-are-pipes',
    title: 'talks to a tool through pipes',
    occasion: streams,
    judge: arePipes,
  },
  {
    verifies: 'vfs.sandbox.no-other-descriptors',
    title: 'leaves a tool no further descriptors',
    occasion: alone,
    judge: inherited,
  },
  {
    verifies: 'vfs.sandbox.environment-without-secrets',
    title: 'starts a tool without the values that it must not see',
    occasion: variables,
    judge: noSecrets,
  },
)

/** Whether a program said where the project is: elsewhere a directory with entries proves nothing. */
const isFound = (c: HostConversation): boolean =>
  answersOf(callOf(c)).some(({ method, error }) => method === 'process.run' && error === undefined)
