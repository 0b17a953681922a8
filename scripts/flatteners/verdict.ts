import { dirname } from 'node:path'
import { certify } from '../../conformance/engine/certify.ts'
import { type Answer, answerOf } from '../../conformance/flattener/answer.ts'
import { converse } from '../../conformance/flattener/converse.ts'
import { type Example, examples } from '../../conformance/flattener/examples.ts'
import type { ExchangeChannel } from '../../conformance/flattener/exchange-channel.ts'
import { flattenerChecks } from '../../conformance/flattener/index.ts'
import { flattenerSuite } from '../../conformance/flattener/suite.ts'
import type { Trial } from '../../conformance/flattener/trial.ts'
import { trialExchange } from '../../conformance/flattener/trial-exchange.ts'
import { cleanEnvironment } from '../../harness/launch/environment.ts'
import { LINE_TIMEOUTS, LineProgram } from '../../harness/launch/line-program.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import type { Library } from './libraries.ts'

/** The sources' own tools. @see rfd009 §Schema generation for stateful tools */
export const tools = ['git', 'cargo_check', 'await'] as const

/** One library, judged for one provider. */
export interface Verdict {
  library: Library
  provider: ProviderId
  results: Result[]
  /** What became of each of the sources' tools, in a word or two. */
  tools: string[]
  broken: Shown[]
}

/** A requirement that is broken, with the smallest schema that shows it and what the library makes of that. */
export interface Shown {
  result: Result
  given?: Pick<Example, 'name' | 'schema'>
  cameOut?: string
}

/** What decides the page's bytes: the same seed finds the same. */
const [RUNS, SEED] = [10, 1]

/** Machines are busy; a library is not judged by that. */
const TIME_SCALE = 3

/** Certifies a library for one provider, and asks it once more for what it makes of the counterexamples. */
export async function verdictOn(library: Library, provider: ProviderId): Promise<Verdict> {
  const { results, transcripts } = await certify(flattenerSuite, {
    ...planOf(library),
    ...{ providers: [provider], argv: [], only: [], skip: [] },
  })
  const program = programOf(library)
  try {
    return {
      ...{ library, provider, results },
      tools: await toolsOf(program, library, provider),
      broken: await Promise.all(
        violatedIn(results, transcripts).map((one) => shown(program, provider, one)),
      ),
    }
  } finally {
    await program.close()
  }
}

function planOf({ command, cwd, instances, unclaimed }: Library) {
  const config = { instances, unclaimed, env: environment() }
  return { config, command, base: cwd, runs: RUNS, seed: SEED, jobs: 0, timeScale: TIME_SCALE }
}

/** `node` is the one that runs this. */
const environment = () => ({
  PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
})

/** A conversation of our own with the library. */
class Program extends LineProgram implements ExchangeChannel {
  another(): never {
    throw new TypeError('one process is enough here')
  }
}

function programOf({ command, cwd }: Library): Program {
  const timeouts = {
    answerMs: LINE_TIMEOUTS.answerMs * TIME_SCALE,
    startMs: LINE_TIMEOUTS.startMs * TIME_SCALE,
  }
  return new Program({ command, cwd, env: cleanEnvironment(environment()) }, timeouts)
}

function violatedIn(results: Result[], transcripts: Results['transcripts'] = {}): Shown[] {
  const bad = results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  return bad.map((result) => {
    const [start] = (transcripts[result.transcript ?? ''] ?? []) as Transcript
    const given = start?.event === 'start' ? start.context?.example : undefined
    return { result, ...(given && { given }) }
  })
}

async function shown(program: ExchangeChannel, provider: ProviderId, one: Shown): Promise<Shown> {
  if (!one.given) return one
  const answer = answerOf(await program.ask({ provider, schema: one.given.schema }))
  return { ...one, cameOut: reported(answer) }
}

function reported(answer: Answer): string {
  switch (answer.kind) {
    case 'flattened':
      return JSON.stringify(answer.schema)
    case 'refused':
      return `refused: ${answer.refused.reason}`
    case 'error':
      return `error: ${answer.error}`
    case 'none':
      return answer.sentence
  }
}

function toolsOf(talk: ExchangeChannel, library: Library, provider: ProviderId): Promise<string[]> {
  const { instances = library.part === '' } = library
  const about = { profile: providers[provider], instances, seed: SEED }
  const given = tools.map((tool) => examples.filter(({ name }) => name === tool))
  return Promise.all(
    given.flat().map(async (example) => {
      const trial = await converse(trialExchange({ ...about, example }), talk)
      return inWords(trial, library)
    }),
  )
}

/** The worst that is to be stated about one tool; `usable` when there is nothing. */
function inWords(trial: Trial, { unclaimed = [] }: Library): string {
  if (trial.answer.kind === 'refused') return 'refused'
  if (trial.answer.kind !== 'flattened') return 'fails'
  const lost = breaks(trial, 'flattener.soundness.not-empty')
    ? 'no call possible'
    : breaks(trial, 'flattener.soundness.') && 'valid calls lost'
  const outside = breaks(trial, CONFORMITY) && 'outside the profile'
  if (unclaimed.includes(`${CONFORMITY}*`)) return lost || 'valid calls kept'
  return [lost, outside].filter(Boolean).join(', ') || 'usable'
}

const CONFORMITY = 'flattener.conformity.'

function breaks(trial: Trial, requirements: string): boolean {
  const judged = flattenerChecks.filter(({ verifies }) => verifies.startsWith(requirements))
  return judged.some((check) => check.trial?.(trial).some(({ kind }) => kind === 'violated'))
}
