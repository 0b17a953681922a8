import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type {
  Batch,
  BatchResponse,
  Notification,
  ToolCall,
  ToolCallResponse,
  TurnEnd,
} from '../../../spec/generated/messages/toolstate.ts'
import { reduce } from '../registry/reduce.ts'
import { openRuntime, type Runtime } from '../registry/runtime.ts'
import type { CoordinatorEnvironment } from './coordinator-environment.ts'
import { needsPermission } from './permission.ts'
import { type Plan, planOf } from './plan.ts'
import { claimIn, refusedWith, responseOf, type Underway } from './underway.ts'

/** Carries out the batches of an assistant's turns: each call by the registry, or by a run of its tool to the end. */
export class Coordinator {
  readonly #around: CoordinatorEnvironment
  readonly #registry: Runtime
  /** Calls without a response, by number. */
  readonly #underway = new Map<number, Underway>()
  /** What cancels each of them that has begun, by number. */
  readonly #cancels = new Map<number, () => void>()
  readonly #cancelled = new Set<number>()
  #numbers = 0

  /** Opens a registry without handles; another reducer is for tests. */
  constructor(around: CoordinatorEnvironment, reduceBy = reduce) {
    this.#around = around
    const ids = around.revision === 'rfd009-r1' ? 'numbered' : 'chosen'
    const world = {
      ...around,
      launch: (number: number, observer: Parameters<CoordinatorEnvironment['launch']>[2]) =>
        around.launch(...this.#spawnOf(number), observer),
      permit: (number: number) => around.permit(...this.#spawnOf(number)),
    }
    this.#registry = openRuntime(world, { ids, reportMs: around.reportMs }, reduceBy)
  }

  /** Carries out the calls of a batch side by side; never rejects for what a tool does. */
  async call({ calls }: Batch): Promise<BatchResponse> {
    const batch = calls.map((call) => this.#arrive(call))
    try {
      const claims = batch.flatMap((each) => claimIn(each, this.#around.revision))
      const refusals = await this.#registry.claim(claims)
      if (refusals.length > 0)
        return { responses: batch.map(({ call }) => refusedWith(call, refusals)) }
      return { responses: await Promise.all(batch.map((each) => this.#carryOut(each))) }
    } finally {
      this.#leave(batch.map(({ number }) => number))
    }
  }

  /** Does to the calls with an id what the user's interrupt does, also where they have not begun yet. */
  cancel(id: string): void {
    for (const { number, call } of this.#underway.values()) {
      if (call.id !== id) continue
      this.#cancelled.add(number)
      this.#cancels.get(number)?.()
    }
  }

  /** Ends a handle for the user as the assistant's abort does; an id that nothing has is passed over. @see rfd009 §Handle lifecycle */
  async endHandle(id: string): Promise<void> {
    const number = ++this.#numbers
    await this.#registry.call(number, { command: 'end', id })
    this.#registry.returned([number])
  }

  /** What the assistant is to receive unasked. @see rfd037 §Notifications */
  notices(): Promise<readonly Notification[]> {
    return this.#registry.notices()
  }

  /** Ends the turn and what lives of it. @see rfd037 §Turn-end behavior */
  endTurn(): Promise<TurnEnd> {
    return this.#registry.endTurn()
  }

  /** Ends every tool that lives on; resolves when none is left. @see rfd009 §Handle lifecycle */
  exit(): Promise<void> {
    return this.#registry.exit()
  }

  #arrive(call: ToolCall): Underway {
    const { tools, revision } = this.#around
    const arrived = { number: ++this.#numbers, call, plan: planOf(tools, call, revision) }
    this.#underway.set(arrived.number, arrived)
    return arrived
  }

  #leave(numbers: readonly number[]): void {
    this.#registry.returned(numbers)
    for (const number of numbers) {
      this.#underway.delete(number)
      this.#cancels.delete(number)
      this.#cancelled.delete(number)
    }
  }

  async #carryOut({ number, call, plan }: Underway): Promise<ToolCallResponse> {
    if (plan.path === 'refused') return { id: call.id, error: plan.because }
    if (plan.path === 'one-shot') return this.#runOnce(number, call, plan)
    const asks = plan.tool !== undefined && needsPermission(plan.tool, plan)
    const reply = this.#registry.call(number, plan.command, asks)
    this.#begun(number, () => this.#registry.cancel(number))
    return responseOf(call, await reply)
  }

  async #runOnce(number: number, call: ToolCall, plan: Extract<Plan, { path: 'one-shot' }>) {
    const { tool } = plan
    // A tool that needs no permission starts at once, so that an interrupt that follows at once finds it.
    if (needsPermission(tool, plan) && !(await this.#around.permit(tool, call)))
      return { id: call.id, error: 'the user did not let it run' }
    const { over, cancel } = this.#around.runOnce(tool, call)
    this.#begun(number, cancel)
    return over
  }

  #begun(number: number, cancel: () => void): void {
    this.#cancels.set(number, cancel)
    if (this.#cancelled.has(number)) cancel()
  }

  #spawnOf(number: number): [Tool, ToolCall] {
    const { call, plan } = this.#underway.get(number) ?? {}
    if (!call || plan?.path !== 'registry' || !plan.tool)
      throw new Error(`call ${number} is about no tool`)
    return [plan.tool, call]
  }
}
