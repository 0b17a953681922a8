import { asked, EARLIEST_MS, ends, endsLate, msFromSignal } from './grace-period.ts'
import {
  endsWith,
  firstOf,
  inconclusiveUnless,
  type Observe,
  replyMember,
  shows,
} from './observed.ts'
import { CONFIG, LIST, read } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, print } from './script.ts'
import { periodScenes } from './shutdown/periods.ts'
import { talkingScenes } from './shutdown/talking.ts'
import { filesOf } from './stored.ts'

const SIGTERM = { at: 'here', name: 'SIGTERM' } as const
const HERE = { mark: 'here' }
const CATCHING = { catch_signals: true } as const
const ASKED = [HERE, { message: 'shutdown' }]

/** A conversation that no pipe has room for. */
const HUGE = '17127612340'
const hugeEvent = {
  ...{ timestamp: '2026-03-01 09:00:00.0', type: 'chat_response' },
  message: 'x'.repeat(4 * 1024 * 1024),
}

/** What shows something only where the plugin came to stop reading. */
const ifFull = (observe: Observe): Observe =>
  inconclusiveUnless(({ marks }) => !marks.has('here') && 'not full', 'no pipe was full', observe)

const noSignal: Observe = ({ events }) =>
  events.some((name) => name.startsWith('SIG')) && 'a signal came'

/** Milliseconds that a plugin takes to end after `shutdown`, well within the period. */
const SLOW_MS = 2_000

/** Signals to the host, and what becomes of its plugin. @see rfd072 §Shutdown */
export const shutdownScenes = [
  scene(
    'shutdown: SIGINT before ready',
    {
      steps: [{ lines: 1 }, CATCHING, ...ASKED, ...exit(0)],
      signal: { at: 'here', name: 'SIGINT' },
    },
    {
      'plugin.shutdown.sigint-is-relayed': {
        title: 'sends `shutdown` on SIGINT',
        expected: '`shutdown`',
        observe: asked,
      },
      'plugin.shutdown.shutdown-form': {
        title: 'lets a plugin end that has read the type of `shutdown` only',
        expected: 'status 0 and no error',
        observe: firstOf(asked, endsWith(0)),
      },
    },
  ),
  scene(
    'shutdown: SIGTERM',
    {
      steps: begin(
        CATCHING,
        ...ASKED,
        ...ask(LIST, CONFIG, LIST),
        ...print('still\n'),
        ...exit(4, 'enough'),
      ),
      signal: SIGTERM,
    },
    {
      'plugin.shutdown.sigterm-is-relayed': {
        title: 'sends `shutdown` on SIGTERM',
        expected: '`shutdown`',
        observe: asked,
      },
      'plugin.shutdown.serves-during-grace#requests': {
        title: 'answers requests after `shutdown`',
        expected: '`conversations`, and `config`',
        observe: firstOf(
          ({ replies: [reply] }) => reply?.type !== 'conversations' && 'no reply came',
          replyMember(1, 'type', 'config'),
          replyMember(2, 'type', 'conversations'),
        ),
      },
      'plugin.shutdown.serves-during-grace#prints': {
        title: 'shows text after `shutdown`',
        expected: 'the text on stdout',
        observe: shows('still\n'),
      },
      'plugin.shutdown.exit-after-shutdown#code': {
        title: 'ends with the code of `exit` after `shutdown`',
        expected: 'status 4',
        observe: endsWith(4),
      },
      'plugin.shutdown.exit-after-shutdown#reason': {
        title: 'shows the reason of `exit` after `shutdown`',
        expected: 'the reason on stderr',
        observe: ({ stderr }) => !stderr.includes('enough') && 'it is not there',
      },
      'plugin.shutdown.group-signals-become-messages#message': {
        title: 'sends `shutdown` when its process group gets a signal',
        expected: '`shutdown`',
        observe: asked,
      },
    },
  ),
  scene(
    'shutdown: a plugin that takes its time',
    { steps: begin(CATCHING, ...ASKED, { pass_ms: SLOW_MS }, ...exit(4)), signal: SIGTERM },
    {
      'plugin.shutdown.group-signals-become-messages#no-signal': {
        title: 'keeps signals of its process group from the plugin',
        expected: 'no signal to the plugin',
        observe: noSignal,
      },
      'plugin.shutdown.own-process-group': {
        title: 'runs the plugin in a process group apart from its own, which gets the signal',
        expected: 'no signal to the plugin',
        observe: noSignal,
      },
      'plugin.shutdown.grace-is-undisturbed#alive': {
        title: 'lets the plugin end in its own time',
        expected: 'status 4',
        observe: endsWith(4),
      },
      'plugin.shutdown.grace-is-undisturbed#no-signal': {
        title: 'sends no signal during the grace period',
        expected: 'no signal to the plugin',
        observe: noSignal,
      },
    },
  ),
  scene(
    'shutdown: a plugin that does not read',
    {
      steps: begin({ send: read(HUGE) }, { deaf: true }, HERE, { stay: true }),
      ...{ signal: SIGTERM, stored: true, plain: true },
      files: filesOf(HUGE, { title: 'huge' }, [hugeEvent]),
    },
    {
      'plugin.shutdown.kill-despite-full-pipe#killed': ['the end of the run', ifFull(ends)],
      'plugin.shutdown.kill-despite-full-pipe#in-time': [
        'five seconds from the signal',
        ifFull((reading) => endsLate(reading) && 'the plugin is killed later'),
      ],
    },
  ),
  scene(
    'shutdown: a plugin that stays',
    { steps: begin(CATCHING, ...ASKED, { stay: true }), signal: SIGTERM },
    {
      'plugin.shutdown.kills-after-grace#killed': {
        title: 'kills a plugin that stays',
        expected: 'the end of the run',
        observe: firstOf(asked, ends),
      },
      'plugin.shutdown.windows-terminate': {
        title: 'ends a plugin that stays by TerminateProcess',
        expected: 'the end of the run',
        observe: firstOf(asked, ends),
      },
      'plugin.shutdown.kills-after-grace#sigkill': {
        title: 'kills with SIGKILL',
        expected: 'no signal that the plugin sees',
        observe: noSignal,
      },
      'plugin.shutdown.kills-after-grace#default': {
        title: 'waits for five seconds before it kills',
        expected: 'five seconds',
        observe: (reading) => {
          const ms = msFromSignal(reading)
          if (ms !== undefined && ms < EARLIEST_MS) return 'the plugin is killed earlier'
          return endsLate(reading) && 'the plugin is killed later'
        },
      },
    },
  ),
  ...periodScenes,
  ...talkingScenes,
]
