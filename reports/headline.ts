import { followerIn } from './because.ts'
import { outdated } from './outdated.ts'
import type { Result, Results } from './results.ts'
import { outcomes } from './verdicts.ts'

/** What a run comes down to: a word, one sentence, and the reasons why it is not green. */
export interface Headline {
  word: string
  sign: string
  sentence: string
  /** One sentence a reason, the subject's own words among them; empty for a conformant run. */
  because: string[]
}

/** The headline of a run; the texts may hold words of the subject and are escaped by who prints. */
export function headline(results: Results): Headline {
  return { ...outcomes[results.outcome], ...wordings[results.outcome](results) }
}

type Wording = Pick<Headline, 'sentence' | 'because'>

const wordings: Record<Results['outcome'], (results: Results) => Wording> = {
  conformant(results) {
    const ran = required(results).length
    const sentence = `${all(ran, 'required check')} passed${aside(results)}.`
    return { sentence, because: [] }
  },
  nonconformant(results) {
    const ran = required(results)
    const failed = ran.filter(isFailure)
    if (results.smoke?.spoke === false)
      return { sentence: results.smoke.sentence, because: reasonsOf(failed) }
    const entries = outdated(results)
    const wrong = [
      ...(failed.length > 0 || entries.length === 0
        ? [failedOf(failed, count(ran.length, 'required check'), results)]
        : []),
      ...(entries.length > 0 ? [`${count(entries.length, 'known failure')} out of date`] : []),
    ]
    const sentence = `${wrong.join(', ')}${aside(results)}.`
    return { sentence, because: [...reasonsOf(failed), ...entries] }
  },
  partial(results) {
    if (results.missingShards) return incomplete(results.missingShards)
    const open = required(results).filter(({ verdict }) => verdict === 'inconclusive')
    if (open.length > 0) return unobserved(open)
    const sentence = nothingRan(results)
      ? 'Nothing was verified: no required check could run against this subject.'
      : 'Only a part of what is required was checked, so this run proves nothing about the rest.'
    const { smoke } = results
    return { sentence, because: smoke?.spoke === false ? [smoke.sentence] : inapplicable(results) }
  },
  error(results) {
    const faults = results.results.filter(({ verdict }) => verdict === 'error')
    const { smoke } = results
    const absent = smoke?.started === false ? smoke.sentence : undefined
    const sentence =
      absent === undefined
        ? `The suite itself failed in ${count(faults.length, 'check')}: this implies nothing about the subject.`
        : 'The subject could not be started, so nothing was judged.'
    const because = absent === undefined ? [] : [absent]
    return { sentence, because: [...because, ...reasonsOf(faults)] }
  },
}

/** How many of all have failed; what follows from others is counted apart, with what it follows from. */
function failedOf(failed: readonly Result[], all: string, { results }: Results): string {
  const follows = followerIn(results)
  const more = failed.filter(follows)
  const ids = [...new Set(more.flatMap(({ becauseOf }) => becauseOf ?? []))]
  const causes = ids.length > MOST_CAUSES ? `${ids.length} of them` : ids.join(' and ')
  const own = failed.length - more.length
  if (more.length === 0) return `${own} of ${all} failed`
  if (own === 0) return `${more.length} of ${all} failed, because of ${causes}`
  return `${own} of ${all} failed, ${more.length} more because of ${causes}`
}

/** So many are named in the sentence. */
const MOST_CAUSES = 2

function incomplete({ of, missing }: NonNullable<Results['missingShards']>): Wording {
  const shards = missing.length === 1 ? 'shard' : 'shards'
  const be = missing.length === 1 ? 'is' : 'are'
  const sentence = `Of the ${of} shards, ${shards} ${missing.join(', ')} ${be} missing: what they hold was not looked at.`
  return { sentence, because: [] }
}

function unobserved(open: Result[]): Wording {
  const checks = count(open.length, 'required check')
  const sentence = `${checks} could not be observed; what was not seen does not count as passed.`
  return { sentence, because: reasonsOf(open) }
}

function inapplicable({ results }: Results): string[] {
  const reasons = results.filter((result) => result.verdict === 'not-applicable')
  return [...new Set(reasons.map(({ reason }) => reason))]
}

function reasonsOf(results: Result[]): string[] {
  return results.map(({ requirement, reason }) => `${requirement}: ${reason}`)
}

function required({ results }: Results): Result[] {
  return results.filter(
    ({ level, verdict }) => level === 'must' && verdict !== 'not-applicable' && verdict !== 'warn',
  )
}

function isFailure({ verdict, known }: Result): boolean {
  return verdict === 'fail' && !known
}

function nothingRan(results: Results): boolean {
  return required(results).length === 0
}

function aside({ results }: Results): string {
  const known = results.filter((result) => result.known && result.verdict === 'fail').length
  const warned = results.filter(({ verdict }) => verdict === 'warn').length
  const parts = [
    ...(known > 0 ? [`${count(known, 'known failure')} not counted`] : []),
    ...(warned > 0 ? [`${count(warned, 'recommendation')} not met`] : []),
  ]
  return parts.length > 0 ? `; ${parts.join(', ')}` : ''
}

function all(number: number, noun: string): string {
  return number === 1 ? `The only ${noun} that ran` : `All ${number} ${noun}s that ran`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
