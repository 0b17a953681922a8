import { hasTerminals } from '../../../harness/launch/terminal.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { under, underWhere } from '../../engine/under.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { lineExcerpt, lineIsNo } from '../../vfs/tool/lines.ts'
import { A_LIST, A_REQUEST, ANY_CASE } from './advice.ts'
import {
  goesOnLike,
  isAskedInTime,
  isSteady,
  obeysShutdown,
  sameAs,
  sameBehaviour,
  sameCourse,
} from './behaviour.ts'
import { refusedIn } from './compared-course.ts'
import { kindOf } from './line-kind.ts'
import { awkwardlyStarted, refusals } from './plan.ts'
import { asks, type Compared, faultChecks } from './plugin-check.ts'
import { showsTheSame, showsWholeTexts } from './received-text.ts'
import { SPELLINGS } from './spellings.ts'
import { goesOnUnasked } from './writing.ts'

/** As long as a configuration with many tools, or a long conversation. */
const LONG = 2 * 1024 * 1024

/** How a plugin reads what arrives in unusual pieces and spellings, and passes text on. @see rfd072 §Protocol */
export const framingFaultChecks = faultChecks(
  {
    verifies: 'plugin.framing.plugin-reassembles-input#pieces',
    title: 'puts messages together that arrive in pieces',
    toExercise: ANY_CASE,
    ...under({ kind: 'bytewise' }, { kind: 'split-characters' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'plugin.framing.plugin-reassembles-input#pieces',
    title: 'takes no character within a text for the end of a message',
    toExercise: A_LIST,
    ...underWhere(asks, { kind: 'awkward-text' }),
    judge: goesOnUnasked,
  },
  {
    verifies: 'plugin.framing.plugin-reassembles-input#several',
    title: 'takes each of several messages that arrive in one piece',
    toExercise: 'Add a case in which the plugin serves until it is asked to end.',
    faults: (c) => (obeys(c) ? [{ kind: 'shutdown', at: 0, when: 'same-write' }] : []),
    judges: (fault) => fault.kind === 'shutdown' && fault.at === 0 && fault.when === 'same-write',
    judge: (c, { baseline }) => (obeys(baseline) ? obeysShutdown(c) : []),
  },
  ...SPELLINGS.map(({ verifies, title, fault }) => ({
    ...{ verifies, title, toExercise: ANY_CASE },
    ...under(fault),
    judge: sameBehaviour,
  })),
  {
    verifies: 'plugin.framing.plugin-writes-utf8-json#utf8',
    title: 'writes the same in the C locale',
    toExercise: ANY_CASE,
    ...under({ kind: 'foreign-locale', locale: 'C' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'plugin.framing.debug-output-on-stderr',
    title: 'keeps stdout clean when it is asked to debug',
    toExercise: "Name the variables that switch on debugging output under 'debug_env'.",
    faults: ({ start }) => {
      const env = start.context?.debugEnv
      return env ? [{ kind: 'debug-environment', env }] : []
    },
    judges: ({ kind }) => kind === 'debug-environment',
    judge: sameCourse,
  },
  {
    verifies: 'plugin.framing.debug-output-on-stderr',
    title: 'keeps stdout clean when it is asked for its finest trace',
    toExercise: ANY_CASE,
    ...under({ kind: 'log-level', level: 4 }),
    judge: ({ lines }) => {
      const text = lines.find((line) => kindOf(line) === 'text')
      const observed = text && lineIsNo('message', text)
      return [satisfiedUnless(observed, 'bare text on stderr', text?.index)]
    },
  },
  {
    verifies: 'plugin.framing.plugin-bears-missing-members',
    title: 'does without the members that `init` need not have',
    toExercise: ANY_CASE,
    ...under({ kind: 'missing-members' }),
    judge: sameCourse,
  },
  {
    verifies: 'plugin.framing.plugin-ignores-unknown-members#requests',
    title: 'ignores unknown members of `init`',
    toExercise: ANY_CASE,
    ...under({ kind: 'unknown-init-members' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'plugin.framing.plugin-ignores-unknown-members#replies',
    title: 'ignores unknown members of replies',
    toExercise: A_REQUEST,
    ...underWhere(asks, { kind: 'unknown-response-members' }),
    judge: sameCourse,
  },
  {
    verifies: 'plugin.framing.plugin-ignores-unknown-members#replies',
    title: 'ignores unknown members of errors',
    toExercise: A_REQUEST,
    faults: ({ requests }) =>
      requests.length > 0 ? [{ kind: 'error-reply', at: 1, enriched: true }] : [],
    judges: (fault) => fault.kind === 'error-reply' && fault.enriched === true,
    control: () => ({ kind: 'error-reply', at: 1 }),
    judge: likePlainError,
  },
  {
    verifies: 'plugin.framing.plugin-ignores-unknown-members#replies',
    title: 'ignores unknown members of `shutdown`',
    toExercise: A_REQUEST,
    faults: ({ requests: { length } }) =>
      [...new Set([1, length])]
        .filter((at) => at <= length)
        .map((at) => ({ kind: 'shutdown', at, when: 'enriched' }) as const),
    judges: (fault) => fault.kind === 'shutdown' && fault.when === 'enriched',
    judge: obeysShutdown,
  },
  {
    verifies: 'plugin.framing.plugin-reads-long-lines',
    title: 'reads lines of 2 MiB',
    toExercise: ANY_CASE,
    ...under({ kind: 'long-lines', bytes: LONG }),
    judge: (c, compared) => [...goesOnLike(c, compared), ...showsTheSame(c, compared)],
  },
  {
    verifies: 'plugin.framing.received-text-is-escaped',
    title: 'writes JSON whatever the texts hold that it passes on',
    toExercise: A_LIST,
    faults: (c) => [
      ...(c.requests.length > 0 ? [{ kind: 'awkward-text' } as const] : []),
      ...awkwardlyStarted(c),
      ...refusals(c),
    ],
    judges: ({ kind }) =>
      kind === 'awkward-text' || kind === 'awkward-arguments' || kind === 'error-reply',
    judge: escaped,
  },
  {
    verifies: 'plugin.framing.received-text-is-complete',
    title: 'prints texts as the host gave them',
    toExercise: 'Add a case in which the plugin prints titles or messages of conversations.',
    ...underWhere(asks, { kind: 'awkward-text' }),
    judge: showsWholeTexts,
  },
  {
    verifies: 'plugin.framing.no-direct-terminal-output#terminal-untouched',
    title: 'writes nothing to the terminal',
    toExercise: 'Certify the plugin on a machine that has the command `script`.',
    faults: () => (hasTerminals ? [{ kind: 'own-terminal' }] : []),
    judges: ({ kind }) => kind === 'own-terminal',
    judge: ({ transcript }) =>
      transcript.flatMap((event, index) => {
        if (event.event !== 'terminal') return []
        const observed = event.text !== '' && `it wrote ${quote(event.text, 100)}`
        return [satisfiedUnless(observed, 'nothing on the terminal', index)]
      }),
  },
)

function likePlainError(c: PluginConversation, compared: Compared): Finding[] {
  const { control } = compared
  if (!control || !isSteady(compared) || !equal(refusedIn(c), refusedIn(control))) return []
  return sameAs(c, control, 'the same messages as after an error with known members only', compared)
}

/** Whether a plugin that serves obeys a `shutdown` that comes by itself: the control. */
const obeys = (plain: PluginConversation): boolean =>
  isAskedInTime(plain) && obeysShutdown(plain).every(({ kind }) => kind === 'satisfied')

/** Blank lines come of no text. */
function escaped(c: PluginConversation): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  return c.lines.map((line) =>
    satisfiedUnless(
      !['object', 'blank', 'not-utf8'].includes(kindOf(line)) &&
        `line ${line.number} is ${lineExcerpt(line)}`,
      'one JSON object on each line',
      line.index,
    ),
  )
}
