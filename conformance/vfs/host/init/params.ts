import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn, hostChecksOn } from '../host-check.ts'
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

const AS_CONFIGURED = 'the options that the tool is configured with'

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
    judge: Object.entries(NAMES).map(
      ([id, wanted]) =>
        (c) =>
          onMember(c, id, 'name', `the name "${wanted}"`, (name) => name === wanted),
    ),
  },
  {
    verifies: 'vfs.init.carries-arguments',
    title: 'states the arguments of a call with their types',
    judge: (c) => ['first', 'second'].flatMap((id) => carried(c, id)),
  },
  {
    verifies: 'vfs.init.empty-maps',
    judge: (c) => ['answers', 'options'].flatMap((name) => emptyOrAbsent(c, name)),
  },
  {
    verifies: 'vfs.init.states-protocol-version',
    judge: (c) => ['first', 'second', 'second again'].flatMap((id) => versioned(c, id)),
  },
  {
    verifies: 'vfs.init.protocol-version-is-current',
    judge: (c) =>
      onParam(c, 'protocol_version', (version) =>
        satisfiedUnless(
          version !== '0.1.0' && `the version ${asJson(version)}`,
          'the version 0.1.0',
        ),
      ),
  },
  {
    verifies: 'vfs.init.has-all-members',
    judge: complete,
  },
)

/** What `init` states about a tool with options. */
export const optionChecks = checksOn(configured, {
  'vfs.init.carries-options': Object.entries(OPTIONS_OF).map(
    ([id, wanted]) =>
      (c) =>
        onMember(c, id, 'options', AS_CONFIGURED, (options) => equal(options, wanted)),
  ),
})

/** A long line is not reported whole, and what the probe took from it is. */
export const largeChecks = checksOn(large, {
  'vfs.init.carries-arguments': {
    title: 'states a large argument whole',
    judge: (c) => {
      const call = callOf(c)
      const given = call?.report?.init.arguments
      const found = isObject(given) ? given.large : undefined
      const length = typeof found === 'string' ? `${found.length} characters` : 'none'
      const wrong = call?.report ? length : outcomeText(c, call)
      return satisfiedUnless(found !== LARGE && wrong, `${LARGE.length} characters`, call?.index)
    },
  },
})

const versioned = (c: HostConversation, id: string) =>
  onParam(
    c,
    'protocol_version',
    (version) => {
      const right = typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)
      return satisfiedUnless(!right && asJson(version), 'three numbers with dots between them')
    },
    id,
  )

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

const toolOf = (call: HostCall | undefined): JsonObject | undefined => {
  const tool = paramsOf(call)?.tool
  return isObject(tool) ? tool : undefined
}

function onParam(
  c: HostConversation,
  name: string,
  judge: (value: unknown) => Finding,
  id?: string,
): Finding[] {
  const call = callOf(c, id)
  const params = paramsOf(call)
  return [params ? judge(params[name]) : violated('`init` with params', outcomeText(c, call))]
}

function onMember(
  c: HostConversation,
  id: string,
  name: string,
  expected: string,
  isRight: (value: unknown) => boolean,
): Finding[] {
  const call = callOf(c, id)
  const tool = toolOf(call)
  if (!tool) return [violated(expected, `no \`params.tool\`: ${outcomeText(c, call)}`, call?.index)]
  return [
    satisfiedUnless(!isRight(tool[name]) && `${name} ${asJson(tool[name])}`, expected, call?.index),
  ]
}

/** What differs is reported by its name alone: arguments of ours hold paths that no two runs share. */
function carried(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const reported = toolOf(call)?.arguments
  const expected = 'the arguments of the call'
  if (!call || !isObject(reported))
    return [violated(expected, `arguments ${asJson(reported)}`, call?.index)]
  const given = call.arguments
  const names = [...new Set([...Object.keys(given), ...Object.keys(reported)])]
  const odd = names.find((name) => !equal(own(given, name), own(reported, name)))
  if (odd === undefined) return [satisfied()]
  const isOurs = odd === 'record' || odd === 'script'
  const found = isOurs ? `other ${odd}` : `${odd}: ${asJson(own(reported, odd))}`
  return [violated(expected, found, call.index)]
}

/** A member of an object, and none of what every object has. */
const own = (members: JsonObject, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined

function emptyOrAbsent(c: HostConversation, name: string): Finding[] {
  const call = callOf(c, 'second')
  const tool = toolOf(call)
  const expected = `${name}: an empty object, or none`
  if (!tool) return [violated(expected, `no \`params.tool\`: ${outcomeText(c, call)}`, call?.index)]
  if (!(name in tool)) return [satisfied(`no ${name}`)]
  if (equal(tool[name], {})) return [satisfied('an empty object')]
  return [violated(expected, `${name} ${asJson(tool[name])}`, call?.index)]
}

const KINDS = {
  name: (value: unknown) => typeof value === 'string',
  arguments: isObject,
  answers: isObject,
  options: isObject,
}

function complete(c: HostConversation): Finding[] {
  const call = callOf(c, 'second')
  const tool = toolOf(call)
  const expected = 'name, arguments, answers, options and protocol version'
  if (!tool) return [violated(expected, `no \`params.tool\`: ${outcomeText(c, call)}`, call?.index)]
  const lacking = Object.entries(KINDS).filter(([name, isKind]) => !isKind(tool[name]))
  const names = lacking.map(([name]) => name)
  if (typeof paramsOf(call)?.protocol_version !== 'string') names.push('protocol_version')
  return [satisfiedUnless(names.length > 0 && `without ${names.join(', ')}`, expected, call?.index)]
}
