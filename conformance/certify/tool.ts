import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import { Engine } from '../../harness/engine.ts'
import { CONTAINERS_AT_ONCE } from '../../harness/launch/capacity.ts'
import { killMarked } from '../../harness/launch/group.ts'
import type { Containers } from '../../harness/launch/index.ts'
import { scaledLimits } from '../../harness/limits.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import type { Case, Tool } from '../../spec/generated/config.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import type { AnyCheck } from '../check.ts'
import { cameLate, ranOutOfTime } from '../vfs/ending.ts'
import { vfsToolChecks } from '../vfs/index.ts'
import { probeCases } from '../vfs/probe-cases.ts'
import { CaseJudge } from './case-judge.ts'
import { countsOf, hashOf, notExercisedOf, outcomeOf, shownTranscript, suite } from './document.ts'
import { type Judged, judgeTranscripts as judgeAgain, rowsOf, talliesOf } from './judge.ts'
import { measureNoise } from './noise.ts'
import { nullLine } from './null-line.ts'
import { type KnownSteps, planFaults, weightOf } from './plan.ts'
import { byDeclaration, type Narrowing, select } from './selection.ts'
import { type Before, type Bench, converse } from './session.ts'
import { smokeOf } from './smoke.ts'
import { spoke, type Tally, undeclaredRow } from './tally.ts'

/** How a tool is to be certified. */
export interface CertifyOptions extends Narrowing {
  /** The validated configuration, its defaults not filled in. */
  config: Tool
  /** The argument vector that starts the tool. */
  command: string[]
  /** The directory that relative paths of the configuration resolve against. */
  base: string
  revision?: string
  profile?: string
  seed: number
  /** Conversations that use the processor at once; 0 for as many as there are cores. */
  jobs: number
  timeScale: number
  /** The command line, for the report. */
  argv: string[]
  /** Where the tool runs, when not on this machine; closed at the end. */
  containers?: Containers
  onProgress?(progress: { done: number; planned: number; doing: string }): void
  onResult?(result: Result): void
  onTranscript?(transcript: Transcript): void
  interrupt?: AbortSignal
}

/** How many conversations may be alive at once, waiting ones included. */
const ALIVE = 48

/** How often a conversation is held that ran out of time while the machine was busy. */
const TRIES = 3

/** Whether much more wants to run than there are processors; as much as that is our own doing. */
const isBusy = () => (loadavg()[0] as number) > 2 * availableParallelism()

/** What a deadline decided counts for little on a busy machine, and for less when we noticed it late. */
const isDoubtful = (c: Conversation) => cameLate(c) || (ranOutOfTime(c) && isBusy())

/** The revision of the VFS protocol that is certified unless another is asked for. */
const REVISION = 'vfs-0.1.0'

/**
 * Certifies a tool: holds its cases plainly and under every fault that fits them, and judges what was said.
 * Rejects only for our own faults; whatever the tool does stands in the results.
 * @see rfd-d11 §Tool lifecycle
 */
export async function certifyTool(options: CertifyOptions): Promise<Results> {
  const started = new Date()
  const run = new Run(options)
  try {
    const noise = await measureNoise()
    await run.holdAll()
    run.nameEscaped(killMarked(run.mark))
    return run.document(started, noise)
  } finally {
    killMarked(run.mark)
    await options.containers?.close()
  }
}

/** What checks there are, for lists and traces. */
export function toolChecks(): readonly AnyCheck[] {
  return vfsToolChecks
}

/** Judges stored transcripts again, without the subject. */
export function judgeTranscripts(transcripts: Transcript[], { argv }: { argv: string[] }): Results {
  const [start] = transcripts[0] ?? []
  const started = start?.event === 'start' ? start : undefined
  const { stateful, probe } = started?.context ?? {}
  const { declared, undeclared } = byDeclaration(vfsToolChecks, { stateful, probe })
  const results = [...judgeAgain(declared, transcripts), ...undeclared.map(undeclaredRow)]
  const facts = { argv, seed: 0, interrupted: false, revision: started?.revision ?? REVISION }
  return {
    ...documentOf(results, facts),
    subject: { role: 'tool', command: started?.command ?? [] },
    transcripts: shownAs(transcripts.map((t) => [sessionOf(t), shownTranscript(t)])),
  }
}

const shownAs = (entries: Iterable<[string, Transcript]>) =>
  Object.fromEntries(entries) as NonNullable<Results['transcripts']>

const sessionOf = ([start]: Transcript) => (start?.event === 'start' ? start.session : '')

