import { satisfiedUnless } from '../../engine/finding.ts'
import { ANY_CASE } from './advice.ts'
import { endsWhenAsked, orderlyEnd, sameBehaviour } from './behaviour.ts'
import { cleansUp, wasComputing } from './cancel.ts'
import {
  endsDirectly,
  escapedBreaks,
  flushed,
  isNoArray,
  oneObject,
  onlyMessages,
  utf8,
} from './framing-observations.ts'
import { keepsNothing } from './held-back.ts'
import { finishedLines, lineIsNo, repeats } from './lines.ts'
import { faultChecks, inEveryCase, rules, type ToolCheck, whereItAsks } from './tool-check.ts'

const DENIED = -32001

/** Framing of what a tool writes. @see rfd-d11 §Message framing */
export const framingRules = rules(
  {
    verifies: 'vfs.framing.one-object-per-line',
    title: 'writes one complete JSON object a line',
    toExercise: ANY_CASE,
    judge: (c) => finishedLines(c).filter(isNoArray).map(oneObject),
  },
  {
    verifies: 'vfs.framing.tool-sends-no-batch',
    title: 'never writes an array of messages',
    toExercise: ANY_CASE,
    judge: (c) =>
      c.lines.map((line) =>
        satisfiedUnless(
          Array.isArray(line.value) && lineIsNo('single message', line),
          'one message a line',
          line.index,
        ),
      ),
  },
  {
    verifies: 'vfs.framing.only-messages-on-stdout',
    title: 'writes nothing but messages to stdout',
    toExercise: ANY_CASE,
    judge: onlyMessages,
  },
  {
    verifies: 'vfs.framing.tool-escapes-line-breaks',
    title: 'escapes line breaks within strings',
    toExercise: 'Add a case in which the tool writes or returns text of several lines.',
    judge: escapedBreaks,
  },
  {
    verifies: 'vfs.framing.tool-writes-utf8',
    title: 'writes UTF-8 without a byte-order mark, whatever its locale',
    toExercise: ANY_CASE,
    judge: (c) => c.lines.map(utf8),
  },
  {
    verifies: 'vfs.framing.tool-ends-lines-with-lf',
    title: 'ends each object directly with a line feed',
    toExercise: ANY_CASE,
    judge: (c) =>
      finishedLines(c)
        .filter(({ message }) => message)
        .map(endsDirectly),
  },
  {
    verifies: 'vfs.framing.tool-repeats-no-member#outer',
    title: 'gives each member of a message once',
    toExercise: ANY_CASE,
    judge: (c) => repeats(c, 'outer'),
  },
  {
    verifies: 'vfs.framing.tool-repeats-no-member#inner',
    title: 'gives each member of an object within a message once',
    toExercise: ANY_CASE,
    judge: (c) => repeats(c, 'inner'),
  },
  {
    verifies: 'vfs.framing.tool-flushes',
    title: 'hands each message over as soon as it is complete',
    toExercise: 'Add a case in which the tool asks its host for something.',
    judge: flushed,
  },
)

/** How a tool reads what arrives in unusual pieces and spellings. @see rfd-d11 §Message framing */
const underFaults = faultChecks(
  {
    verifies: 'vfs.framing.only-messages-on-stdout',
    title: 'keeps stdout clean when it is asked to log',
    toExercise: "Name the variables that switch on the tool's debugging output under 'debug_env'.",
    faults: ({ start }) => {
      const env = start.context?.debugEnv
      return env ? [{ kind: 'debug-environment', env }] : []
    },
    judges: ({ kind }) => kind === 'debug-environment',
    judge: onlyMessages,
  },
  {
    verifies: 'vfs.framing.tool-writes-utf8',
    title: 'behaves the same in the C locale and in one of Latin-1',
    ...inEveryCase(
      { kind: 'foreign-locale', locale: 'C' },
      { kind: 'foreign-locale', locale: 'de_DE.ISO-8859-1' },
    ),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-reassembles-input',
    title: 'puts messages together that arrive in pieces',
    ...inEveryCase({ kind: 'bytewise' }, { kind: 'split-characters' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-reassembles-input',
    title: 'ends a message at a line feed only',
    ...whereItAsks({ kind: 'error-answer', at: 1, code: DENIED, beside: 'line separators' }),
    judges: (fault) => fault.kind === 'error-answer' && fault.beside === 'line separators',
    control: () => ({ kind: 'error-answer', at: 1, code: DENIED }),
    judge: orderlyEnd,
  },
  {
    verifies: 'vfs.framing.tool-reassembles-input',
    title: 'sees a cancel that arrives together with another message',
    toExercise: 'Add a case in which the tool asks its host for something twice.',
    faults: ({ requests, start }) =>
      requests.length > 1
        ? [
            { kind: 'cancel', at: 2, when: 'instead' },
            { kind: 'cancel', at: 0, when: 'same-write' },
            { kind: 'cancel', at: 1, when: 'same-write' },
            // Between a stateful tool's requests come inputs, which would stand within the line.
            ...(start.context?.stateful ? [] : [{ kind: 'cancel', at: 1, when: 'begun' } as const]),
          ]
        : [],
    judges: (fault) =>
      fault.kind === 'cancel' && (fault.when === 'same-write' || fault.when === 'begun'),
    control: () => ({ kind: 'cancel', at: 2, when: 'instead' }),
    judge: (c, { baseline }) =>
      wasComputing(c, baseline) || cleansUp(c, baseline) ? [] : endsWhenAsked(c),
  },
  {
    verifies: 'vfs.framing.tool-ignores-member-order',
    title: 'reads members in any order and with any white space',
    ...inEveryCase({ kind: 'reordered-members' }, { kind: 'odd-white-space' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.framing.tool-decodes-escapes',
    title: 'reads escaped characters like raw ones',
    ...inEveryCase({ kind: 'escaped-characters' }),
    judge: sameBehaviour,
  },
)

/** Framing of what a tool writes and reads under faults. */
export const framingChecks: ToolCheck[] = [
  { verifies: 'vfs.framing.tool-flushes', ...keepsNothing },
  ...underFaults,
]
