import { isAbsolute } from 'node:path'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { beside, endsWith, initArgs, initMember, type Observe, shows } from './observed.ts'
import { CONFIG, LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, print, run } from './script.ts'

/** The scenario that shows whether the host runs plugins at all. */
export const SMOKE = 'lifecycle: a run'

/** Arguments that shells, parsers of options and encoders change; two of them are equal. */
const ARGS = [
  ...['one', '--two=2', '', 'a  b', '--', '"Größe" \\ 📏', '1.50', '007', 'true'],
  ...[' u\u0308 ', 'one', '-v', '$HOME\n*'],
]

/** How often the host is asked for more of its trace, so that it shows this level. */
const DEBUG = 3

/** Milliseconds of silence. */
const SILENT_MS = 12_000

/** Whether the words that are there have the order in which they were given. */
const isInOrder = (words: readonly unknown[]) =>
  equal(
    words.filter((word) => ARGS.some((each) => each === word)),
    ARGS.filter((each) => words.includes(each)),
  )

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isLevel = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

/** A workspace keeps its data in one place, wherever the host is started. */
const isElsewhere: Parameters<typeof initMember>[1] = (value, { start }) =>
  !String(value).startsWith(`${start.context?.workspace}/below`)

export const lifecycleScenes = [
  scene(
    SMOKE,
    { steps: run(...ask(LIST, CONFIG), ...print('hello\n')), args: ARGS },
    {
      'plugin.lifecycle.init-comes-first#unprompted': {
        title: 'sends `init` to a plugin that has written nothing',
        expected: '`init`',
        observe: ({ init }) => !init && 'no `init` came',
        always: true,
      },
      'plugin.lifecycle.init-has-version': {
        title: 'states a version',
        expected: 'an integer of 1 or more',
        observe: initMember(['version'], (value) => Number.isInteger(value) && Number(value) >= 1),
      },
      'plugin.lifecycle.version-is-one': {
        title: 'states version 1',
        expected: '1',
        observe: initMember(['version'], (value) => value === 1),
      },
      'plugin.lifecycle.init-names-workspace#root': {
        title: 'names the top directory of the workspace',
        expected: 'the absolute path of the workspace',
        observe: initMember(['workspace', 'root'], isRoot),
      },
      'plugin.lifecycle.init-names-workspace#storage': {
        title: 'names the directory of the stored data',
        expected: 'an absolute path',
        observe: initMember(
          ['workspace', 'storage'],
          (value) => isText(value) && isAbsolute(String(value)),
        ),
      },
      'plugin.lifecycle.init-names-workspace#id': {
        title: 'names the identifier of the workspace',
        expected: 'a text that is not empty',
        observe: initMember(['workspace', 'id'], isText),
      },
      'plugin.lifecycle.init-has-arguments#complete': {
        title: 'hands over as many words as the user gave',
        expected: `${ARGS.length} words`,
        observe: initArgs(({ length }) => length >= ARGS.length),
      },
      'plugin.lifecycle.init-has-arguments#path-excluded': {
        title: 'hands over no word of the command path',
        expected: `${ARGS.length} words at most`,
        observe: initMember(
          ['args'],
          (value) => !Array.isArray(value) || value.length <= ARGS.length,
        ),
      },
      'plugin.lifecycle.init-has-arguments#unchanged': {
        title: 'hands the words over as they are',
        expected: JSON.stringify(ARGS),
        observe: initArgs((words) => ARGS.every((word) => words.includes(word))),
      },
      'plugin.lifecycle.init-has-log-level#number': {
        title: 'states its level as a number',
        expected: 'an integer of 0 or more',
        observe: initMember(['log_level'], isLevel),
      },
      'plugin.config.init-has-configuration#object': {
        title: 'hands its configuration over',
        expected: 'an object',
        observe: initMember(['config'], isObject),
      },
      'plugin.print.text-is-shown': {
        title: 'shows what the plugin prints',
        expected: 'the text',
        observe: ({ stdout, stderr }) =>
          !(stdout + stderr).includes('hello\n') && 'it is not there',
      },
      'plugin.print.content-on-stdout': {
        title: 'shows content on stdout',
        expected: 'the text on stdout',
        observe: shows('hello\n'),
      },
      'plugin.framing.host-flushes': {
        title: 'sends each message at once',
        expected: 'the reply that the plugin waits for',
        observe: ({ events }) => events.includes('waited in vain') && 'it does not come',
      },
      'plugin.lifecycle.any-language': {
        title: 'runs a shell script',
        expected: 'a run to its end',
        observe: endsWith(0),
      },
    },
    {
      verifies: 'plugin.lifecycle.init-has-arguments#complete',
      title: 'hands the words over in their order',
      expected: 'each word at its place',
      observe: initArgs(isInOrder),
    },
  ),
  scene(
    'lifecycle: a plugin that is silent for long',
    { steps: begin({ pass_ms: SILENT_MS }, ...exit(4)) },
    { 'plugin.lifecycle.no-run-limit': ['status 4, with which it ends', endsWith(4)] },
  ),
  scene(
    'lifecycle: no arguments, below the root',
    { steps: run(), below: true, verbosity: DEBUG, beside: { ended: run() } },
    {
      'plugin.lifecycle.init-has-arguments#empty': {
        title: 'hands over an empty array where there are no arguments',
        expected: '[]',
        observe: initMember(['args'], (value) => equal(value, [])),
      },
      'plugin.lifecycle.init-names-workspace#root': {
        title: 'names the top directory also from below',
        expected: 'the absolute path of the workspace',
        observe: initMember(['workspace', 'root'], isRoot),
      },
      'plugin.lifecycle.init-names-workspace#storage': {
        title: 'names the directory of the stored data also from below',
        expected: 'no path below the directory in which the host was started',
        observe: initMember(['workspace', 'storage'], isElsewhere),
      },
      'plugin.lifecycle.init-names-workspace#id': {
        title: 'names the workspace by the same identifier in a later run',
        expected: 'the identifier of the first run',
        observe: (reading) =>
          beside('ended', (later) => idIn(later) !== idIn(reading) && 'it is another one')(reading),
      },
      'plugin.lifecycle.init-has-log-level#follows': {
        title: 'states the level debug',
        expected: String(DEBUG),
        observe: initMember(['log_level'], (value) => value === DEBUG),
      },
    },
  ),
]

/** The identifier of the workspace that `init` states. */
function idIn({ init }: Parameters<Observe>[0]): unknown {
  const { workspace } = init?.message ?? {}
  return isObject(workspace) && workspace.id
}

/** The suite names the workspace in the context of the session, unless a driver has made it. */
function isRoot(value: unknown, { start }: Parameters<Observe>[0]): boolean {
  const { workspace } = start.context ?? {}
  return workspace === undefined ? isText(value) && isAbsolute(String(value)) : value === workspace
}
