import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn, hostRules } from '../../host-check.ts'
import { howItWent } from './answer.ts'
import { shown } from './expected.ts'
import { type HostLine, linesToTool } from './lines.ts'

const TYPED: JsonObject = {
  nested: [[1, [2]], [], {}],
  nothing: null,
  no: false,
  zero: 0,
  fraction: 1.5,
  large: 9_007_199_254_740_991,
  negative: -7,
  'empty text': '',
  'digits as text': '007',
  empty: {},
  'a.b.c': 'dots',
  größe: 'ü😀\n"quoted"',
  literal: '$HOME %PATH% *',
}

const OPTIONS: JsonObject = {
  confirmation_mode: true,
  n: 3,
  ratio: 0.5,
  label: 'two words',
  nothing: null,
  list: [1, 'two', { three: 3 }],
  nested: { deep: { deeper: false } },
}

const FIRST = 'first-tool'
const SECOND = 'second_tool'

const opening: Occasion = {
  name: 'init: two tools of one program',
  tools: [{ name: FIRST }, { name: SECOND }],
  acts: [
    {
      call: [
        { id: 'first', tool: FIRST, arguments: TYPED, script: [{ finish: 'first' }] },
        { id: 'second', tool: SECOND, script: [{ finish: 'second' }] },
      ],
    },
  ],
}

const configured: Occasion = {
  name: 'init: a tool with options',
  tool: { options: OPTIONS },
  script: [{ finish: 'configured' }],
}

const COLOUR = 'colour'
const SIZE = 'a.size'
const again: Occasion = {
  name: 'init: answers',
  needs: ['one-shot'],
  interactive: true,
  answers: [{ answer: 'green' }, { answer: true }],
  script: [
    { ask: { id: COLOUR, text: 'Which colour?', schema: { type: 'string' } } },
    { ask: { id: SIZE, text: 'A large one?', schema: { type: 'boolean' } } },
    { finish: 'again' },
  ],
}

const early: Occasion = {
  name: 'init: a call that is cancelled at once',
  needs: ['cancel'],
  acts: [
    { call: { script: [{ ignore_cancel: true }, { finish: 'early' }] }, background: true },
    { cancel: 'call' },
    { wait: 'call' },
  ],
}

const rules = hostRules(
  {
    verifies: 'vfs.init.comes-first',
    title: 'writes `init` before anything else',
    judge: comesFirst,
  },
  {
    verifies: 'vfs.init.is-a-notification',
    title: 'says `init` without an id',
    judge: (c) =>
      onFirst(c, '`init` without an id', ({ message }) =>
        message && 'id' in message ? `the id ${shown(message.id)}` : undefined,
      ),
  },
  {
    verifies: 'vfs.init.comes-once',
    title: 'says `init` once to each process',
    judge: (c) => c.calls.flatMap(once),
  },
)

const AS_CONFIGURED = 'the options that the tool is configured with'

/** What a tool is told when it starts. @see rfd-d11 §Initial context */
export const initChecks = [
  ...rules,
  ...hostChecksOn(
    opening,
    ...rules.map((rule) => ({ ...rule, judge: begun(rule.judge) })),
    {
      verifies: 'vfs.init.is-sent-unasked',
      title: 'says `init` to a tool that has written nothing',
      judge: (c) => c.calls.flatMap((call) => unasked(c, call)),
    },
    {
      verifies: 'vfs.init.names-the-tool',
      title: 'says the configured name of the tool that is called',
      judge: (c) => [
        ...onMember(c, 'first', 'name', `the name "${FIRST}"`, (name) => name === FIRST),
        ...onMember(c, 'second', 'name', `the name "${SECOND}"`, (name) => name === SECOND),
      ],
    },
    {
      verifies: 'vfs.init.carries-arguments',
      title: 'says the arguments of the call, with their types',
      judge: (c) => ['first', 'second'].flatMap((id) => carried(c, id)),
    },
    {
      verifies: 'vfs.init.empty-maps',
      title: 'says no answers and no options as empty objects, or leaves them out',
      judge: (c) => ['answers', 'options'].flatMap((name) => emptyOrAbsent(c, name)),
    },
    {
      verifies: 'vfs.init.states-protocol-version',
      title: 'says its version in three numbers',
      judge: (c) =>
        onParam(c, 'protocol_version', (version) => {
          const right = typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)
          return keptUnless(!right && shown(version), 'three numbers with dots between them')
        }),
    },
    {
      verifies: 'vfs.init.protocol-version-is-current',
      title: 'says the version 0.1.0',
      judge: (c) =>
        onParam(c, 'protocol_version', (version) =>
          keptUnless(version !== '0.1.0' && `the version ${shown(version)}`, 'the version 0.1.0'),
        ),
    },
    {
      verifies: 'vfs.init.has-all-members',
      title: 'leaves no member out',
      judge: complete,
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.init.carries-options',
      title: 'says the options of the tool, with their types',
      occasion: configured,
      judge: (c) =>
        onMember(c, 'call', 'options', AS_CONFIGURED, (options) => equal(options, OPTIONS)),
    },
    {
      verifies: 'vfs.init.carries-answers',
      title: 'says each answer when it runs a call again',
      occasion: again,
      judge: answered,
    },
    {
      verifies: 'vfs.init.comes-first',
      title: 'says `init` first to a call that is cancelled at once',
      occasion: early,
      judge: firstOfEarly,
    },
  ),
]

