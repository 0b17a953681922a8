import { validatorFor } from '../../harness/schemas/validator.ts'
import { equal, type JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { type Finding, satisfied, satisfiedUnless } from '../engine/finding.ts'
import { type Answer, answerOf, speltOf } from './answer.ts'
import { type Border, bordersOf } from './borders.ts'
import { exchangeChecks } from './check.ts'
import { ask, askAll, type Exchange } from './exchange.ts'
import { brokenLimit } from './limits.ts'
import { asRead } from './reading.ts'
import { encodedBySuite } from './spelling.ts'
import { excerpt } from './trial.ts'

const WITH_LIMITS = 'Certify with a provider whose profile has limits, such as openai-strict.'

/** What stands at a limit of the provider, and one beyond it. @see suite §Flattener lines */
export const borderExchanges = exchangeChecks(
  {
    verifies: 'flattener.identity.conforming-is-unchanged',
    title: 'leaves alone what is as much as the provider takes',
    toExercise: WITH_LIMITS,
    exchange: (profile) => each(profile, 0, unchanged),
  },
  {
    verifies: 'flattener.conformity.within-limits',
    title: 'does not pass a limit by one',
    toExercise: WITH_LIMITS,
    exchange: (profile) => each(profile, 1, within),
  },
  {
    verifies: 'flattener.soundness.accepts-valid-calls',
    title: 'takes nothing away from what is one too many',
    toExercise: WITH_LIMITS,
    exchange: eachCall,
  },
)

type Judge = (answer: Answer, border: Border, profile: Profile) => Finding

function* each(profile: Profile, more: 0 | 1, judge: Judge): Exchange<Finding[]> {
  const borders = bordersOf(profile, more)
  if (borders.length === 0) return []
  const replies = yield* askAll(borders.map(({ schema }) => ({ provider: profile.id, schema })))
  return borders.flatMap((border, i) => {
    const reply = replies[i]
    return reply ? [judge(answerOf(reply), border, profile)] : []
  })
}

function unchanged(answer: Answer, { about, schema }: Border): Finding {
  const wrong = changeOf(answer, schema)
  return satisfiedUnless(
    wrong && `${about}: is accepted as it is, and ${wrong}`,
    'the schema unchanged, without notes',
  )
}

function changeOf(answer: Answer, schema: JsonObject): string | false {
  switch (answer.kind) {
    case 'flattened':
      if (!equal(answer.schema, schema)) return `became ${excerpt(answer.schema)}`
      return answer.notes.length > 0 && `has the note ${excerpt(answer.notes[0])}`
    case 'refused':
      return `was refused: ${answer.refused.reason}`
    case 'error':
      return `was answered with ${answer.error}`
    case 'none':
      return answer.sentence
  }
}

function within(answer: Answer, { about }: Border, { facts }: Profile): Finding {
  const broken = answer.kind === 'flattened' && brokenLimit(answer.schema, facts.limits)
  return satisfiedUnless(
    broken && `${about}, flattened: ${broken.sentence}`,
    'a schema within the limits, or a refusal',
  )
}

/** Each schema that has one too many, and a call of it: where there is a form, it takes the call. */
function* eachCall(profile: Profile): Exchange<Finding[]> {
  const findings: Finding[] = []
  for (const border of bordersOf(profile, 1)) findings.push(yield* takesCall(profile, border))
  return findings
}

function* takesCall(profile: Profile, { about, schema, call }: Border): Exchange<Finding> {
  const line = { provider: profile.id, schema }
  const answer = answerOf(yield* ask(line))
  if (answer.kind !== 'flattened') return satisfied()
  const spelt = speltOf(yield* ask({ ...line, encode: call }))
  if (spelt.kind === 'invalid') return satisfied()
  const value = spelt.kind === 'value' ? spelt.value : encodedBySuite(profile, answer.schema, call)
  const judge = validatorFor(asRead(profile, answer.schema))
  // Reasons are found by compiling the schema, which is slow.
  const [error] = judge?.accepts(value) === false ? judge.errorsOf(value) : []
  return satisfiedUnless(
    error &&
      `${about}: a call with all of it is refused at ${error.instancePath || 'the root'}: ${error.message}`,
    'a form that takes every call',
  )
}
