import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import type { AnyHostCheck } from '../../host-check.ts'
import { hostChecks, hostChecksOn, hostRules } from '../../host-check.ts'
import { answersOf, howItWent, type ProbeAnswer } from './answer.ts'
import {
  files,
  lines,
  MALFORMED,
  NOT_JSON,
  notJson,
  ORDINARY,
  requests,
  SHAPES,
  UNKNOWN,
  VERSIONS,
  WITH_PARAMS,
  WRONG,
} from './codes-talk.ts'
import { since } from './exchange.ts'
import { aResult, code, contentOf, type Expected, empty, same } from './expected.ts'
import { allLines } from './lines.ts'
import { standsAs } from './standing.ts'

/** The code of an error that answers what stands under a mark, and the id that it is for. */
function refusalSince(call: HostCall | undefined, mark: string) {
  const refusals = call ? since(call, mark) : []
  const [found] = refusals.flatMap(({ message }) =>
    isObject(message?.error) ? [{ code: message.error.code, id: message.id }] : [],
  )
  return found
}

const resultSince = (call: HostCall | undefined, mark: string, id: string): boolean =>
  call !== undefined &&
  since(call, mark).some(({ message }) => message?.id === id && message.result)

/** Whether the probe came as far as this mark and beyond, so that an answer could be missed. */
const came = (call: HostCall | undefined, mark: string): boolean =>
  call !== undefined && since(call, mark).length > 0

/** Judges the answer to a line under a mark. */
function refusedWith(c: HostConversation, mark: string, codes: readonly number[]): Finding {
  const call = callOf(c)
  const expected = `${mark}: the error ${codes.join(' or ')}`
  const found = refusalSince(call, mark)
  if (found)
    return keptUnless(!codes.includes(Number(found.code)) && `error ${found.code}`, expected)
  const why = came(call, mark) ? 'no error' : `no answer: ${howItWent(c, call)}`
  return broken(expected, why, call?.index)
}

const malformed = (c: HostConversation): Finding[] =>
  Object.keys(MALFORMED).map((mark) => refusedWith(c, mark, [-32600]))

function versions(c: HostConversation): Finding[] {
  const call = callOf(c)
  const without = refusalSince(call, 'no version')
    ? refusedWith(c, 'no version', [-32600])
    : keptUnless(
        !resultSince(call, 'no version', 'n') && 'neither an error nor a result',
        'no version: the error -32600, or a result',
      )
  const which = without.kind === 'kept' ? toldOf(call) : without
  return [
    which,
    ...Object.keys(VERSIONS).map((mark) => refusedWith(c, mark, [-32600])),
    ...standsAs(c, {
      'made-1.0.txt': null,
      'made-2.0.txt': null,
      'made-2.txt': null,
      'made-null.txt': null,
    }),
  ]
}

const toldOf = (call: HostCall | undefined) =>
  kept(
    refusalSince(call, 'no version')
      ? 'a missing version is refused with -32600'
      : 'a missing version is taken for 2.0',
  )

/** A line that is no JSON is answered, or ends the run; in no case is it output. */
/** What is no part of a message may be skipped. */
const CHATTER = ['a word', 'random bytes']

function noJson(c: HostConversation, id: string): Finding {
  const call = callOf(c, id)
  const expected = `${id}: an error with id null and code -32700 or -32600, or a failed outcome`
  if (!call) return unclear(howItWent(c, call))
  const found = refusalSince(call, id)
  if (found && found.id === null && [-32700, -32600].includes(Number(found.code)))
    return kept(`the error ${found.code}`)
  if (found) return broken(expected, `the error ${found.code} for the id ${found.id}`, call.index)
  if (call.error !== undefined) return kept('a failed outcome')
  if (call.report)
    return CHATTER.includes(id) ? kept('skipped') : broken(expected, 'no answer', call.index)
  return broken(expected, howItWent(c, call), call.index)
}

const wrongShapes = (c: HostConversation): Finding[] => {
  const call = callOf(c)
  return Object.keys(SHAPES).map((mark) => {
    const codes = mark === 'absent' ? [-32602] : [-32602, -32600]
    return call ? refusedWith(c, mark, codes) : unclear(howItWent(c, call))
  })
}

/** What only a host with the feature is asked for. */
const wrongRequests = (c: HostConversation): string[] =>
  Object.entries(WRONG).flatMap(([name, [, feature]]) =>
    feature === undefined || c.features.includes(feature) ? [name] : [],
  )