function comesFirst(c: HostConversation): Finding[] {
  return onFirst(c, '`init`', (line) =>
    isInit(line) ? undefined : `the line ${shown(line.message?.method ?? line.text)}`,
  )
}

/** The first line of each call that shows one. */
function onFirst(
  c: HostConversation,
  expected: string,
  wrong: (line: HostLine) => string | undefined,
): Finding[] {
  return c.calls.flatMap((call) => {
    const [first] = linesToTool(call)
    return first && isReadable(first) ? [keptUnless(wrong(first), expected, call.index)] : []
  })
}

/** A host that has not started the tool yet, when it is to end, may leave it at that. */
function firstOfEarly(c: HostConversation): Finding[] {
  const found = comesFirst(c)
  if (found.length > 0) return found
  const call = callOf(c)
  if (call?.error !== undefined) return [kept('a call that is cancelled at once starts no tool')]
  return [unclear(`the tool told nothing: ${howItWent(c, call)}`)]
}

/** Of a long line only the beginning is known; where it does not name its method, nothing can be said of it. */
const isReadable = ({ bytes, text }: HostLine) => bytes === undefined || METHOD.test(text)

const isInit = ({ message, text, bytes }: HostLine) =>
  bytes === undefined ? message?.method === 'init' : METHOD.exec(text)?.[1] === 'init'

const METHOD = /^\s*\{(?:\s*"(?:jsonrpc|id)"\s*:\s*[^,]*,)*\s*"method"\s*:\s*"([^"]*)"/

/** A process tells of itself before its first line: `init` stands once between two of them. */
function once(call: HostCall): Finding[] {
  const expected = '`init` once'
  const lines = linesToTool(call)
  if (lines.length === 0) return []
  const processes = Math.max(1, call.side.filter(({ pid }) => pid !== undefined).length)
  const times = lines.filter(isInit).length
  return [keptUnless(times > processes && 'more than once', expected, call.index)]
}

/** Judges nothing where a call has no `init` at all. */
function begun(judge: (c: HostConversation) => Finding[]) {
  return (c: HostConversation): Finding[] => {
    const silent = c.calls.find((call) => !linesToTool(call).some(isInit))
    if (c.calls.length === 0 || silent)
      return [broken('`init`', `none: ${howItWent(c, silent)}`, silent?.index)]
    return judge(c)
  }
}

/** The probe writes nothing before `init`: it has come in time where the script was carried out. */
function unasked(c: HostConversation, call: HostCall): Finding[] {
  const wrong = call.report === undefined && `none while the tool waited: ${howItWent(c, call)}`
  return [keptUnless(wrong, '`init` to a tool that has written nothing', call.index)]
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
  return [params ? judge(params[name]) : broken('`init` with params', howItWent(c, call))]
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
  if (!tool) return [broken(expected, `no \`params.tool\`: ${howItWent(c, call)}`, call?.index)]
  return [keptUnless(!isRight(tool[name]) && `${name} ${shown(tool[name])}`, expected, call?.index)]
}

/** What differs is told by its name alone: arguments of ours hold paths that no two runs share. */
function carried(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const told = toolOf(call)?.arguments
  const expected = 'the arguments of the call'
  if (!call || !isObject(told)) return [broken(expected, `arguments ${shown(told)}`, call?.index)]
  const given = call.arguments
  const names = [...new Set([...Object.keys(given), ...Object.keys(told)])]
  const odd = names.find((name) => !equal(given[name], told[name]))
  if (odd === undefined) return [kept()]
  const own = odd === 'record' || odd === 'script'
  return [broken(expected, own ? `other ${odd}` : `${odd}: ${shown(told[odd])}`, call.index)]
}

function emptyOrAbsent(c: HostConversation, name: string): Finding[] {
  const call = callOf(c, 'second')
  const tool = toolOf(call)
  const expected = `${name}: an empty object, or none`
  if (!tool) return [broken(expected, `no \`params.tool\`: ${howItWent(c, call)}`, call?.index)]
  if (!(name in tool)) return [kept(`no ${name}`)]
  if (equal(tool[name], {})) return [kept('an empty object')]
  return [broken(expected, `${name} ${shown(tool[name])}`, call?.index)]
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
  if (!tool) return [broken(expected, `no \`params.tool\`: ${howItWent(c, call)}`, call?.index)]
  const lacking = Object.entries(KINDS).filter(([name, isKind]) => !isKind(tool[name]))
  const names = lacking.map(([name]) => name)
  if (typeof paramsOf(call)?.protocol_version !== 'string') names.push('protocol_version')
  return [keptUnless(names.length > 0 && `without ${names.join(', ')}`, expected, call?.index)]
}

/** A tool that is run again without the answer asks again, until nobody answers it any more. */
function answered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const expected = 'a run with both answers'
  if (c.inquiries.length === 0) return [unclear('nobody was asked what the tool asked')]
  const answers = call?.report?.init.answers
  if (answers !== undefined) {
    const right = equal(answers, { [COLOUR]: 'green', [SIZE]: true })
    return [keptUnless(!right && `answers ${shown(answers)}`, expected, call?.index)]
  }
  const runs = call ? linesToTool(call).filter(isInit).length : 0
  if (c.inquiries.length > 1 || runs > 1)
    return [broken(expected, 'a run without an answer', call?.index)]
  return [unclear(`the call was not run again: ${howItWent(c, call)}`)]
}
