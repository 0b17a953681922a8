import { callOf, type HostCall } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'
import { answersOf, onCall, outcomeText } from './answer.ts'
import { fileChecks, files } from './codes/files.ts'
import * as asked from './codes/scenarios.ts'
import * as mistaken from './codes/wrong-requests.ts'
import { code, contentOf, same } from './expected.ts'
import {
  type AnyHostCheck,
  checksOn,
  claiming,
  hostChecksOn,
  hostRules,
  type Judge,
} from './host-check.ts'
import { allLines, messagesIn } from './host-lines.ts'
import { fails, outcomeIs, textsIn } from './outcome.ts'
import { projectHas } from './project-state.ts'
import { entriesOf, responsesTo, since } from './requests.ts'

const KNOWN_CODES = new Set([-32700, -32600, -32601, -32602, -32603])

const isKnown = (value: unknown) =>
  Number.isInteger(value) && (KNOWN_CODES.has(Number(value)) || Number(value) <= -32001)

/** The codes of all answers, in whatever way they were seen. */
const rules = hostRules({
  verifies: 'vfs.codes.codes-from-known-ranges',
  judge: (c) =>
    [...messagesIn(allLines(c)), ...c.calls.flatMap(answersOf)].flatMap(({ error }) => {
      if (!isObject(error)) return []
      const wrong = !isKnown(error.code) && `the code ${quote(String(error.code))}`
      return satisfiedUnless(wrong, 'a code of a known range')
    }),
})

const messagesSince = (call: HostCall | undefined, mark: string) =>
  call ? messagesIn(since(call, mark)) : []

/** The code of an error that answers what stands under a mark, and the id that it is for. */
const refusalSince = (call: HostCall | undefined, mark: string) =>
  messagesSince(call, mark).flatMap(({ error, id }) =>
    isObject(error) ? [{ code: Number(error.code), id }] : [],
  )[0]

/** Judges the answer to a line under a mark; a run that ended with a line before it shows nothing of this one. */
const refusedWith =
  (mark: string, ...codes: number[]) =>
  (c: Parameters<Judge>[0]): Finding | Finding[] => {
    const call = callOf(c)
    const expected = `${mark}: the error ${codes.join(' or ')}`
    const found = refusalSince(call, mark)
    if (found)
      return satisfiedUnless(!codes.includes(found.code) && `error ${found.code}`, expected)
    if (endedBefore(call, mark)) return []
    const came = call !== undefined && since(call, mark).length > 0
    const why = came ? 'no error' : `no answer: ${outcomeText(c, call)}`
    return violated(expected, why, call?.index)
  }

/** Whether a call failed after a refusal and before its probe came to a mark. */
const endedBefore = (call: HostCall | undefined, mark: string) =>
  call?.error !== undefined &&
  entriesOf(call).some(({ mark: reached }) => reached !== undefined) &&
  !entriesOf(call).some(({ mark: reached }) => reached === mark)

const refused = (lines: object) => Object.keys(lines).map((mark) => refusedWith(mark, -32600))

const unversioned: Judge = (c) => {
  const call = callOf(c)
  if (refusalSince(call, 'no version')) {
    const [found] = [refusedWith('no version', -32600)(c)].flat()
    return found?.kind === 'satisfied'
      ? satisfied('a missing version is refused with -32600')
      : (found ?? [])
  }
  if (endedBefore(call, 'no version')) return []
  return messagesSince(call, 'no version').some(({ id, result }) => id === 'n' && result)
    ? satisfied('a missing version is taken for 2.0')
    : violated('no version: the error -32600, or a result', 'neither an error nor a result')
}

/** A line that is no JSON is refused or skipped, or ends the run; in no case is it a request or output. */
const noJson = (id: string) => {
  const expected = `${id}: an error with id null and code -32700 or -32600, a failed outcome, or nothing`
  return onCall(id, expected, (call, c) => {
    if (!call) return inconclusive(outcomeText(c, call))
    if (responsesTo(call, asked.TORN).length > 0) return 'an answer to what it could not read'
    const found = refusalSince(call, id)
    if (found && found.id === null && [-32700, -32600].includes(found.code))
      return satisfied(`the error ${found.code}`)
    if (found) return `the error ${found.code} for the id ${found.id}`
    if (call.error !== undefined) return satisfied('a failed outcome')
    return call.report ? satisfied('skipped') : outcomeText(c, call)
  })
}

const nothingMade = (...paths: string[]) =>
  projectHas(Object.fromEntries(paths.map((path) => [path, null])))

/** What stands before a result is no part of it; a run that a line has ended shows nothing of that. */
const noOutput: Judge = outcomeIs(
  asked.WORDS.before,
  'no success with a line that is not JSON',
  ({ result, error }) => error !== undefined || !textsIn(result).includes(asked.WORD),
)

const wrongShape =
  (mark: string): Judge =>
  (c) => {
    const codes = mark === 'absent' ? [-32602] : [-32602, -32600]
    return callOf(c) ? refusedWith(mark, ...codes)(c) : inconclusive(outcomeText(c, undefined))
  }

/** Params that are no object may be refused before a method is looked for. */
const unknownShape =
  (mark: string): Judge =>
  (c) => {
    const codes = mark.endsWith('absent') ? [-32601] : [-32601, -32600]
    return refusedWith(mark, ...codes)(c)
  }

const refusedParams = (names: readonly string[]) =>
  names.map((name) => mistaken.requests.on(name, code(-32602)))

const LINE = 'vfs.codes.line-not-json'
const whole = contentOf('a')

/** Which codes a host answers with. @see rfd-d11 §Error codes */
export const codesChecks: readonly AnyHostCheck[] = [
  ...rules,
  ...hostChecksOn(files.scenario, ...rules),
  ...checksOn(asked.lines, {
    'vfs.codes.malformed-message': refused(asked.MALFORMED),
    'vfs.codes.version-member-checked': [
      unversioned,
      ...refused(asked.VERSIONS),
      nothingMade(...asked.OF_VERSIONS),
    ],
  }),
  ...checksOn(asked.notJson, {
    [LINE]: {
      title: 'takes no line that is not JSON for anything',
      judge: [
        ...Object.keys(asked.NOT_JSON).map(noJson),
        fails(asked.WORDS.alone),
        noOutput,
        nothingMade('made.txt'),
      ],
    },
  }),
  ...checksOn(asked.waits, {
    [LINE]: {
      title: 'leaves no tool waiting for the answer to a line that is not JSON',
      judge: [noJson(asked.WAITS), nothingMade('made.txt')],
    },
  }),
  ...mistaken.requests.checks(
    {
      'vfs.codes.unknown-method': {
        precondition: { after: whole },
        expect: same(mistaken.UNKNOWN, code(-32601)),
      },
      'vfs.codes.invalid-params': {
        precondition: { after: whole },
        also: [
          ...refusedParams(mistaken.WRONG_PARAMS.fs),
          claiming('http', ...refusedParams(mistaken.WRONG_PARAMS.http)),
          claiming('process', ...refusedParams(mistaken.WRONG_PARAMS.process)),
          ...Object.keys(mistaken.SHAPES).map(wrongShape),
          ...Object.keys(mistaken.ABSENT).map((mark) => refusedWith(mark, -32602)),
        ],
      },
      'vfs.codes.unknown-method-before-params': {
        expect: same(mistaken.WITH_PARAMS, code(-32601)),
        also: Object.keys(mistaken.UNKNOWN_SHAPES).map(unknownShape),
      },
    },
    { precondition: { before: whole } },
  ),
  ...fileChecks,
]
