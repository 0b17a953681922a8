import { mapValues } from '../../../../harness/wire/json.ts'
import { run, sh } from '../method-calls.ts'
import type { Requests } from '../scenario-checks.ts'
import { variable } from '../secrets.ts'

/** What is no request, one change each; a host that made something of it would leave a file. */
export const wrongs: Record<string, Record<string, unknown>> = {
  'nothing at all': {},
  'no program': { args: [], envs: [] },
  'a number for a program': { program: 1, args: [], envs: [] },
  'a list for a program': { program: ['true'], args: [], envs: [] },
  'true for a program': { program: true, args: [], envs: [] },
  'false for args': { program: 'true', args: false, envs: [] },
  'args by number': { program: 'sh', args: { 0: '-c', 1: '>wrong-object.txt' }, envs: [] },
  'null among the args': { program: 'sh', args: ['-c', '>wrong-null.txt', null], envs: [] },
  'true among the args': { program: 'sh', args: ['-c', '>wrong-true.txt', true], envs: [] },
  'null among the envs': { program: 'sh', args: ['-c', '>wrong-nothing.txt'], envs: [null] },
  'a list among the envs': {
    program: 'sh',
    args: ['-c', '>wrong-listed.txt'],
    envs: [[variable('SHELL')]],
  },
  'args as text': { program: 'sh', args: '-c >wrong-text.txt', envs: [] },
  'a list among the args': { program: 'sh', args: ['-c', ['>wrong-list.txt']], envs: [] },
  'a number among the args': { program: 'sh', args: ['-c', '>wrong-number.txt', 1], envs: [] },
  'envs by name': { program: 'sh', args: ['-c', '>wrong-map.txt'], envs: { A: 'b' } },
  'envs as text': { program: 'sh', args: ['-c', '>wrong-envs.txt'], envs: 'A' },
  'a number among the envs': { program: 'sh', args: ['-c', '>wrong-name.txt'], envs: [1] },
}

/** What these would leave behind. */
export const wrongFiles = JSON.stringify(wrongs).match(/wrong-[a-z]+\.txt/g) ?? []

export const MISSING = 'jp-conformance-no-such-program'
/** A file of the project that is no program. */
export const NO_PROGRAM = './marker.txt'
/** More than Linux passes on as one argument. */
const TOO_LONG = 'x'.repeat(140_000)

export const params: Requests = {
  before: run('true'),
  ...mapValues(wrongs, (each) => ['process.run', each]),
  unstartable: run(MISSING),
  'no program of a file': run(NO_PROGRAM),
  'NUL in an argument': run('true', ['a\0b']),
  'an argument that is too long': run('true', [TOO_LONG]),
  'after unstartable': run('true'),
  control: sh('printf made >control.txt'),
  directory: ['process.run', { program: 'cat', args: ['marker.txt'], envs: [], cwd: '/' }],
}
