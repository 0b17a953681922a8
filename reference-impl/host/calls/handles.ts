import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Run } from '../runtime/run.ts'
import { refusal, responseOn } from './response.ts'

/** The tools that live on between calls. @see rfd009 §Handle registry */
export interface Handles {
  /** Carries out the call of one action; undefined members of it are refused. */
  act(call: ToolCall, start: () => Run): Promise<ToolCallResponse>
  /** The live ones, by id. */
  live(): [string, { tool: string; run: Run }][]
  clear(): void
}

/** Opens a registry, empty. */
export function openHandles(): Handles {
  const handles = new Map<string, { tool: string; run: Run }>()

  const spawn = async (call: ToolCall, id: string, start: () => Run) => {
    if (handles.get(id)?.run.outcome === undefined && handles.has(id))
      return refusal(call.id, `Handle \`${id}\` is in use`)
    const run = start()
    handles.set(id, { tool: call.tool, run })
    await run.reported()
    return responseOn(call.id, id, run)
  }
  const apply = async (call: ToolCall, id: string, run: Run) => {
    if (run.outcome) return refusal(call.id, `Handle \`${id}\` has stopped`)
    if (!('input' in call.arguments)) return refusal(call.id, '`input` is missing')
    const reported = run.reported()
    run.apply(call.arguments.input)
    await reported
    return responseOn(call.id, id, run)
  }
  const abort = async (call: ToolCall, id: string, run: Run) => {
    if (run.outcome) return responseOn(call.id, id, run)
    run.cancel()
    await run.over
    return responseOn(call.id, id, run)
  }
  return {
    async act(call, start) {
      const { action, id } = call.arguments
      if (typeof id !== 'string' || id === '') return refusal(call.id, '`id` is missing')
      if (action === 'spawn') return spawn(call, id, start)
      const handle = handles.get(id)
      if (handle?.tool !== call.tool) return refusal(call.id, `Handle \`${id}\` not found`)
      if (action === 'fetch') return responseOn(call.id, id, handle.run)
      if (action === 'apply') return apply(call, id, handle.run)
      return abort(call, id, handle.run)
    },
    live: () => [...handles].filter(([, { run }]) => run.outcome === undefined),
    clear: () => handles.clear(),
  }
}
