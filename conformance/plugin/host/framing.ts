import { isObject } from '../../../harness/wire/json.ts'
import type { Verdict } from '../../engine/finding.ts'
import { endsWith, firstOf, initMember, type Observe, replyAt, shown, shows } from './observed.ts'
import { CONFIG, LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, print, run } from './script.ts'
import { filesOf } from './stored.ts'
import { entriesOf } from './stored-and-read.ts'
import { isKnown } from './subscribing.ts'

const BIG = 'x'.repeat(1024 * 1024)

/** A conversation that is longer than what is written or read at once. */
const LONG = '17127612341'
const LONG_EVENT = {
  ...{ timestamp: '2026-03-01 09:00:00.0', type: 'chat_response' },
  message: 'ü'.repeat(256 * 1024),
}

/** A word that is longer than what is written or read at once, and short enough for a command line, and many others. */
const WORDS = ['long '.repeat(14_000), ...Array.from({ length: 300 }, (_, at) => `word ${at}`)]

/** The arguments of `init` must fit; what is no array is judged elsewhere. */
const initWords =
  (fits: (words: readonly unknown[]) => Verdict): Observe =>
  ({ init }) => {
    const { args } = init?.message ?? {}
    return Array.isArray(args) && fits(args)
  }

const STRANGE = '"quoted" \\ back\ttab 📏 \u2028 表 u\u0308\n'

/** What the user types looks like a message. */
const TYPED = '{"type":"config","data":"typed"}\n'

/** What the host does with a plugin's bytes. @see rfd072 §Protocol */
export const framingScenes = [
  scene(
    'framing: a line in pieces, and lines in one piece',
    {
      steps: begin(
        { raw: '{"type":"print","text":"slow ü📏\\n"}\n', pause_ms: 3 },
        { raw: '{"type":"print","text":"one\\n"}\n{"type":"print","text":"two\\n"}\n' },
        ...exit(0),
      ),
    },
    {
      'plugin.framing.host-reassembles-input#pieces': {
        title: 'takes a message that comes byte by byte for one',
        expected: 'the text of the message on stdout',
        observe: shows('slow ü📏\n'),
      },
      'plugin.framing.host-reassembles-input#several': {
        title: 'takes each of several messages that come at once',
        expected: 'both texts on stdout',
        observe: (reading) => shows('one\n', 'two\n')(reading) && 'a text is not there',
      },
    },
  ),
  scene(
    'framing: strange text and a long line',
    { steps: run(...print(STRANGE, `${BIG}\n`)), args: WORDS },
    {
      'plugin.framing.text-is-preserved#incoming': {
        title: 'shows text of a message character for character',
        expected: 'the text as it was sent',
        observe: shows(STRANGE),
      },
      'plugin.framing.host-handles-long-lines': {
        title: 'reads a line of a mebibyte',
        expected: 'its whole text on stdout',
        observe: ({ stdout }) => !stdout.includes(BIG) && 'the text is not whole',
      },
      'plugin.lifecycle.init-has-arguments#complete': {
        title: 'hands hundreds of words over',
        expected: `${WORDS.length} words`,
        observe: initWords(({ length }) => length !== WORDS.length && `${length} words are there`),
      },
      'plugin.lifecycle.init-has-arguments#unchanged': {
        title: 'hands a long word over whole',
        expected: `${WORDS[0]?.length} characters`,
        observe: initWords(
          ([word]) => word !== WORDS[0] && `${String(word).length} characters of it are there`,
        ),
      },
    },
    {
      verifies: 'plugin.framing.host-handles-long-lines',
      title: 'writes a long `init`',
      expected: 'one object on the first line',
      observe: ({ heard: [line] }) => line && !isObject(line.value) && 'the first line is none',
      always: true,
    },
  ),
  scene(
    'framing: a long conversation',
    {
      steps: run(...ask({ type: 'read_events', conversation: LONG })),
      ...{ stored: true, plain: true },
      files: filesOf(LONG, { title: 'long' }, [LONG_EVENT]),
    },
    {
      'plugin.lifecycle.init-names-workspace#storage': [
        'the directory in which the conversations are, and not the root',
        initMember(
          ['workspace', 'storage'],
          (value, { start }) => value !== start.context?.workspace,
        ),
      ],
      'plugin.framing.host-handles-long-lines': [
        'its whole text in the reply',
        replyAt(0, (reply) => {
          const event = entriesOf(reply).find(isKnown)
          return event?.message !== LONG_EVENT.message && 'the text is not whole'
        }),
      ],
    },
  ),
  scene(
    'framing: input of the user',
    { steps: run(...ask(CONFIG)), input: TYPED, plain: true },
    {
      'plugin.framing.only-messages-on-stdin#no-user-input': [
        'messages of the host alone',
        ({ heard }) =>
          heard.some(({ text }) => text.includes('typed')) && 'what the user typed came',
      ],
    },
  ),
  scene(
    'framing: members that nobody knows',
    {
      steps: [
        { lines: 1 },
        { send: { type: 'ready', colour: 'red' } },
        ...ask({ type: 'list_conversations', id: 'a', colour: 'red' }),
        { send: { type: 'log', level: 'info', message: 'logged', colour: 'red' } },
        { send: { type: 'print', text: 'shown\n', colour: 'red' } },
        { send: { type: 'exit', code: 0, colour: 'red' } },
      ],
    },
    {
      'plugin.framing.host-ignores-unknown-members#requests': {
        title: 'answers a request with further members',
        expected: 'conversations',
        observe: ({ replies: [reply] }) =>
          reply?.type !== 'conversations' && `the reply is ${shown(reply?.type)}`,
      },
      'plugin.framing.host-ignores-unknown-members#replies': {
        title: 'takes messages with further members',
        expected: 'the text on stdout, and status 0',
        observe: firstOf(endsWith(0), shows('shown\n')),
      },
    },
  ),
  scene(
    'framing: stderr',
    {
      steps: [
        { stderr: `${'early '.repeat(12)}\n`.repeat(4_000) },
        ...begin({ stderr: '{"type":"print","text":"from stderr"}\n' }),
        ...ask(LIST),
        { stderr: `${'later '.repeat(12)}\n`.repeat(4_000) },
        ...print('over\n'),
        ...exit(0),
      ],
    },
    {
      'plugin.framing.three-channels#stderr-apart': {
        title: 'does not read stderr as messages',
        expected: 'no text of stderr on stdout',
        observe: ({ stdout }) =>
          stdout.includes('from stderr') && 'a message on stderr is carried out',
      },
      'plugin.framing.stderr-hidden-by-default': {
        title: 'shows nothing of stderr by default',
        expected: 'no text of stderr',
        observe: ({ stdout, stderr }) =>
          /early|later|from stderr/.test(stdout + stderr) && 'text of stderr is shown',
      },
      'plugin.framing.stderr-is-drained#from-start': {
        title: 'reads stderr before the plugin has sent a message',
        expected: 'the reply to the request behind it',
        observe: ({ started, replies }) =>
          started && replies.length === 0 && 'the plugin does not come to it',
        always: true,
      },
      'plugin.framing.stderr-is-drained#to-end': {
        title: 'lets the plugin write to stderr whatever the amount',
        expected: 'the run comes to its end',
        observe: shows('over\n'),
      },
    },
  ),
]
