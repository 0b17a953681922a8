import { textOf } from '../../../harness/call-result.ts'
import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, parse } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
} from '../../engine/finding.ts'
import {
  checksIn,
  claiming,
  type HostCheck,
  type Judge,
  type Judged,
  judgedBy,
} from '../../vfs/host/host-check.ts'
import { fails, outcome, outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import {
  ASKED,
  KEPT,
  KILLED,
  LONG,
  OTHER,
  PARTS,
  programs,
  RAW,
  VALUES,
} from './one-shot-programs.ts'
import { hasNoError, isAnswered } from './refusal.ts'

const on = checksIn('toolstate.one-shot')

/** Judges what becomes of a question on a host that can ask somebody; another one cannot run the tool again. */
const ofAsking =
  (judged: Judged): Judge =>
  (c) =>
    c.features.includes('inquiry')
      ? judgedBy(judged)(c)
      : notApplicable('the host does not claim the feature inquiry')

/** Judges that JSON of a type that no report has is the output. */
export const printsOther = outcomeIs('other', 'the text of the object', ({ result }) => {
  const isText = typeof result === 'string' || Array.isArray(result)
  return equal(isText ? parse(textOf(result)) : result, OTHER)
})

/** Judges that a program's output is this text. */
export const prints = (name: string, text: string) =>
  outcomeIs(name, `the text ${quote(text)}`, ({ result, error }) => {
    return error === undefined && textOf(result) === text
  })

/** Judges that a program's output is this text, with its last line end or without it. */
const putsOut = (name: string, text: string) =>
  outcomeIs(name, 'the output', ({ result, error }) => {
    return [text, `${text}\n`].includes(textOf(error ?? result))
  })

/** Judges that a program's long output is whole, with a line end behind it or without one. */
const isWhole = (name: string) =>
  outcome(name, 'the whole output', ({ result, error }) => {
    const { length } = textOf(error ?? result).trimEnd()
    return length !== LONG.trimEnd().length && `${length} of ${LONG.length} characters`
  })

/** Judges that the question of a program was put to somebody. */
const asked = (name: string) =>
  outcome(name, 'its question put to somebody', ({ calledAt, answeredAt = 0 }, c) => {
    const meanwhile = c.inquiries.filter(({ at }) => at > calledAt && at < answeredAt)
    const texts = meanwhile.map(({ params }) => textsIn(params.question))
    const isPut = texts.some(
      (each) => each.includes(ASKED.text) || each.split('\n').includes(ASKED.id),
    )
    return !isPut && (meanwhile.length > 0 ? 'another question' : 'nobody asked')
  })

/** Judges that a program was run with the answer to its question. */
const found = (name: string) =>
  outcomeIs(name, 'a run with the answer', (_, c) => placeIn(c, name) !== '')

/** Where a program found the answer. */
function placeIn(c: HostConversation, name: string): string {
  const call = callOf(c, name)
  const text = call && call.error === undefined && !handleIn(call) ? textOf(call.result) : ''
  return /^found in (.*)$/.exec(text)?.[1] ?? ''
}

function samePlace(c: HostConversation): Finding[] {
  const [before, now] = [placeIn(c, 'asks as before'), placeIn(c, 'asks by a state')]
  if (before === '') return [inconclusive('the program that asks as before found no answer')]
  return before === now
    ? [satisfied()]
    : outcome('asks by a state', `the answer in ${before}`, () => now || 'no answer')(c)
}

/** What becomes of the output of a plain program. @see rfd009 §Backward compatibility of ToolState serialization */
export const oneShotOutputChecks: readonly HostCheck[] = [
  ...on(programs, {
    'failed-plain-output#stdout': {
      title: 'It contains what a tool wrote that a signal has ended.',
      judge: fails(KILLED, 'so far'),
    },
  }),
  ...on(programs, {
    'results-as-before#success-content': [
      prints('success', KEPT),
      prints('success on several lines', KEPT),
      isWhole('much content'),
    ],
    'results-as-before#empty': prints('nothing', ''),
    'results-as-before#other-json': [
      printsOther,
      Object.entries(VALUES).map(([name, text]) => putsOut(name, text)),
    ],
    'plain-output#result': [
      putsOut('raw', RAW),
      isWhole('much text'),
      Object.entries(PARTS).map(([name, text]) => putsOut(name, text)),
    ],
    'plain-output#success': hasNoError('raw'),
    'failed-plain-output#error': ['breaks', 'breaks silently', 'breaks with 1', KILLED].map(
      (name) => fails(name),
    ),
    'failed-plain-output#stderr': fails('breaks', 'stderr 4721'),
    'failed-plain-output#stdout': fails('breaks', 'output 4720'),
    'error-has-message#outcome': fails('error'),
    'error-has-message#report': fails('stopped'),
    'error-has-message#message': [
      fails('error', 'error 4722'),
      fails('error', 'and more 4730'),
      fails('stopped', 'stopped 4723'),
    ],
    'old-question#asked': ofAsking(asked('asks as before')),
    'old-question#run-again': ofAsking(found('asks as before')),
    'new-question#asked-and-run-again': ofAsking([
      asked('asks by a state'),
      found('asks by a state'),
    ]),
    'new-question#same-place': ofAsking(samePlace),
    'old-tools-unchanged': [prints('success', KEPT), claiming('inquiry', found('asks as before'))],
    'running-then-exit': isAnswered('running'),
  }),
]