const notOf = (...codes: number[]): Expected => ({
  expected: `no error ${codes.join(' or ')}`,
  wrong: (answer) =>
    codes.includes(Number(answer.error?.code)) ? `error ${answer.error?.code}` : undefined,
})

const IO = ['write below a file', 'a long name', 'read a directory', 'delete a directory']
/** A failure of the file system, by the code that it has. */
const failure = (name: string, { error }: ProbeAnswer): Finding =>
  kept(error ? `${name}: the error ${String(error.code)}` : `${name}: done`)

const KNOWN_CODES = new Set([-32700, -32600, -32601, -32602, -32603])

const isKnown = (value: unknown) =>
  Number.isInteger(value) && (KNOWN_CODES.has(Number(value)) || Number(value) <= -32001)

/** Every code that the host wrote, in whatever answer. */
function codesIn(c: HostConversation): unknown[] {
  const written = allLines(c).flatMap(({ message }) =>
    isObject(message?.error) ? [message.error.code] : [],
  )
  const seen = c.calls.flatMap(answersOf).flatMap(({ error }) => (error ? [error.code] : []))
  return [...written, ...seen]
}

const rules = hostRules({
  verifies: 'vfs.codes.codes-from-known-ranges',
  title: 'uses no code but those of JSON-RPC and of applications',
  judge: (c) =>
    codesIn(c).map((found) =>
      keptUnless(!isKnown(found) && `the code ${quote(String(found))}`, 'a code of a known range'),
    ),
})

const checks = hostChecks(
  {
    verifies: 'vfs.codes.malformed-message',
    title: 'says -32600 for JSON that is no message',
    occasion: lines,
    judge: malformed,
  },
  {
    verifies: 'vfs.codes.version-member-checked',
    title: 'carries out nothing of another version',
    occasion: lines,
    judge: versions,
  },
  {
    verifies: 'vfs.codes.line-not-json',
    title: 'takes no line that is not JSON for anything',
    occasion: notJson,
    judge: (c) => [
      ...Object.keys(NOT_JSON).map((id) => noJson(c, id)),
      ...standsAs(c, { 'made.txt': null }),
    ],
  },
  requests.check('vfs.codes.unknown-method', {
    title: 'says -32601 for a method that is not there, whatever it is like',
    given: { before: contentOf('a'), after: contentOf('a') },
    expect: same(UNKNOWN, code(-32601)),
  }),
  requests.check('vfs.codes.invalid-params', {
    title: 'says -32602 for params that lack something or are something else',
    given: { before: contentOf('a'), after: contentOf('a') },
    also: (c) => [
      ...wrongRequests(c).flatMap((name) => requests.on(c, name, code(-32602))),
      ...wrongShapes(c),
    ],
  }),
  files.check('vfs.codes.not-found', {
    title: 'says -32002 for what does not exist',
    given: { overwrite: empty, after: aResult },
    expect: same(['read', 'read below', 'list', 'metadata', 'delete', 'rename'], code(-32002)),
  }),
  files.check('vfs.codes.already-exists-only-for-targets', {
    title: 'says -32003 only for what is in the way of a write or a rename',
    expect: {
      ...same(['overwrite', 'overwrite again'], empty),
      ...same(
        ORDINARY.filter((name) => name !== 'write on a directory'),
        notOf(-32003),
      ),
    },
  }),
  files.check('vfs.codes.timeout-and-cancelled-reserved', {
    title: 'says -32004 and -32005 only where time ran out or somebody gave up',
    given: { after: aResult },
    expect: same(ORDINARY, notOf(-32004, -32005)),
  }),
  files.check('vfs.codes.io-failure-answered', {
    title: 'answers a failure of the file system with an error',
    given: { after: aResult },
    also: (c) =>
      IO.flatMap((name) => files.onAnswer(c, name, 'an answer', (answer) => failure(name, answer))),
  }),
  requests.check('vfs.codes.unknown-method-before-params', {
    title: 'says -32601 for a method that is not there, whatever its params',
    given: { before: contentOf('a') },
    expect: same(WITH_PARAMS, code(-32601)),
  }),
)

/** Which codes a host answers with. @see rfd-d11 §Error codes */
export const codesChecks: readonly AnyHostCheck[] = [
  ...rules,
  ...hostChecksOn(files.occasion, ...rules),
  ...checks,
]
