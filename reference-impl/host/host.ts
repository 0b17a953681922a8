import type { FileSet, InquiryParams, Tool } from '../../spec/generated/messages/driver.ts'
import type {
  Batch,
  BatchResponse,
  ToolCall,
  ToolCallResponse,
  TurnEnd,
} from '../../spec/generated/messages/toolstate.ts'
import { openHandles } from './calls/handles.ts'
import { questionIn } from './calls/question.ts'
import { refusal, responseOf } from './calls/response.ts'
import { cleanEnvironment } from './environment.ts'
import { fileServices } from './files/index.ts'
import { decideBy, mayUseBy } from './policy/index.ts'
import type { Project } from './project/project.ts'
import type { Ask } from './runtime/answering.ts'
import { limitsFrom } from './runtime/limits.ts'
import { type Parts, plainParts } from './runtime/parts.ts'
import { Run } from './runtime/run.ts'

/** Puts a question to whoever may answer; `denied` where nobody does. */
export type Inquire = (
  inquiry: Omit<InquiryParams, 'id'>,
) => Promise<{ answer: unknown } | { denied: true }>

/** What a host works with. */
export interface Setup {
  project: Project
  tools: readonly Tool[]
  /** The host's own variables. */
  env: Record<string, string>
  /** Left out where nobody can be asked. */
  inquire?: Inquire
  /** Changes the host; the identity makes it an honest one. */
  vary: (parts: Parts) => Parts
}

/** A host of VFS tools. @see rfd-d11 §Summary */
export interface Host {
  call(batch: Batch): Promise<BatchResponse>
  /** Does to a running call what a user's interrupt does. */
  cancel(id: string): void
  endTurn(): Promise<TurnEnd>
  files(): Promise<FileSet>
  /** Ends every tool. */
  close(): Promise<void>
}

/** Opens a host; nothing runs yet. */
export function openHost(setup: Setup): Host {
  const handles = openHandles()
  const running = new Map<string, Run>()
  const all = new Set<Run>()
  const begin = (tool: Tool, call: ToolCall, answers = tool.answers ?? {}) => {
    const run = new Run(
      orderOf(tool, call, answers),
      setup.vary(plainParts(given(setup, tool, call))),
    )
    all.add(run)
    running.set(call.id, run)
    void run.over.then(() => all.delete(run))
    return run
  }
  const oneShot = async (tool: Tool, call: ToolCall): Promise<ToolCallResponse> => {
    let answers = tool.answers ?? {}
    for (;;) {
      const outcome = await begin(tool, call, answers).over
      const question = questionIn(outcome)
      const said =
        question && (await setup.inquire?.({ question, source: sourceOf('question', tool, call) }))
      if (!question || !said || 'denied' in said) return responseOf(call.id, outcome)
      answers = { ...answers, [question.id]: said.answer }
    }
  }
  const carryOut = async (call: ToolCall): Promise<ToolCallResponse> => {
    const tool = setup.tools.find(({ name }) => name === call.tool)
    if (!tool) return refusal(call.id, `Tool \`${call.tool}\` not found`)
    const { action } = call.arguments
    if (action === undefined || !tool.stateful) return oneShot(tool, call)
    if (!actionsOf(tool).includes(action))
      return refusal(call.id, `\`action\` cannot be ${JSON.stringify(action)}`)
    return handles.act(call, () => begin(tool, call))
  }
  return {
    async call({ calls }) {
      return { responses: await Promise.all(calls.map(carryOut)) }
    },
    cancel: (id) => running.get(id)?.cancel(),
    async endTurn() {
      const live = handles.live()
      for (const [, { run }] of live) run.cancel()
      await Promise.all(live.map(([, { run }]) => run.over))
      handles.clear()
      return {
        handles: live.map(([id, { tool }]) => ({ id, tool, end: 'aborted' })),
        notifications: [],
      }
    },
    files: () => setup.project.files(),
    async close() {
      for (const run of all) run.end('host ends')
      await Promise.all([...all].map((run) => run.over))
    },
  }
}

const actionsOf = (tool: Tool): unknown[] => tool.actions ?? ['spawn', 'fetch', 'apply', 'abort']

const sourceOf = (kind: InquiryParams['source']['kind'], tool: Tool, call: ToolCall) => ({
  kind,
  tool: tool.name,
  call: call.id,
})

const orderOf = (tool: Tool, call: ToolCall, answers: Tool['answers']) => ({
  name: tool.name,
  command: tool.command,
  arguments: call.arguments,
  answers: answers ?? {},
  options: tool.options ?? {},
  stateful: tool.stateful === true && call.arguments.action !== undefined,
})

function given(setup: Setup, tool: Tool, call: ToolCall) {
  return {
    services: fileServices(setup.project),
    surroundings: { env: setup.env, decide: decideBy(tool.policy), mayUse: mayUseBy(tool.policy) },
    ask: asking(setup, tool, call),
    limits: limitsFrom(tool.limits),
    cwd: setup.project.directory ?? '/',
    environment: cleanEnvironment(process.env),
  }
}

function asking({ inquire }: Setup, tool: Tool, call: ToolCall): Ask {
  return async (operation, text) => {
    if (!inquire) return 'nobody'
    const source = { ...sourceOf('policy', tool, call), operation: { ...operation } }
    const said = await inquire({ question: { text }, source })
    return 'answer' in said && said.answer === true
  }
}
