import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'
import { answersOf, onFirstCall, outcomeText, seenOf } from './answer.ts'
import { contentOf, type Expected, empty, exit, status } from './expected.ts'
import { checksOn, type Judge, type Judged, judgedBy } from './host-check.ts'
import { projectHas } from './project-state.ts'
import { alone, early, HOME, streams, variables, WITHHELD } from './sandbox/scenarios.ts'

/** What changes the project past the protocol. */
const CHANGES = ['write_file', 'make_directory', 'move_file', 'remove_file'] as const
type Change = (typeof CHANGES)[number]

type Name = 'signal' | 'open' | 'examine' | 'list' | Change | 'connect' | 'spawn' | 'found'

/** What the steps of one kind saw in a call. */
const seenBy = (c: HostConversation, name: Name | 'process', id?: string): JsonObject[] => {
  const call = callOf(c, id)
  return call ? seenOf(call).filter((each) => each[name] !== undefined) : []
}

/** A directory in whose place there is an empty one shows nothing. */
const reached = ({ ok, list, entries }: JsonObject): boolean =>
  ok === true && (list === undefined || Number(entries) > 0)

/** Judges that none of the steps of this kind came to anything. */
const none =
  (name: Name, id?: string): Judge =>
  (c) => {
    const all = seenBy(c, name, id)
    if (all.length === 0) return inconclusive(outcomeText(c, callOf(c, id)))
    return all.map((each) => {
      const what = name === 'connect' ? serverBy(each.connect) : placeOf(String(each[name]))
      const wrong = reached(each) && `\`${name}\` of ${what} succeeds`
      return satisfiedUnless(
        wrong,
        `nothing by \`${name}\` past the protocol`,
        callOf(c, id)?.index,
      )
    })
  }

/** Our server, by the way to it. */
function serverBy(to: unknown): string {
  const { host, datagram, path } = isObject(to) ? to : {}
  if (typeof path === 'string')
    return path.startsWith('@') ? 'an abstract socket of ours' : 'a socket of ours by its path'
  if (datagram === true) return 'our server by a datagram'
  return host === '::1' ? 'our server by IPv6' : 'our server'
}

/** A path without what differs from one machine to another. */
const placeOf = (path: string) =>
  quote(path.startsWith(HOME) ? `~${path.slice(HOME.length)}` : path)

/** Judges only where the host is seen to do for the tool what the tool tries to do. */
const onceServed =
  (method: string, { wrong, expected }: Expected, judged: Judged): Judge =>
  (c) => {
    const answer = answersOf(callOf(c)).find((each) => each.method === method)
    if (!answer) return inconclusive(outcomeText(c, callOf(c)))
    const found = wrong(answer, c)
    return found
      ? inconclusive(`it shows only where ${method} gives ${expected}, not ${found}`)
      : judgedBy(judged)(c)
  }

/** Where a program that the host runs can signal its parent, the host, the tool itself may not. */
const processes: Judge = (c) => {
  const [[signalled], [spawned]] = [seenBy(c, 'signal'), seenBy(c, 'spawn')]
  if (!signalled || !spawned) return inconclusive(outcomeText(c, callOf(c)))
  const can = signalled.ok === true && 'a tool can signal a process of its host'
  // Whoever hides the project, the home and the network may well let a tool run what is left: only reported.
  const starts = spawned.ok === true ? 'a tool starts programs by itself' : 'it starts no program'
  return [satisfiedUnless(can, 'no signal of a tool to a process of its host'), satisfied(starts)]
}

/** A mechanism that keeps a tool from opening files may well let it ask what there is: only reported. */
const examined: Judge = (c) =>
  seenBy(c, 'examine').map(({ examine, ok }) =>
    satisfied(`${placeOf(String(examine))} can${ok === true ? '' : 'not'} be examined`),
  )

