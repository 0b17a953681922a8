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
import { refusal } from './calls/response.ts'
import { Run } from './runtime/run.ts'
import type { Setup } from './setup.ts'

/** A host of VFS tools. @see rfd-d11 §Summary */
export class Host {
  readonly #setup: Setup
  readonly #handles: Handles = openHandles()
  /** Runs that have not ended. */
  readonly #runs = new Set<Run>()
  /** The runs of the calls that wait, by the id of the call. */
  readonly #called = new Map<string, Run>()

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
    this.#called.get(id)?.cancel()
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
    if (!(await this.#permits(tool, call))) return refusal(call.id, 'the user did not let it run')
    try {
      return await this.#perform(tool, call)
    } finally {
      this.#called.delete(call.id)
    }
  }

  async #perform(tool: Tool, call: ToolCall): Promise<ToolCallResponse> {
    const begin = (answers?: Tool['answers']) => this.#begin(tool, call, answers)
    if (!isStateful(tool, call)) return runToEnd(this.#setup, tool, call, begin)
    const { action } = call.arguments
    if (actionsOf(tool).includes(action)) return this.#handles.act(call, begin)
    return refusal(call.id, `\`action\` cannot be ${JSON.stringify(action)}`)
  }

  #begin(tool: Tool, call: ToolCall, answers?: Tool['answers']): Run {
    const run = new Run(orderOf(tool, call, answers), partsFor(this.#setup, tool, call))
    this.#runs.add(run)
    this.#called.set(call.id, run)
    void run.over.then(() => this.#runs.delete(run))
    return run
  }

  async #permits(tool: Tool, call: ToolCall): Promise<boolean> {
    if (tool.run !== 'ask') return true
    const question = { text: `Let ${tool.name} run?` }
    const said = await this.#setup.inquire?.({
      question,
      source: sourceOf('permission', tool, call),
    })
    return said !== undefined && 'answer' in said && said.answer === true
  }
}

const actionsOf = (tool: Tool): unknown[] => tool.actions ?? ['spawn', 'fetch', 'apply', 'abort']
