import { inconclusive, quote } from '../../engine/finding.ts'
import { APART, apart, asked, byPath, lists, OWN, WORDS } from './described.ts'
import { firstOf, type Observe, shown, shows } from './observed.ts'
import { PLUGIN } from './options.ts'
import { type Given, scene, type Table } from './scenario.ts'

const OPTIONS = Array.from({ length: 60 }, (_, at) => `  --deep-${at}  looks ${at} times deeper`)
/** Longer than a page. */
const HELP = `Usage: probe [WORD]...\n\n${OPTIONS.join('\n')}\n\nIt writes "nothing" itself.`

/** Milliseconds for which the probe listens for a second message before it replies, and behind its reply. */
const [LISTENING_MS, AFTERWARDS_MS] = [300, 1_000]

const describing = (description: string, more: object = {}) => ({
  ...{ type: 'describe', name: 'probe', version: '1.2.3', description },
  ...more,
})

/** The probe describes itself. */
const steps: Given['steps'] = [
  { lines: 1 },
  { pass_ms: LISTENING_MS },
  { send: describing(OWN, { help: HELP }) },
]

/** The probe describes itself, and then stays for a while as long as its input is open. */
const lasting: Given['steps'] = [...steps, { listens_ms: AFTERWARDS_MS }]

/** The probe describes itself byte by byte. */
const inPieces: Given['steps'] = [
  { lines: 1 },
  { raw: `${JSON.stringify(describing(OWN))}\n`, pause_ms: 3 },
]

/** A shell script that describes itself when it has read a line. */
const script = (description: string, more?: object) =>
  `read -r line\nprintf '%s\\n' '${JSON.stringify(describing(description, more))}'`

const BRIEF = 'Gives three members.'
const DISTANT = 'Lies in the last directory, u\u0308 behind "all" the others.'

/** Programs that must describe themselves, and files that must not be started. */
const PROGRAMS = {
  'bin/jp-brief': { does: script(BRIEF) },
  'bin/jp-filed-away': { does: script(APART, { command: WORDS, colour: 'red' }) },
  'last/jp-distant': { does: script(DISTANT) },
  'bin/jp-Notes_2.sh': { does: script('Has a name of other characters.') },
  'bin/jp-linked': { does: script('Is a link.'), linked: true as const },
}
const NO_PLUGINS = {
  'bin/aid-jp-other': { does: script('Has another name.') },
  'bin/jp-plain': { does: script('Is no program.'), mode: 0o644 },
}

/** What must describe itself although others cannot. */
const DEFECTIVE = {
  'bin/jp-crashes': { does: 'exit 3' },
  'bin/jp-chatters': { does: 'echo no message' },
  'bin/jp-is-silent': { does: 'exec sleep 60' },
  'bin/jp-is-stale': { does: script('Cannot be started.'), interpreter: '/nowhere/sh' },
  'last/jp-distant': { does: script(DISTANT) },
}

const started = (paths: object, not = false): Observe =>
  firstOf(
    ...Object.keys(paths).map(
      (path): Observe =>
        ({ probe }) =>
          probe(path).started === not && `\`${path}\` was ${not ? '' : 'not '}started`,
    ),
  )

/** A plugin that was started for the help must be started again for the next. */
const startedAgain: Observe = ({ probe }) => {
  if (!probe('bin/jp-brief').started) return inconclusive('no plugin was started')
  return !probe('control/bin/jp-brief').started && 'a description of before is used again'
}

/** The host must have asked for nothing but a description. */
const alone: Observe = firstOf(
  asked,
  ({ messages: [, second] }) => second && `it is ${shown(second.type)}`,
)

/** The help that the plugin gives is shown, and the plugin is not run for it. */
const HELP_SHOWN: Table = {
  'plugin.describe.plugin-help#shown': ['the whole text', firstOf(asked, shows(HELP))],
  'plugin.describe.plugin-help#no-run': [
    'no `init`',
    firstOf(asked, ({ messages }) => messages.some(({ type }) => type === 'init') && 'it came'),
  ],
}

/** What hosts learn from plugins about themselves. @see rfd072 §Plugin Self-Description */
export const describeScenes = [
  scene(
    'describe: the help of the host',
    { steps, asks: 'help', programs: { ...PROGRAMS, ...NO_PLUGINS }, plain: true },
    {
      'plugin.describe.asks-with-describe#first': [
        '`describe` as the first message',
        ({ messages: [first] }) => first?.type !== 'describe' && `it is ${shown(first?.type)}`,
      ],
      'plugin.describe.asks-with-describe#alone': ['no second message', alone],
      'plugin.describe.help-lists-plugins#section': ['a section for plugins', apart],
      'plugin.describe.help-lists-plugins#description': [
        'the description of each plugin on stdout',
        lists(OWN, BRIEF, APART, DISTANT),
      ],
      'plugin.describe.help-searches-path#directories': [
        'a plugin from the last directory of `PATH`',
        started({ 'last/jp-distant': true }),
      ],
      'plugin.describe.help-searches-path#executables': [
        'no start of such a file',
        firstOf(asked, started(NO_PLUGINS, true)),
      ],
      'plugin.describe.help-searches-path#all': [
        'a start of each program',
        firstOf(asked, started(PROGRAMS)),
      ],
      'plugin.describe.three-members-suffice': ['the plugin in the list', lists(BRIEF)],
      'plugin.framing.host-ignores-unknown-members#replies': [
        'the plugin whose description has a further member',
        lists(APART),
      ],
      'plugin.describe.listed-by-path': [quote(WORDS.join(' ')), byPath],
    },
  ),
  scene(
    'describe: the help of the host, twice',
    {
      ...{ steps, asks: 'help', plain: true, feature: 'dispatch', control: {} },
      programs: { 'bin/jp-brief': { does: script(BRIEF) } },
    },
    { 'plugin.dispatch.descriptions-may-be-cached': ['each plugin started again', startedAgain] },
  ),
  scene(
    'describe: without a workspace',
    {
      ...{ steps: inPieces, asks: 'help', nowhere: true, plain: true },
      programs: { 'bin/jp-brief': { does: script(BRIEF) } },
    },
    {
      'plugin.describe.description-without-workspace': ['the description on stdout', lists(BRIEF)],
      'plugin.framing.host-reassembles-input#pieces': [
        'the description that comes byte by byte, beside another one',
        firstOf(lists(BRIEF), lists(OWN)),
      ],
    },
  ),
  scene(
    'describe: defective plugins',
    { steps, asks: 'help', programs: DEFECTIVE, plain: true },
    {
      'plugin.describe.failed-descriptions': [
        'the descriptions of the others, and the end of the host',
        firstOf(
          (reading) => reading.expired('session') && 'the host does not end',
          lists(OWN, DISTANT),
        ),
      ],
    },
  ),
  scene(
    'describe: the help of a plugin behind other words',
    { steps, words: [PLUGIN, 'deep', '-h'], plain: true },
    HELP_SHOWN,
  ),
  scene(
    'describe: the help of a plugin',
    { steps: lasting, asks: 'help of plugin', plain: true },
    {
      'plugin.describe.asks-with-describe#alone': [
        'no second message, also behind the description',
        alone,
      ],
      ...HELP_SHOWN,
    },
  ),
]
