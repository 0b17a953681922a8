import type { Fault } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import type { Case, Tool } from '../../spec/generated/config.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import type { AnyCheck } from '../check.ts'
import { several } from '../several.ts'
import { vfsToolChecks } from '../vfs/index.ts'
import { probeCases } from '../vfs/probe-cases.ts'
import { CaseJudge } from './case-judge.ts'
import { shownTranscript } from './document.ts'
import { withHeldFor } from './held-for.ts'
import { benchOf, Holder } from './holder.ts'
import { rowsOf, talliesOf } from './judge.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import type { CertifyOptions } from './options.ts'
import { Panel } from './panel.ts'
import { isHeavy, type KnownSteps, planFaults } from './plan.ts'
import { resultOf, type Tally, undeclaredRow } from './row.ts'
import { byDeclaration, requirementOf, select } from './selection.ts'
import { type Bench, beforeOf, sessionName } from './session.ts'
import { saidNothing, toldOnce } from './smoke.ts'
import { type Judged, spoke } from './tally.ts'

/** What is kept of a conversation that was judged. */
interface JudgedSession {
  session: string
  judged: Judged
  shown: Transcript
  left: Left[]
}

/** One certification while it goes on: it holds the cases, judges what was said, and keeps what a report shows. */
export class Run {
  readonly options: CertifyOptions
  readonly bench: Bench
  /** The transcripts that rows point to, by session. */
  readonly shown = new Map<string, Transcript>()
  readonly #panel: Panel
  /** Checks of features that the configuration does not declare. */
  readonly #undeclared: AnyCheck[]
  readonly #cases: Case[]
  readonly #holder: Holder
  readonly #plains = new Map<string, Conversation>()
  readonly #askedFor = new Map<string, readonly string[]>()
  readonly #left = new Map<string, Left[]>()
  #escaped: Left[] = []
  readonly #tallies = new Map<string, Tally<AnyCheck>[]>()

  constructor(options: CertifyOptions, mark: string, revision: string) {
    this.options = options
    this.bench = benchOf(options, mark, revision)
    this.#holder = new Holder(options, this.bench)
    this.#cases = casesOf(options.config)
    const { declared, undeclared } = byDeclaration(select(vfsToolChecks, options), options.config)
    this.#panel = new Panel(declared)
    this.#undeclared = undeclared
  }

  /** The plain conversations, in the order of the cases. */
  get plains(): Conversation[] {
    return this.#cases.flatMap(({ name }) => this.#plains.get(name) ?? [])
  }

  /** The rows of the results, in the order of the checks and then of the cases. */
  get rows(): Result[] {
    const tallies = this.#cases.map(({ name }) => this.#tallies.get(name) ?? [])
    const all = withHeldFor(rowsOf(this.#panel.checks, tallies, this.plains), this.#askedFor)
    const rows = saidNothing(this.plains) ? toldOnce(all) : all
    return [...rows, ...this.#undeclared.map(undeclaredRow)]
  }

  /** The first case is also the smoke test: a subject that does not speak is not asked a hundred times more. */
  async holdAll(): Promise<void> {
    const [first, ...rest] = this.#cases as [Case, ...Case[]]
    const smoke = await this.#holdPlain(first)
    if (!spoke(smoke)) return this.#judgeAlone(first, smoke)
    const known: KnownSteps = new Set()
    await Promise.all([
      this.#holdFaults(first, smoke, known),
      ...rest.map((about) => this.#holdCase(about, new Set(known))),
    ])
  }

  /** A case does not repeat what the first one went through, and waits for none of the others. */
  async #holdCase(about: Case, known: KnownSteps): Promise<void> {
    await this.#holdFaults(about, await this.#holdPlain(about), known)
  }

  async #holdPlain(about: Case): Promise<Conversation> {
    const plain = await this.#holder.holdPlain(about)
    this.#plains.set(about.name, plain)
    return plain
  }

  async #holdFaults(about: Case, plain: Conversation, known: KnownSteps): Promise<void> {
    const { faults, askedBy } = planFaults(this.#panel.checks, plain, this.options.seed, known)
    for (const [name, askers] of askedBy) this.#askedFor.set(sessionName(about.name, name), askers)
    this.#holder.expect(faults.length)
    const before = beforeOf(plain)
    const judge = new CaseJudge(this.#panel, plain, faults)
    const holdUnder = async (fault: Fault) =>
      this.#judgeOne(await this.#holder.hold(about, fault, before), judge)
    const held = isHeavy(plain) ? several(1, faults, holdUnder) : Promise.all(faults.map(holdUnder))
    this.#tell(about, [await this.#judgeOne(plain, judge), ...(await held)])
  }

  async #judgeAlone(about: Case, plain: Conversation): Promise<void> {
    this.#tell(about, [await this.#judgeOne(plain, new CaseJudge(this.#panel, plain, []))])
  }

  /**
   * Judges a conversation and lets go of it: of its transcript stays what a report may show.
   * What it is the first to break is told at once, since the case may go on for long.
   */
  async #judgeOne(conversation: Conversation, judge: CaseJudge): Promise<JudgedSession> {
    const { start, transcript } = conversation
    const judged = await judge.judge(conversation)
    for (const tally of judge.newlyBroken(judged))
      this.options.onResult?.(resultOf(tally, requirementOf(tally.check)))
    const left = leftBy(conversation)
    return { session: start.session, judged, shown: shownTranscript(transcript), left }
  }

  /** Tells the rows of a case, and keeps only the transcripts that they point to. */
  #tell({ name }: Case, sessions: JudgedSession[]): void {
    const judged = sessions.map((session) => session.judged)
    const tallies = talliesOf(this.#panel.checks, name, judged)
    this.#tallies.set(name, tallies)
    this.#left.set(
      name,
      sessions.flatMap(({ left }) => left),
    )
    const rows = rowsOf(this.#panel.checks, [tallies], []).filter(isExercised)
    for (const row of rows) this.options.onResult?.(row)
    const wanted = new Set(rows.map(({ transcript }) => transcript))
    for (const { session, shown } of sessions)
      if (wanted.has(session)) this.shown.set(session, shown)
  }

  /** What the tool left behind, in the order of the cases. */
  get leftBehind(): Pick<Results, 'leftBehind'> {
    const inGroups = this.#cases.flatMap(({ name }) => this.#left.get(name) ?? [])
    return leftBehindOf([...inGroups, ...this.#escaped])
  }

  /**
   * Takes what was found outside every process group when all was over. Nothing tells which conversation left it,
   * since all are held in the same surroundings: the first one notes it.
   */
  nameEscaped(names: readonly string[]): void {
    const [first] = this.plains
    if (!first || names.length === 0) return
    this.#escaped = names.map((process) => ({ process, how: 'escaped' }))
    const at = first.transcript.at(-1)?.at ?? 0
    const text = 'processes outlived the run'
    const note: TranscriptEvent = { event: 'note', at, text, data: [...new Set(names)] }
    const { session } = first.start
    this.shown.set(session, [
      ...(this.shown.get(session) ?? shownTranscript(first.transcript)),
      note,
    ])
  }
}

/** The author's cases; a probe gets the suite's too; without any the tool is run once with nothing. */
function casesOf({ cases = [], probe, stateful }: Tool): Case[] {
  const all = probe && !stateful ? [...cases, ...probeCases] : cases
  return all.length > 0 ? all : [{ name: 'no arguments' }]
}

const isExercised = ({ verdict }: Result) => verdict !== 'not-applicable'
