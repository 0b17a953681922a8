import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { checksOn, hostChecks } from '../host-check.ts'
import { projectHas } from '../project-state.ts'
import { responsesTo, since } from '../requests.ts'
import { NOT_JSON, notJson, TORN, WAITS, waits } from './not-json.ts'
import { lines, MALFORMED, VERSIONS } from './scenarios.ts'

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
export function refusedWith(c: HostConversation, mark: string, codes: readonly number[]): Finding {
  const call = callOf(c)
  const expected = `${mark}: the error ${codes.join(' or ')}`
  const found = refusalSince(call, mark)
  if (found)
    return satisfiedUnless(!codes.includes(Number(found.code)) && `error ${found.code}`, expected)
  const why = came(call, mark) ? 'no error' : `no answer: ${outcomeText(c, call)}`
  return violated(expected, why, call?.index)
}

const malformed = (c: HostConversation): Finding[] =>
  Object.keys(MALFORMED).map((mark) => refusedWith(c, mark, [-32600]))

function versions(c: HostConversation): Finding[] {
  const call = callOf(c)
  const without = refusalSince(call, 'no version')
    ? refusedWith(c, 'no version', [-32600])
    : satisfiedUnless(
        !resultSince(call, 'no version', 'n') && 'neither an error nor a result',
        'no version: the error -32600, or a result',
      )
  const which = without.kind === 'satisfied' ? reportOf(call) : without
  return [
    which,
    ...Object.keys(VERSIONS).map((mark) => refusedWith(c, mark, [-32600])),
    ...projectHas({
      'made-1.0.txt': null,
      'made-2.0.txt': null,
      'made-2.txt': null,
      'made-null.txt': null,
    })(c),
  ]
}

const reportOf = (call: HostCall | undefined) =>
  satisfied(
    refusalSince(call, 'no version')
      ? 'a missing version is refused with -32600'
      : 'a missing version is taken for 2.0',
  )

/** A line that is no JSON is refused or skipped, or ends the run; in no case is it a request or output. */
function noJson(c: HostConversation, id: string): Finding {
  const call = callOf(c, id)
  const expected = `${id}: an error with id null and code -32700 or -32600, a failed outcome, or nothing`
  if (!call) return inconclusive(outcomeText(c, call))
  if (responsesTo(call, TORN).length > 0)
    return violated(expected, 'an answer to what it could not read', call.index)
  const found = refusalSince(call, id)
  if (found && found.id === null && [-32700, -32600].includes(Number(found.code)))
    return satisfied(`the error ${found.code}`)
  if (found) return violated(expected, `the error ${found.code} for the id ${found.id}`, call.index)
  if (call.error !== undefined) return satisfied('a failed outcome')
  return call.report ? satisfied('skipped') : violated(expected, outcomeText(c, call), call.index)
}

/** Lines that are no messages. */
export const lineChecks = hostChecks(
  ...checksOn(lines, {
    'vfs.codes.malformed-message': malformed,
    'vfs.codes.version-member-checked': versions,
  }),
  {
    verifies: 'vfs.codes.line-not-json',
    title: 'takes no line that is not JSON for anything',
    scenario: notJson,
    judge: (c) => [
      ...Object.keys(NOT_JSON).map((id) => noJson(c, id)),
      ...projectHas({ 'made.txt': null })(c),
    ],
  },
  {
    verifies: 'vfs.codes.line-not-json',
    title: 'leaves no tool waiting for the answer to a line that is not JSON',
    scenario: waits,
    judge: (c) => [noJson(c, WAITS), ...projectHas({ 'made.txt': null })(c)],
  },
)
