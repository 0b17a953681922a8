import { homedir } from 'node:os'
import { join } from 'node:path'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'

/** What the home of a user often holds, and no tool needs to run. */
const AT_HOME = ['.profile', '.bashrc', '.bash_history', '.zshrc', '.gitconfig', '.netrc', '.ssh']

export const HOME = homedir()

const home: ProbeStep[] = AT_HOME.map((name) => ({ open: join(HOME, name) }))

const server = { host: '127.0.0.1', port: '{web-port}' }

/** Where the project is, as a program of the host's states. */
const find: ProbeStep = {
  call: 'process.run',
  params: { program: 'sh', args: ['-c', 'pwd -P'], envs: [] },
}

/** The process of the host that starts programs, as one of these states. */
const findHost: ProbeStep = {
  call: 'process.run',
  params: { program: 'sh', args: ['-c', 'echo $PPID'], envs: [] },
}

const FILES = { 'marker.txt': 'of the project', 'dir/below.txt': 'below' }

/** A tool that may do everything through its host, and tries to do it by itself. */
export const alone: HostScenario = {
  name: 'sandbox: a tool that goes past the protocol',
  files: FILES,
  policy: {
    filesystem: { allow: ['.'], writable: true },
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
          { call: 'fs.read', params: { path: 'marker.txt' } },
          { call: 'fs.write', params: { path: 'control.txt', content: 'control' } },
          { call: 'http.get', params: { url: '{web}/', headers: [] } },
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
    call: { id, script: [{ call: 'fs.read', params: { path: 'marker.txt' } }, { finish: id }] },
  })),
}
