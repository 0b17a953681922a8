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

/** Where the project is, as a program of the host's states. */
const find = ask(sh('pwd -P'))

/** The process of the host that starts programs, as one of these states. */
const findHost = ask(sh('echo $PPID'))

const FILES = { 'marker.txt': 'of the project', 'dir/below.txt': 'below' }

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
          { examine: '{directory}/marker.txt' },
          { list: '{directory}/dir' },
          { write_file: '{directory}/own.txt' },
          { write_file: '{directory}/marker.txt' },
          ...home,
          { connect: server },
          { spawn: ['true'] },
          { tell_process: true },
          ask(fs.read('marker.txt')),
          ask(fs.write('control.txt', 'control')),
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
export const WITHHELD: readonly string[] = [SECRETS.TOKEN, SECRETS.OTHER]

/** A tool for whom variables are listed, of which it is to know the names alone. */
export const variables: HostScenario = {
  name: 'sandbox: the variables of a tool',
  env: secretVariables,
  policy: {
    network: { allow: ['http://127.0.0.1:1'], envs: [variable('TOKEN')] },
    commands: { env: { envs: [variable('OTHER')] } },
  },
  script: [{ find_in_environment: [...WITHHELD, SECRETS.UNLISTED] }, { finish: 'variables' }],
}
