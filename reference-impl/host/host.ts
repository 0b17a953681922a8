import type { FileSet, Tool } from '../../spec/generated/messages/driver.ts'
import type {
  Batch,
  BatchResponse,
  ToolCall,
  ToolCallResponse,
  TurnEnd,
} from '../../spec/generated/messages/toolstate.ts'
import { isStateful, orderOf, partsFor, sourceOf } from './assembly.ts'
import { type Handles, openHandles } from './calls/handles.ts'
import { runToEnd } from './calls/one-shot.ts'
import { type PlainRun, runPlainly } from './calls/plain.ts'
import { refusal } from './calls/response.ts'
import { Run } from './runtime/run.ts'
import type { Setup } from './setup.ts'

/** A call that has no response yet. */
interface Waiting {
  cancelled: boolean
  run?: Run | PlainRun
}

/** A host of VFS tools. @see rfd-d11 §Summary */
export class Host {
  readonly #setup: Setup
  readonly #handles: Handles = openHandles()
  /** Runs that have not ended. */
  readonly #runs = new Set<Run | PlainRun>()
  /** The calls that wait for their response, by id. */
  readonly #waiting = new Map<string, Waiting>()

  /** Nothing runs yet. */
  constructor(setup: Setup) {
    this.#setup = setup
  }

  /** Carries out a batch of calls side by side; never rejects for what a tool does. */
  async call({ calls }: Batch): Promise<BatchResponse> {
    return { responses: await Promise.all(calls.map((call) => this.#carryOut(call))) }
  }

  /** Does to a running call what a user's interrupt does. @see rfd-d11 §Cancellation */
  cancel(id: string): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    waiting.cancelled = true
    waiting.run?.cancel()
  }

  /** Ends the tools that live on. @see rfd009 §Handle lifecycle */
  async endTurn(): Promise<TurnEnd> {
    const live = this.#handles.live()
    for (const [, { run }] of live) run.cancel()
    await Promise.all(live.map(([, { run }]) => run.over))
    this.#handles.clear()
    const handles = live.map(([id, { tool }]) => ({ id, tool, end: 'aborted' as const }))
    return { handles, notifications: [] }
  }

  /** The project as it stands. */
  files(): Promise<FileSet> {
    return this.#setup.project.files()
  }

  /** Ends every tool at once. */
  async close(): Promise<void> {
    for (const run of this.#runs) run.end('host ends')
    await Promise.all([...this.#runs].map((run) => run.over))
  }

  async #carryOut(call: ToolCall): Promise<ToolCallResponse> {
    const tool = this.#setup.tools.find(({ name }) => name === call.tool)
    if (!tool) return refusal(call.id, `Tool \`${call.tool}\` not found`)
    this.#waiting.set(call.id, { cancelled: false })
    try {
      // A tool that needs no permission starts at once, so that an interrupt that follows at once finds it.
      const permitted = tool.run !== 'ask' || (await this.#permits(tool, call))
      if (!permitted) return refusal(call.id, 'the user did not let it run')
      return await this.#perform(tool, call)
    } finally {
      this.#waiting.delete(call.id)
    }
  }

  async #perform(tool: Tool, call: ToolCall): Promise<ToolCallResponse> {
    if (tool.runtime === 'stdio') return this.#print(tool, call)
    const begin = (answers?: Tool['answers']) => this.#begin(tool, call, answers)
    if (!isStateful(tool, call)) return runToEnd(this.#setup, tool, call, begin)
    const { action } = call.arguments
    if (actionsOf(tool).includes(action)) return this.#handles.act(call, begin)
    return refusal(call.id, `\`action\` cannot be ${JSON.stringify(action)}`)
  }

  #begin(tool: Tool, call: ToolCall, answers?: Tool['answers']): Run {
    const run = new Run(orderOf(tool, call, answers), partsFor(this.#setup, tool, call))
    this.#watch(run, call)
    return run
  }

  #print(tool: Tool, call: ToolCall): Promise<ToolCallResponse> {
    const run = runPlainly(call.id, tool.command, partsFor(this.#setup, tool, call))
    this.#watch(run, call)
    return run.over
  }

  #watch(run: Run | PlainRun, call: ToolCall): void {
    this.#runs.add(run)
    const waiting = this.#waiting.get(call.id)
    if (waiting) waiting.run = run
    if (waiting?.cancelled) run.cancel()
    void run.over.then(() => this.#runs.delete(run))
  }

  async #permits(tool: Tool, call: ToolCall): Promise<boolean> {
    const question = { text: `Let ${tool.name} run?` }
    const said = await this.#setup.inquire?.({
      question,
      source: sourceOf('permission', tool, call),
    })
    return said !== undefined && 'answer' in said && said.answer === true
  }
}

const actionsOf = (tool: Tool): unknown[] => tool.actions ?? ['spawn', 'fetch', 'apply', 'abort']