/** Where no program stated where the project is, a directory with entries proves nothing. */
const listsNone: Judge = (c) => {
  const isFound = answersOf(callOf(c)).some(
    ({ method, error }) => method === 'process.run' && error === undefined,
  )
  return isFound ? none('list')(c) : []
}

/** Judges what the operating system reported the probe of itself. */
const ofProcess =
  (unseen: (why: string) => Finding, judge: (process: JsonObject) => Finding | Finding[]): Judge =>
  (c) => {
    const process = seenBy(c, 'process')[0]?.process
    return isObject(process) ? judge(process) : unseen(outcomeText(c, callOf(c)))
  }

const PIPES = 'pipes or sockets'

const arePipes = ofProcess(
  (why) => violated(PIPES, why),
  (process) =>
    ['stdin', 'stdout'].map((name, i) => {
      const kind = String(elementsOf(process.streams)[i])
      const wrong = !['pipe', 'socket'].includes(kind) && `${name} is a ${kind}`
      return satisfiedUnless(wrong, `${name} as a pipe or a socket`)
    }),
)

const inherited = ofProcess(inconclusive, (process) => {
  const kinds = [...new Set(elementsOf(process.inherited).map(String))].sort()
  return satisfiedUnless(kinds.length > 0 && `further descriptors: ${kinds.join(', ')}`, 'none')
})

const noSecrets = onFirstCall('a tool without the values of variables', (call, c) => {
  const [seen] = seenBy(c, 'found')
  if (!seen) return outcomeText(c, call)
  const found = elementsOf(seen.found)
  if (found.some((value) => WITHHELD.includes(String(value)))) return 'a value in its environment'
  return satisfied(found.length > 0 ? 'with the value of a variable that no list names' : undefined)
})

const kept = {
  'own.txt': null,
  'marker.txt': 'of the project',
  'dir/below.txt': 'below',
  'dir/spare.txt': 'spare',
  'control.txt': 'control',
}

/** Words of a command and `init` without the values; the arguments of the call name what is searched for. */
const noSecretsElsewhere: Judge = (c) => {
  const call = callOf(c)
  const [seen] = seenBy(c, 'process')
  const process = isObject(seen?.process) ? seen.process : {}
  const { arguments: _, ...init } = call?.report?.init ?? {}
  const texts = { arguments: process.arguments, init }
  return Object.entries(texts).map(([place, value]) => {
    const text = JSON.stringify(value) ?? ''
    const isThere = WITHHELD.some((each) => text.includes(each))
    return satisfiedUnless(isThere && `a value in its ${place}`, `no value in its ${place}`)
  })
}

/** What a tool can do past its host. @see rfd-d11 §Summary */
export const sandboxChecks = [
  ...checksOn(alone, {
    'vfs.sandbox.no-direct-files': onceServed('fs.read', contentOf('of the project'), [
      none('open'),
      listsNone,
      examined,
    ]),
    'vfs.sandbox.policy-not-bypassed': onceServed('fs.write', empty, [
      ...CHANGES.map((name) => none(name)),
      projectHas(kept),
    ]),
    'vfs.sandbox.no-other-descriptors': inherited,
  }),
  ...checksOn(
    { ...alone, needs: ['http'] },
    { 'vfs.sandbox.no-direct-network': onceServed('http.get', status(200), none('connect')) },
  ),
  ...checksOn(
    { ...alone, needs: ['process'] },
    { 'vfs.sandbox.no-direct-processes': onceServed('process.run', exit(0), processes) },
  ),
  ...checksOn(early, {
    'vfs.sandbox.restricted-from-the-start': ['one', 'two', 'three'].flatMap((id) => [
      none('connect', id),
      none('open', id),
    ]),
  }),
  ...checksOn(streams, { 'vfs.sandbox.streams-are-pipes': arePipes }),
  ...checksOn(variables, {
    'vfs.sandbox.environment-without-secrets': [noSecrets, noSecretsElsewhere],
  }),
]