/** The author's cases; a probe gets the suite's too; without any the tool is run once with nothing. */
function casesOf({ cases = [], probe, stateful }: Tool): Case[] {
  const all = probe && !stateful ? [...cases, ...probeCases] : cases
  return all.length > 0 ? all : [NO_CASE]
}

const NO_CASE: Case = { name: 'no arguments' }

/** What is kept of a conversation that was judged. */
interface JudgedSession {
  session: string
  judged: Judged
  shown: Transcript
}

/** One certification while it goes on. */
class Run {
  readonly options: CertifyOptions
  readonly bench: Bench
  readonly checks: AnyCheck[]
  /** Checks of features that the configuration does not declare. */
  readonly undeclared: AnyCheck[]
  readonly cases: Case[]
  readonly mark: string
  readonly engine: Engine
  readonly plains: Conversation[] = []
  readonly tallies: Tally[][] = []
  readonly shown = new Map<string, Transcript>()
  planned = 0
  done = 0
  plainMs = 1_000

  constructor(options: CertifyOptions) {
    const { config, timeScale, containers } = options
    this.options = options
    this.mark = `${process.pid}-${Math.random().toString(36).slice(2)}`
    this.cases = casesOf(config)
    const { declared, undeclared } = byDeclaration(select(vfsToolChecks, options), config)
    this.checks = declared
    this.undeclared = undeclared
    this.engine = new Engine({
      busy: options.jobs || availableParallelism(),
      alive: containers ? CONTAINERS_AT_ONCE : ALIVE,
    })
    this.bench = {
      subject: {
        command: options.command,
        cwd: resolve(options.base, config.cwd ?? '.'),
        env: config.env ?? {},
        mark: this.mark,
        containers,
      },
      config,
      limits: scaledLimits(config.limits, timeScale),
      timeScale,
      revision: options.revision ?? REVISION,
      interrupt: options.interrupt,
    }
  }

  /**
   * The first case is also the smoke test: a subject that does not speak is not asked a hundred times more.
   * What a case is tried under depends on the cases before it, so that a run can be repeated; it waits for these alone.
   */
  async holdAll(): Promise<void> {
    const [first, ...rest] = this.cases
    const smoke = await this.holdPlain(first as Case)
    this.plainMs = (smoke.transcript.at(-1)?.at ?? 0) / 1000
    if (!spoke(smoke)) {
      const judge = new CaseJudge(this.checks, smoke, [])
      return this.tell(smoke.start.case, [await this.judge(smoke, judge)])
    }
    const known: KnownSteps = new Set()
    await Promise.all([
      this.holdFaults(first as Case, smoke, known),
      ...rest.map((about) => this.holdCase(about, new Set(known))),
    ])
  }

  /** A case repeats what the first one went through, but waits for none of the others. */
  async holdCase(about: Case, known: KnownSteps): Promise<void> {
    await this.holdFaults(about, await this.holdPlain(about), known)
  }

  async holdPlain(about: Case): Promise<Conversation> {
    this.planned += 1
    const plain = await this.hold(about)
    this.plains.push(plain)
    return plain
  }

  async holdFaults(about: Case, plain: Conversation, known: KnownSteps): Promise<void> {
    const { checks, options } = this
    const planned = isEndless(plain) ? [] : planFaults(checks, plain, options.seed, known)
    const faults = isHeavy(plain) ? planned.slice(0, HEAVY_FAULTS) : planned
    this.planned += faults.length
    const startMs = (plain.lines[0]?.at ?? 0) / 1000
    const before = { requests: plain.requests.length, startMs }
    const judge = new CaseJudge(checks, plain, faults)
    const holdUnder = async (fault: Fault) =>
      this.judge(await this.hold(about, fault, before), judge)
    const judged = isHeavy(plain) ? inTurn(faults, holdUnder) : Promise.all(faults.map(holdUnder))
    this.tell(about.name, [await this.judge(plain, judge), ...(await judged)])
  }

  /** Holds a conversation; one that ran into a deadline on a busy machine is held again before it is believed. */
  async hold(about: Case, fault?: Fault, before?: Before): Promise<Conversation> {
    let conversation = await this.holdOnce(about, fault, before)
    for (let tries = 1; tries < TRIES && isDoubtful(conversation); tries++) {
      conversation = await this.holdOnce(about, fault, before)
    }
    this.heard(conversation)
    return conversation
  }

