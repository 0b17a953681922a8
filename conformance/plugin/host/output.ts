import { quote } from '../../engine/finding.ts'
import { endsWith, firstOf, shows } from './observed.ts'
import { LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, print, run } from './script.ts'

const CHANNELS = ['error', 'reasoning', 'tool_result', 'tool_call', 'chrome', 'content'] as const
const PLAIN = '  a\t b  \n\r\n\n  c \t'

const ENDS = ['ends\n\n\n', 'more\n']

/** What plugins print and log. @see rfd072 §Channel Model */
export const outputScenes = [
  scene(
    'print: plain text',
    { steps: run(...print('<<', '', PLAIN, '>>', 'first\n', 'second\n', 'second\n', 'last\n')) },
    {
      'plugin.print.plain-is-unchanged#nothing-added': {
        title: 'adds nothing to plain text',
        expected: 'texts that follow each other',
        observe: ({ stdout }) => !/<< +a\t/.test(stdout) && 'something stands between two texts',
      },
      'plugin.print.plain-is-unchanged#nothing-removed': {
        title: 'removes nothing from plain text',
        expected: quote(PLAIN),
        observe: shows(PLAIN),
      },
      'plugin.print.text-is-shown': {
        title: 'shows a text again that is printed again',
        expected: 'the text twice',
        observe: shows('second\n', 'second\n'),
      },
      'plugin.print.defaults#channel': {
        title: 'takes text without a channel for content',
        expected: 'the text on stdout',
        observe: shows('first'),
      },
      'plugin.print.defaults#format': {
        title: 'takes text without a format for plain',
        expected: quote(PLAIN),
        observe: shows(PLAIN),
      },
      'plugin.print.order-and-completeness#order': {
        title: 'shows texts in their order',
        expected: 'the order of their messages',
        observe: ({ stdout }) =>
          stdout.indexOf('second') < stdout.indexOf('first') && 'a later text comes first',
      },
      'plugin.print.order-and-completeness#complete': {
        title: 'shows the last text before `exit`',
        expected: 'the last text',
        observe: shows('last'),
      },
    },
  ),
  scene(
    'print: empty lines at an end',
    { steps: run(...print(...ENDS)) },
    { 'plugin.print.plain-is-unchanged#nothing-removed': ['each line feed', shows(ENDS.join(''))] },
  ),
  scene(
    'print: channels',
    {
      steps: begin(
        ...CHANNELS.map((channel) => ({
          send: { type: 'print', text: `on ${channel}\n`, channel },
        })),
        ...ask(LIST),
        ...exit(0),
      ),
    },
    {
      'plugin.print.six-channels#accepted': {
        title: 'takes text on each channel',
        expected: 'a session that goes on',
        observe: firstOf(
          ({ replies }) => replies.length === 0 && 'no reply comes any more',
          endsWith(0),
        ),
      },
      'plugin.print.six-channels#shown': {
        title: 'shows text on each channel',
        expected: 'each text',
        observe: ({ stdout, stderr }) => {
          const missing = CHANNELS.find((channel) => !(stdout + stderr).includes(`on ${channel}\n`))
          return missing && `text on ${missing} is not there`
        },
      },
    },
  ),
  scene(
    'print: early',
    { steps: run(...print('early\n'), { pass_ms: 2_000 }, { mark: 'later' }), plain: true },
    {
      'plugin.print.shown-at-once': {
        title: 'shows text while the plugin runs',
        expected: 'the text before the plugin goes on',
        observe({ transcript }) {
          const text = transcript.find((e) => e.event === 'received' && e.text?.includes('early'))
          const mark = transcript.find((e) => e.event === 'probe' && e.entry.mark === 'later')
          return (!text || !mark || text.at > mark.at) && 'it comes later'
        },
      },
    },
  ),
  scene(
    'log: levels and fields',
    {
      steps: run(
        { send: { type: 'log', level: 'error', message: 'logged', fields: { count: 3 } } },
        { send: { type: 'log', level: 'info', message: 'logged' } },
        ...ask({ ...LIST, id: 'a' }),
        { send: { type: 'log', level: 'loud', message: 'logged' } },
        ...ask({ ...LIST, id: 'b' }),
      ),
    },
    {
      'plugin.log.fields-are-optional': {
        title: 'takes a log message without fields',
        expected: 'a session that goes on',
        observe: ({ replies: [reply] }) => reply?.message.id !== 'a' && 'no reply comes any more',
      },
      'plugin.log.unknown-level': {
        title: 'goes on after a level that nobody knows',
        expected: 'a session that goes on',
        observe: ({ replies }) => replies.at(-1)?.message.id !== 'b' && 'no reply comes any more',
      },
      'plugin.log.log-not-on-stdout': {
        title: 'writes no log message to stdout',
        expected: 'nothing of it on stdout',
        observe: ({ stdout }) => stdout.includes('logged') && 'it is on stdout',
      },
    },
  ),
]
