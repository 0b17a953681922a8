import { homedir } from 'node:os'
import { join } from 'node:path'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { ask, fs, get, sh, writable } from '../method-calls.ts'
import { SECRETS, secretVariables, variable } from '../secrets.ts'

/** What the home of a user often holds, and no tool needs to run. */
const AT_HOME = ['.profile', '.bashrc', '.bash_history', '.zshrc', '.gitconfig', '.netrc', '.ssh']

export const HOME = homedir()

const home: ProbeStep[] = AT_HOME.map((name) => ({ open: join(HOME, name) }))

const server = { host: '127.0.0.1', port: '{web-port}' }

/** Our server, by every way to a socket. */
const ways = [
  server,
  { ...server, host: '::1' },
  { ...server, datagram: true as const },
  { path: '{outside}/../socket' },
  { path: '@jp-conformance-{web-port}' },
]

/** Where the project is, as a program of the host's states. */
const find = ask(sh('pwd -P'))

/** The process of the host that starts programs, as one of these states. */
const findHost = ask(sh('echo $PPID'))

/** Where the project is to a process that can look at the one which starts programs. */
const findThroughHost = ask(sh('echo "/proc/$PPID/root$(pwd -P)"'))

const FILES = {
  'marker.txt': 'of the project',
  'dir/below.txt': 'below',
  'dir/spare.txt': 'spare',
}

/** A tool that may do everything through its host, and tries to do it by itself. */
export const alone: HostScenario = {
  name: 'sandbox: a tool that goes past the protocol',
  files: FILES,
  policy: {
    ...writable('.'),
    network: { allow: ['{web}'] },
    commands: { sh: {}, true: {} },
  },
  web: [],
  actions: [
    {
      call: {
        script: [
          findHost,
          { signal: '{directory}' },
          find,
          { open: '{directory}/marker.txt' },
          { open: 'marker.txt' },
          { examine: '{directory}/marker.txt' },
          { list: '{directory}/dir' },
          { list: 'dir' },
          { write_file: '{directory}/own.txt' },
          { write_file: '{directory}/marker.txt' },
          { write_file: '{directory}/dir/own.txt' },
          { make_directory: '{directory}/made' },
          { make_directory: '{directory}/dir/made' },
          { move_file: '{directory}/dir/below.txt' },
          { remove_file: '{directory}/dir/spare.txt' },
          ...home,
          ...ways.map((connect) => ({ connect })),
          { spawn: ['true'] },
          { tell_process: true },
          ask(fs.read('marker.txt')),
          ask(fs.write('control.txt', 'control')),
          { open: '{directory}/control.txt' },
          findThroughHost,
          { open: '{directory}/marker.txt' },
          ask(get('{web}/')),
          { finish: 'alone' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const FIRST: ProbeStep[] = [{ connect: server }, { open: 'marker.txt' }, ...home]

/** A tool that begins with it, before it reads anything, several times over. */
export const early: HostScenario = {
  name: 'sandbox: a tool that goes past the protocol at once',
  files: FILES,
  web: [],
  tool: { words: [`--first=${JSON.stringify(FIRST)}`] },
  actions: ['one', 'two', 'three'].map((id) => ({
    call: { id, script: [ask(fs.read('marker.txt')), { finish: id }] },
  })),
}

/** A tool without a request, so that its streams may be whatever they are. */
export const streams: HostScenario = {
  name: 'sandbox: the streams of a tool',
  script: [{ tell_process: true }, { finish: 'streams' }],
}

/** What a list names. */
const LISTED: readonly string[] = [SECRETS.TOKEN, SECRETS.OTHER]

/** What a text has in common with every base64 that it is a part of. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const whole = Buffer.from(' '.repeat(before) + text).toString('base64')
    return whole.slice(4, -4)
  })

/** The values, as they are and as they are often written. */
export const WITHHELD: readonly string[] = LISTED.flatMap((value) => [
  value,
  ...inBase64(value),
  Buffer.from(value).toString('hex'),
])

/** A tool for whom variables are listed, of which it is to know the names alone. */
export const variables: HostScenario = {
  name: 'sandbox: the variables of a tool',
  env: secretVariables,
  policy: {
    network: { allow: ['http://127.0.0.1:1'], envs: [variable('TOKEN')] },
    commands: { env: { envs: [variable('OTHER')] } },
  },
  script: [
    { find_in_environment: [...WITHHELD, SECRETS.UNLISTED] },
    { tell_process: true },
    { finish: 'variables' },
  ],
}