  holdOnce(about: Case, fault?: Fault, before?: Before): Promise<Conversation> {
    return this.engine.one({
      weight: fault ? weightOf(fault) : 10,
      hold: async (quiet) => {
        const patience = setTimeout(quiet, 2 * this.plainMs + 100)
        const conversation = await converse(this.bench, about, fault, before, quiet)
        clearTimeout(patience)
        return conversation
      },
    })
  }

  heard({ transcript, fault, start }: Conversation): void {
    this.done += 1
    const doing = fault ? `${start.case}: ${nameOf(fault)}` : `${start.case}`
    this.options.onProgress?.({ done: this.done, planned: this.planned, doing })
    this.options.onTranscript?.(transcript)
  }

  /** Judges a conversation and lets go of it: of its transcript stays what a report may show. */
  async judge(conversation: Conversation, judge: CaseJudge): Promise<JudgedSession> {
    const { start, transcript } = conversation
    const judged = await judge.judge(conversation)
    return { session: start.session, judged, shown: shownTranscript(transcript) }
  }

  /** Tells the rows of a case, and keeps only the transcripts that they point to. */
  tell(about: string | undefined, sessions: JudgedSession[]): void {
    const tallies = talliesOf(
      this.checks,
      about,
      sessions.map(({ judged }) => judged),
    )
    this.tallies.push(tallies)
    const rows = rowsOf(this.checks, [tallies], []).filter(
      ({ verdict }) => verdict !== 'not-applicable',
    )
    for (const row of rows) this.options.onResult?.(row)
    const wanted = new Set(rows.map(({ transcript }) => transcript))
    for (const { session, shown } of sessions)
      if (wanted.has(session)) this.shown.set(session, shown)
  }

  /** Processes that left their group belong to no conversation that could be told: the first one names them. */
  nameEscaped(names: string[]): void {
    const [first] = this.plains
    if (!first || names.length === 0) return
    const at = first.transcript.at(-1)?.at ?? 0
    const data = [...new Set(names)]
    const shown = this.shown.get(first.start.session) ?? shownTranscript(first.transcript)
    const text = 'processes outlived the run'
    const note: TranscriptEvent = { event: 'note', at, text, data }
    this.shown.set(first.start.session, [...shown, note])
  }

  document(started: Date, noise: Results['noise']): Results {
    const { options, bench, plains } = this
    const { argv, seed } = options
    const order = new Map(this.cases.map(({ name }, i) => [name, i]))
    this.tallies.sort(
      ([a], [b]) => (order.get(a?.case ?? '') ?? 0) - (order.get(b?.case ?? '') ?? 0),
    )
    const rows = [
      ...rowsOf(this.checks, this.tallies, plains),
      ...this.undeclared.map(undeclaredRow),
    ]
    const interrupted = options.interrupt?.aborted ?? false
    return {
      ...documentOf(rows, { argv, seed, interrupted, revision: bench.revision }),
      subject: {
        role: 'tool',
        command: options.command,
        ...(options.containers
          ? { image: options.containers.image }
          : { sha256: hashOf(options.command, bench.subject.cwd) }),
        ...(options.config.name && { name: options.config.name }),
      },
      started: started.toISOString(),
      ms: Date.now() - started.getTime(),
      timeScale: options.timeScale,
      ...(options.shard && { shard: options.shard }),
      noise,
      smoke: smokeOf(plains[0]),
      transcripts: shownAs(this.shown),
    }
  }
}

/** A line of this many bytes takes so much memory that few such conversations are held, one after the other. */
const HEAVY_LINE = 32 * 1024 * 1024
const HEAVY_FAULTS = 6

const isHeavy = ({ lines }: Conversation) =>
  lines.some(({ text, bytes }) => (bytes ?? text?.length ?? 0) >= HEAVY_LINE)

/** Does something to each value, one after the other. */
async function inTurn<T, R>(values: T[], act: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const value of values) results.push(await act(value))
  return results
}

/** What never comes to an end, or writes lines too long to keep, is not asked to do so under every fault. */
const isEndless = ({ expired, lines }: Conversation) =>
  expired('session') !== undefined ||
  expired('flood') !== undefined ||
  lines.some(({ bytes }) => bytes !== undefined)

interface Facts {
  argv: string[]
  seed: number
  interrupted: boolean
  revision: string
}

/** The parts of a results document that follow from its rows. */
function documentOf(results: Result[], { argv, seed, interrupted, revision }: Facts) {
  return {
    format: 1 as const,
    suite,
    spec: { revision },
    command: argv,
    seed,
    outcome: outcomeOf(results, interrupted),
    counts: countsOf(results),
    results,
    notExercised: notExercisedOf(results),
    nullLine,
  }
}
