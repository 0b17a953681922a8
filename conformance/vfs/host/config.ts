import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, violated } from '../../engine/finding.ts'
import { outcomeText, seenOf } from './answer.ts'
import { header, nothingArrived } from './arrivals.ts'
import { anError, asJson, code, empty, member } from './expected.ts'
import { checksOn, hostChecks } from './host-check.ts'
import { textOf } from './outcome.ts'
import { projectHas } from './project-state.ts'
import { type MethodCall, sequenceOfSnapshots } from './scenario-checks.ts'
import { reference, SECRETS, secretVariables, variable } from './secrets.ts'

const write = (path: string): MethodCall => ['fs.write', { path, content: 'written' }]
const DENIED = code(-32001)

const sections = sequenceOfSnapshots(
  {
    name: 'config: one program with and without a section',
    policy: null,
    tools: [{ name: 'writer', policy: { filesystem: { allow: ['.'], writable: true } } }],
  },
  { id: 'with', tool: 'writer', requests: { with: write('with.txt') } },
  { id: 'without', requests: { without: write('without.txt') } },
  { id: 'with again', tool: 'writer', requests: { 'with again': write('again.txt') } },
)

const get = (path: string, secret?: string): MethodCall => [
  'http.get',
  {
    url: `{web}${path}`,
    headers: secret ? [{ name: 'X-A', value: reference(variable(secret)) }] : [],
  },
]

const network = sequenceOfSnapshots(
  {
    name: 'config: addresses and variables apart',
    env: secretVariables,
    web: [],
    tools: [
      { name: 'addresses', policy: { network: { allow: ['{web}'] } } },
      { name: 'variables', policy: { network: { envs: [variable('TOKEN')] } } },
      { name: 'both', policy: { network: { allow: ['{web}'], envs: [variable('TOKEN')] } } },
    ],
  },
  {
    id: 'addresses',
    tool: 'addresses',
    requests: { address: get('/address'), 'address with a variable': get('/not-listed', 'TOKEN') },
  },
  {
    id: 'variables',
    tool: 'variables',
    requests: { 'variable without an address': get('/not-allowed', 'TOKEN') },
  },
  { id: 'both', tool: 'both', requests: { both: get('/both', 'TOKEN') } },
)

const run = (program: string, args: string[], envs: string[] = []): MethodCall => [
  'process.run',
  { program, args, envs },
]
const test = `[ "$${variable('TOKEN')}" = '${SECRETS.TOKEN}' ] && exit 7; exit 8`

const commands = sequenceOfSnapshots(
  {
    name: 'config: two programs with rules of their own',
    env: secretVariables,
    policy: {
      commands: {
        sh: { args: [['-c', '**']], envs: [variable('TOKEN')] },
        true: { args: [['only this']] },
      },
    },
  },
  {
    id: 'call',
    requests: {
      'its arguments': run('true', ['only this']),
      "another's arguments": run('true', ['-c', 'only this']),
      'its variable': run('sh', ['-c', test], [variable('TOKEN')]),
      "another program's arguments": run('sh', ['only this']),
      'no rule': run('false', []),
    },
  },
)

const WORDS = ['--mode', 'two words', '', '$HOME', '*']
const OUTPUT = 'plain output of a tool\n'

/** Tools of either runtime, one after the other; a tool of the other one is sent nothing and prints its output. */
const runtimes: HostScenario = {
  name: 'config: tools of both runtimes',
  tool: { runtime: 'vfs', words: WORDS },
  tools: [
    { name: 'plain', runtime: 'stdio', command: ['printf', OUTPUT.replace('\n', '\\n')] },
    { name: 'vfs', runtime: 'vfs' },
  ],
  actions: [
    { call: { id: 'plain', tool: 'plain' } },
    { call: { id: 'vfs', tool: 'vfs', script: [{ finish: 'vfs' }] } },
    {
      call: [
        { id: 'plain again', tool: 'plain' },
        { id: 'vfs again', tool: 'vfs', script: [{ finish: 'vfs' }] },
      ],
    },
  ],
}

const words: HostScenario = {
  name: 'config: a command with arguments',
  tool: { runtime: 'vfs', words: WORDS },
  script: [{ tell_process: true }, { finish: 'words' }],
}

/** A tool that was given something to do, and did it. */
function spoke(c: HostConversation, id?: string): Finding {
  const call = callOf(c, id)
  return satisfiedUnless(
    !call?.report && outcomeText(c, call),
    'a tool that reads init',
    call?.index,
  )
}

/** The output of a tool, with or without its last line feed. */
function printed(c: HostConversation, id: string): Finding {
  const call = callOf(c, id)
  const isOutput = call?.result !== undefined && textOf(call.result).trim() === OUTPUT.trim()
  return satisfiedUnless(
    !isOutput && outcomeText(c, call),
    `${id}: the output of the tool`,
    call?.index,
  )
}

function carried(c: HostConversation): Finding[] {
  const call = callOf(c)
  const expected = `the arguments ${asJson(WORDS)}`
  const [process] = call ? seenOf(call).flatMap((seen) => (seen.process ? [seen.process] : [])) : []
  if (!isObject(process)) return [violated(expected, outcomeText(c, call), call?.index)]
  const { arguments: found } = process
  return [satisfiedUnless(!equal(found, WORDS) && `the arguments ${asJson(found)}`, expected)]
}

/** What the configuration of a tool means to its host. @see rfd-d11 §Configuration */
export const configChecks = hostChecks(
  ...checksOn(words, { 'vfs.config.runtime-selects-protocol': (c) => [spoke(c)] }),
  sections.check('vfs.config.sandbox-section-governs', {
    expect: { with: empty, without: DENIED, 'with again': empty },
    also: (c) =>
      projectHas({ 'with.txt': 'written', 'without.txt': null, 'again.txt': 'written' })(c),
  }),
  network.check('vfs.config.network-keys', {
    expect: {
      address: member('status', 404),
      'address with a variable': anError,
      'variable without an address': DENIED,
      both: member('status', 404),
    },
    also: (c) => [
      ...nothingArrived('/not-listed', '/not-allowed')(c),
      ...header('/both', 'X-A', SECRETS.TOKEN)(c),
    ],
  }),
  commands.check('vfs.config.command-keys', {
    expect: {
      'its arguments': member('exit_code', 0),
      "another's arguments": DENIED,
      'its variable': member('exit_code', 7),
      "another program's arguments": DENIED,
      'no rule': DENIED,
    },
  }),
  ...checksOn(runtimes, {
    'vfs.config.runtimes-side-by-side': (c) => [
      printed(c, 'plain'),
      spoke(c, 'vfs'),
      printed(c, 'plain again'),
      spoke(c, 'vfs again'),
    ],
  }),
  ...checksOn(words, { 'vfs.config.command-carries-arguments': carried }),
)
