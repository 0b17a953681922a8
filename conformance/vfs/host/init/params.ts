import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../../engine/finding.ts'
import { onCall, onFirstCall, outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn, hostChecksOn, type Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { begun, initRules, isInit } from './first.ts'
import {
  configured,
  FIRST,
  LARGE,
  LONG_NAME,
  large,
  OPTIONS_OF,
  opening,
  SECOND,
} from './scenarios.ts'

/** The name of each tool, by the id of its call. */
const NAMES = { first: FIRST, second: SECOND, third: LONG_NAME, 'second again': SECOND }

/** The probe writes nothing before `init`: it has come in time where the script was carried out. */
function unasked(c: HostConversation, call: HostCall): Finding[] {
  const wrong = call.report === undefined && `none while the tool waited: ${outcomeText(c, call)}`
  return [satisfiedUnless(wrong, '`init` to a tool that has written nothing', call.index)]
}

/** The params of a call's `init`. */
function paramsOf(call: HostCall | undefined): JsonObject | undefined {
  const init = call && linesToTool(call).find(isInit)?.message
  return isObject(init?.params) ? init.params : undefined
}

/** Judges the version that `init` states. */
function onVersion(id: string, expected: string, wrong: (version: unknown) => Verdict): Judge {
  return (c) => {
    const params = paramsOf(callOf(c, id))
    return params
      ? satisfiedUnless(wrong(params.protocol_version), expected)
      : violated('`init` with params', outcomeText(c, callOf(c, id)))
  }
}

/** Judges what `init` states about the tool. */
const onTool = (
  id: string,
  expected: string,
  wrong: (tool: JsonObject, call: HostCall) => Verdict,
) =>
  onCall(id, expected, (call, c) => {
    const tool = paramsOf(call)?.tool
    if (!call || !isObject(tool)) return `no \`params.tool\`: ${outcomeText(c, call)}`
    return wrong(tool, call)
  })

/** Judges one member of it. */
const states = (id: string, name: string, wanted: unknown, expected: string) =>
  onTool(id, expected, (tool) => !equal(tool[name], wanted) && `${name} ${asJson(tool[name])}`)

/** What differs is reported by its name alone: arguments of ours hold paths that no two runs share. */
const carried = (id: string) =>
  onCall(id, 'the arguments of the call', (call) => {
    const tool = paramsOf(call)?.tool
    const stated = isObject(tool) ? tool.arguments : undefined
    if (!call || !isObject(stated)) return `arguments ${asJson(stated)}`
    const given = call.arguments
    const names = [...new Set([...Object.keys(given), ...Object.keys(stated)])]
    const odd = names.find((name) => !equal(own(given, name), own(stated, name)))
    if (odd === undefined) return undefined
    const isOurs = odd === 'record' || odd === 'script'
    return isOurs ? `other ${odd}` : `${odd}: ${asJson(own(stated, odd))}`
  })

/** A member of an object, and none of what every object has. */
const own = (members: JsonObject, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined

const emptyOrAbsent = (name: string) =>
  onTool('second', `${name}: an empty object, or none`, (tool) => {
    if (!(name in tool)) return satisfied(`no ${name}`)
    if (equal(tool[name], {})) return satisfied('an empty object')
    return `${name} ${asJson(tool[name])}`
  })

const KINDS = {
  name: (value: unknown) => typeof value === 'string',
  arguments: isObject,
  answers: isObject,
  options: isObject,
}

/** What `init` states about a tool and its call. */
export const openingChecks = hostChecksOn(
  opening,
  ...initRules.map((rule) => ({ ...rule, judge: begun(rule.judge) })),
  {
    verifies: 'vfs.init.is-sent-unasked',
    judge: (c) => c.calls.flatMap((call) => unasked(c, call)),
  },
  {
    verifies: 'vfs.init.names-the-tool',
    judge: Object.entries(NAMES).map(([id, name]) =>
      states(id, 'name', name, `the name "${name}"`),
    ),
  },
  {
    verifies: 'vfs.init.carries-arguments',
    title: 'states the arguments of a call with their types',
    judge: ['first', 'second'].map((id) => carried(id)),
  },
  {
    verifies: 'vfs.init.empty-maps',
    judge: ['answers', 'options'].map((name) => emptyOrAbsent(name)),
  },
  {
    verifies: 'vfs.init.states-protocol-version',
    judge: ['first', 'second', 'second again'].map((id) =>
      onVersion(id, 'three numbers with dots between them', (version) => {
        const right = typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)
        return !right && asJson(version)
      }),
    ),
  },
  {
    verifies: 'vfs.init.protocol-version-is-current',
    judge: onVersion(
      'first',
      'the version 0.1.0',
      (version) => version !== '0.1.0' && `the version ${asJson(version)}`,
    ),
  },
  {
    verifies: 'vfs.init.has-all-members',
    judge: onTool(
      'second',
      'name, arguments, answers, options and protocol version',
      (tool, call) => {
        const lacking = Object.entries(KINDS).filter(([name, isKind]) => !isKind(tool[name]))
        const names = lacking.map(([name]) => name)
        if (typeof paramsOf(call)?.protocol_version !== 'string') names.push('protocol_version')
        return names.length > 0 && `without ${names.join(', ')}`
      },
    ),
  },
)

/** What `init` states about a tool with options. */
export const optionChecks = checksOn(configured, {
  'vfs.init.carries-options': Object.entries(OPTIONS_OF).map(([id, wanted]) =>
    states(id, 'options', wanted, 'the options that the tool is configured with'),
  ),
})

/** A long line is not reported whole, and what the probe took from it is. */
export const largeChecks = checksOn(large, {
  'vfs.init.carries-arguments': {
    title: 'states a large argument whole',
    judge: onFirstCall(`${LARGE.length} characters`, (call, c) => {
      const given = call?.report?.init.arguments
      const found = isObject(given) ? given.large : undefined
      const length = typeof found === 'string' ? `${found.length} characters` : 'none'
      return found !== LARGE && (call?.report ? length : outcomeText(c, call))
    }),
  },
})
