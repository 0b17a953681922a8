import type { FileSet, Tool } from '../../spec/generated/messages/driver.ts'
import type {
  Batch,
  Notification,
  ToolCall,
  TurnEnd,
} from '../../spec/generated/messages/toolstate.ts'
import { orderOf, partsFor } from './assembly.ts'
import { type Attempting, runToEnd, type Wrapping } from './calls/one-shot.ts'
import { type PlainRun, runPlainly } from './calls/plain.ts'
import { AttemptQueue } from './calls/queue.ts'
import { refusal } from './calls/response.ts'
import { inRunModes } from './calls/run-modes.ts'
import { vfsAttempt } from './calls/vfs-attempt.ts'
import { Coordinator } from './coordinator/coordinator.ts'
import type { CoordinatorEnvironment, OneShotRun } from './coordinator/coordinator-environment.ts'
import type { CallBatch, EndHandle } from './keeping.ts'
import { stdioTool } from './launch/stdio-tool.ts'
import { vfsTool } from './launch/vfs-tool.ts'
import { answering, asking, choosing, editing, permitting } from './people.ts'
import { reduce } from './registry/reduce.ts'
import { atOnce, type LiveTool, systemClock, type ToolObserver } from './registry/world.ts'
import { defaultLimits } from './runtime/limits.ts'
import { Run } from './runtime/run.ts'
import type { Setup } from './setup.ts'

/** A host of VFS tools. @see rfd-d11 §Summary */
export class Host {
  readonly #setup: Setup
  readonly #coordinator: Coordinator
  /** Runs that have not ended. */
  readonly #runs = new Set<Run | PlainRun>()
  /** One-shot calls without a response, which may be about to run their tool again. */
  readonly #calls = new Set<OneShotRun>()
  readonly #queue: AttemptQueue

  /** Carries out a batch of calls side by side; never rejects for what a tool does. */
  readonly call: CallBatch

  /** Nothing runs yet. */
  constructor(setup: Setup) {
    this.#setup = setup
    const { keeping, most } = setup
    this.#queue = new AttemptQueue(most)
    const permit = keeping?.permit?.(permitting(setup)) ?? permitting(setup)
    const environment: CoordinatorEnvironment = {
      ...{ tools: setup.tools, revision: setup.revision ?? 'rfd009' },
      ...{ clock: systemClock, schedule: atOnce, reportMs: defaultLimits.reportMs },
      launch: (tool, call, observer) => this.#launch(tool, call, observer),
      runOnce: (tool, call) => this.#runOnce(tool, call),
      permit,
      ...(setup.inquire && { ask: answering(setup.inquire) }),
      inquire: choosing(setup),
    }
    this.#coordinator = new Coordinator(environment, keeping?.reduce?.(reduce))
    const edit = keeping?.edit?.(editing(setup)) ?? editing(setup)
    const carryOut = (batch: Batch) => this.#coordinator.call(batch)
    const call = inRunModes(setup.tools, { permit, edit }, carryOut)
    this.call = keeping?.call?.(call) ?? call
  }

  /** Does to a running call what a user's interrupt does. @see rfd-d11 §Cancellation */
  cancel(id: string): void {
    this.#coordinator.cancel(id)
  }

  /** Ends a handle for the user. @see rfd009 §Handle lifecycle */
  endHandle(id: string): Promise<void> {
    const end: EndHandle = (named) => this.#coordinator.endHandle(named)
    return (this.#setup.keeping?.endHandle?.(end) ?? end)(id)
  }

  /** What the assistant receives unasked. @see rfd037 §Notifications */
  notices(): Promise<readonly Notification[]> {
    return this.#coordinator.notices()
  }

  /** Ends the turn, and by its policies the tools that live on. @see rfd037 §Turn-end behavior */
  endTurn(): Promise<TurnEnd> {
    const end = () => this.#coordinator.endTurn()
    return (this.#setup.keeping?.endTurn?.(end) ?? end)()
  }

  /** The project as it stands. */
  files(): Promise<FileSet> {
    return this.#setup.project.files()
  }

  /** Ends every tool, by SIGTERM and then by SIGKILL. @see rfd009 §Handle lifecycle */
  close(): Promise<void> {
    const end = () => this.#endTools()
    return (this.#setup.keeping?.close?.(end) ?? end)()
  }

  async #endTools(): Promise<void> {
    const exit = this.#coordinator.exit()
    for (const call of this.#calls) call.cancel()
    for (const run of this.#runs) run.end('host ends')
    await Promise.all([exit, ...[...this.#runs].map((run) => run.over)])
  }

  #launch(tool: Tool, call: ToolCall, observer: ToolObserver): LiveTool {
    if (tool.runtime !== 'stdio') return vfsTool(this.#begin(tool, call), observer)
    return stdioTool(orderOf(tool, call), partsFor(this.#setup, tool, call), observer)
  }

  #runOnce(tool: Tool, call: ToolCall): OneShotRun {
    const wrapping: Wrapping = {
      attempt: (answers) => this.#attempt(tool, call, answers),
      ask: asking(this.#setup, tool, call),
    }
    const once = (this.#setup.keeping?.once?.(runToEnd) ?? runToEnd)(wrapping, call)
    this.#calls.add(once)
    void once.over.then(() => this.#calls.delete(once))
    return once
  }

  #attempt(tool: Tool, call: ToolCall, answers: Tool['answers']): Attempting {
    if (tool.runtime !== 'stdio') {
      const begin = () => vfsAttempt(this.#begin(tool, call, answers), call)
      const cancelled = { ...refusal(call.id, 'the call was cancelled'), cancelled: true }
      return this.#queue.add(begin, { response: cancelled })
    }
    const parts = partsFor(this.#setup, tool, call)
    return this.#watched(runPlainly(call.id, orderOf(tool, call, answers), parts))
  }

  #begin(tool: Tool, call: ToolCall, answers?: Tool['answers']): Run {
    return this.#watched(new Run(orderOf(tool, call, answers), partsFor(this.#setup, tool, call)))
  }

  #watched<R extends Run | PlainRun>(run: R): R {
    this.#runs.add(run)
    void run.over.then(() => this.#runs.delete(run))
    return run
  }
}
