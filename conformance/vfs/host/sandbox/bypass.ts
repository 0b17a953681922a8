import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
} from '../../../engine/finding.ts'
import { answersOf, outcomeText, seenOf } from '../answer.ts'
import { contentOf, type Expected, empty, member } from '../expected.ts'
import { checksOn, hostChecks } from '../host-check.ts'
import { projectHas } from '../project-state.ts'
import { alone, early, HOME } from './scenarios.ts'

type Name = 'signal' | 'open' | 'examine' | 'list' | 'write_file' | 'connect' | 'spawn'

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
    if (all.length === 0) return [inconclusive(outcomeText(c, call))]
    return all.map((each) => {
      const what = name === 'connect' ? 'our server' : placeOf(String(each[name]))
      return satisfiedUnless(
        reached(each) && `\`${name}\` of ${what} succeeds`,
        expected,
        call?.index,
      )
    })
  })
}

/** A path without what differs from one machine to another. */
const placeOf = (path: string) =>
  quote(path.startsWith(HOME) ? `~${path.slice(HOME.length)}` : path)

/** What the host must do for the tool, so that it shows something that the tool cannot do it. */
function servedFor(c: HostConversation, method: string, { wrong, expected }: Expected): Finding[] {
  const answer = answersOf(callOf(c)).find((each) => each.method === method)
  if (!answer) return [inconclusive(outcomeText(c, callOf(c)))]
  const found = wrong(answer, c)
  return found
    ? [inconclusive(`it shows only where ${method} gives ${expected}, not ${found}`)]
    : [satisfied()]
}

/** The findings, once it is seen that the host does for the tool what the tool tries to do. */
function onceServed(served: Finding[], findings: () => Finding[]): Finding[] {
  const doubt = served.find(({ kind }) => kind !== 'satisfied')
  return doubt ? [doubt] : findings()
}

/** Where a program that the host runs can signal its parent, the host, the tool itself may not. */
function processes(c: HostConversation): Finding[] {
  const expected = 'no signal of a tool to a process of its host'
  return onceServed(servedFor(c, 'process.run', member('exit_code', 0)), () => {
    const [signalled] = seenBy(c, 'signal')
    const [spawned] = seenBy(c, 'spawn')
    if (!signalled || !spawned) return [inconclusive(outcomeText(c, callOf(c)))]
    const can = signalled.ok === true && 'a tool can signal a process of its host'
    // Whoever hides the project, the home and the network may well let a tool run what is left: only reported.
    const starts = spawned.ok === true ? 'a tool starts programs by itself' : 'it starts no program'
    return [satisfiedUnless(can, expected), satisfied(starts)]
  })
}

/** A mechanism that keeps a tool from opening files may well let it ask what there is: only reported. */
const examined = (c: HostConversation): Finding[] =>
  seenBy(c, 'examine').map(({ examine, ok }) =>
    satisfied(`${placeOf(String(examine))} can${ok === true ? '' : 'not'} be examined`),
  )

/** What a tool tries past the protocol. */
export const bypassChecks = hostChecks(
  ...checksOn(alone, {
    'vfs.sandbox.no-direct-files': (c) =>
      onceServed(servedFor(c, 'fs.read', contentOf('of the project')), () => [
        ...none(c, ['open', ...(isFound(c) ? (['list'] as const) : [])]),
        ...examined(c),
      ]),
  }),
  ...checksOn(
    { ...alone, needs: ['http'] },
    {
      'vfs.sandbox.no-direct-network': (c) =>
        onceServed(servedFor(c, 'http.get', member('status', 200)), () => none(c, ['connect'])),
    },
  ),
  ...checksOn({ ...alone, needs: ['process'] }, { 'vfs.sandbox.no-direct-processes': processes }),
  ...checksOn(alone, {
    'vfs.sandbox.policy-not-bypassed': (c) =>
      onceServed(servedFor(c, 'fs.write', empty), () => [
        ...none(c, ['write_file']),
        ...projectHas({
          'own.txt': null,
          'marker.txt': 'of the project',
          'control.txt': 'control',
        })(c),
      ]),
  }),
  ...checksOn(early, {
    'vfs.sandbox.restricted-from-the-start': (c) =>
      ['one', 'two', 'three'].flatMap((id) => none(c, ['connect', 'open'], id)),
  }),
)

/** Whether a program stated where the project is: elsewhere a directory with entries proves nothing. */
const isFound = (c: HostConversation): boolean =>
  answersOf(callOf(c)).some(({ method, error }) => method === 'process.run' && error === undefined)
