import type { Notification } from '../../../../harness/conversation.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { ToolClauseRef } from '../../../../spec/generated/requirement-ids.ts'
import { quote } from '../../../engine/finding.ts'
import type { ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { isEmpty, kindOf } from '../kind.ts'
import { reportRules, type Shown, valueRules } from '../report-rules.ts'

/** The names of the states. @see rfd009 §ToolState */
const NAMES = ['running', 'waiting', 'stopped'] as const

type Name = (typeof NAMES)[number]

/** How a report spells its state. @see rfd009 §ToolState — what a tool produces */
export const shapeRules: readonly ToolCheck[] = [
  ...valueRules<unknown>(reported)({
    verifies: 'toolstate.state.report-shape#json-object',
    title: 'reports a state as one JSON object',
    expected: 'a JSON object',
    shows: (report) =>
      isObject(report) || `a report is ${report === NO_JSON ? 'no JSON text' : kindOf(report)}`,
  }),
  ...valueRules((state) => [reported(state)].flat().filter(isObject))(
    {
      verifies: 'toolstate.state.report-shape#type-member',
      title: 'names the state in the member type',
      expected: 'a string under type',
      shows: ({ type }) => typeof type === 'string' || `type is ${kindOf(type)}`,
    },
    {
      verifies: 'toolstate.state.report-shape#members-beside-type',
      title: 'keeps the members of a state beside its name',
      expected: 'content, question and result beside type',
      shows: (report) => typeof report.type === 'string' && (nestedIn(report) ?? true),
    },
  ),
  ...reportRules(
    named('running', 'calls the active state running'),
    named('waiting', 'calls the state with a pending question waiting'),
    named('stopped', 'calls the end stopped, also after a failure'),
  ),
  ...reportRules(
    {
      verifies: 'toolstate.state.running-content#text-is-string',
      title: 'gives output as one string',
      expected: 'a string under content',
      shows: (report) => output(report, 'running'),
    },
    {
      verifies: 'toolstate.state.running-content#no-output',
      title: 'spells no output as null, or leaves it out',
      expected: 'null under content, or no content',
      shows: (report) => noOutput(report, 'running'),
    },
    content('toolstate.state.waiting-content', 'waiting'),
    content('toolstate.state.stopped-content', 'stopped'),
  ),
]

const NO_JSON = Symbol('a line that is no JSON text')

/** What stands where a report is due. */
function reported({ line }: Notification): unknown[] {
  return [line.value === undefined ? NO_JSON : line.message?.params]
}

const MEMBERS = ['content', 'question', 'result']

/** The members that a state is about. */
const membersOf = ({ type }: JsonObject): readonly string[] => {
  if (type === 'running') return ['content']
  if (type === 'waiting') return ['question']
  return type === 'stopped' ? ['result'] : MEMBERS
}

/** Further members are the tool's own, unless one of them holds what the report itself lacks. */
function nestedIn(report: JsonObject): string | undefined {
  const lacking = membersOf(report).filter((member) => !(member in report))
  const outer = Object.entries(report).find(
    ([name, value]) =>
      ![...MEMBERS, 'error'].includes(name) && isObject(value) && lacking.some((m) => m in value),
  )
  return outer && `the members of the state stand under ${quote(outer[0])}`
}

function named(name: Name, title: string) {
  return {
    verifies: `toolstate.state.state-names#${name}` as const,
    title,
    expected: `the state ${name}, spelled so`,
    shows: (report: JsonObject): Shown =>
      report.type === name ||
      (isMeant(report, name) && `a ${name} state is called ${seen(report)}`),
  }
}

const seen = ({ type }: JsonObject) => quote(String(type))

/** Which state a report of another name is about, by the members that only one state has. */
function isMeant({ type, question, result, error }: JsonObject, name: Name): boolean {
  if (typeof type !== 'string' || NAMES.some((each) => each === type)) return false
  if (question !== undefined) return name === 'waiting'
  return name === (result === undefined && error === undefined ? 'running' : 'stopped')
}

function output({ type, content: value }: JsonObject, name: Name): Shown {
  if (type !== name || isNone(value)) return undefined
  return typeof value === 'string' || (!isEmpty(value) && `content is ${kindOf(value)}`)
}

function noOutput({ type, content: value }: JsonObject, name: Name): Shown {
  if (type !== name || typeof value === 'string') return undefined
  return isNone(value) || (isEmpty(value) && `no content is spelled ${JSON.stringify(value)}`)
}

function content(verifies: ToolClauseRef, name: Name) {
  return {
    verifies,
    title: `gives the content of a ${name} state as a string or not at all`,
    expected: 'a string, null or nothing',
    shows: (report: JsonObject): Shown => output(report, name) || noOutput(report, name),
  }
}

const isNone = (value: unknown) => value === undefined || value === null
