import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import type { Tool } from '../../../../spec/generated/messages/driver.ts'
import type { ToolCallResponse } from '../../../../spec/generated/messages/toolstate.ts'
import type { Workspace } from '../workspace.ts'
import type { OfferedTool } from './assistant.ts'

/** A call of a tool, as conversations store it. */
export interface Call extends JsonObject {
  type: 'tool_call_request'
  id: string
  name: string
  arguments: JsonObject
}

/** Has the question of a tool answered. @see rfd009 §Interaction with the inquiry system */
export type AskUser = (
  question: JsonObject & { id: string; text: string },
) => Promise<{ answer: unknown } | { denied: true }>

/** The tools of a workspace, which the host runs itself. @see rfd-d18 §Non-Goals */
export class Tools {
  protected readonly workspace: Workspace
  /** What ends the tools that run. */
  protected readonly running = new Set<() => Promise<void>>()

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  /** Whether somebody has to approve the calls of a tool. */
  needsApproval(name: string): boolean {
    return this.configured().some((tool) => tool.name === name && tool.run === 'ask')
  }

  /** What the assistant may call. */
  offered(): OfferedTool[] {
    return this.configured()
      .filter(({ enabled }) => enabled !== false)
      .map(({ name, parameters = { type: 'object' } }) => ({ name, parameters }))
  }

  /** Runs a tool to its end; gives the response, also when it fails. */
  async run(call: Call, ask: AskUser): Promise<JsonObject> {
    const [{ Host }, { directoryProject }] = await Promise.all([
      import('../../../host/host.ts'),
      import('../../../host/project/directory.ts'),
    ])
    const host = new Host({
      ...{ project: directoryProject(this.workspace.root), env: {}, vary: (parts) => parts },
      tools: this.configured().map(({ run: _, ...tool }) => tool),
      inquire: async ({ question, source: { kind } }) =>
        kind === 'question' ? ask(question as Parameters<AskUser>[0]) : { denied: true },
    })
    const end = () => host.close()
    this.running.add(end)
    const calls = [{ id: call.id, tool: call.name, arguments: call.arguments }]
    const { responses } = await host.call({ calls })
    await end()
    this.running.delete(end)
    return { type: 'tool_call_response', id: call.id, ...resultOf(responses[0]) }
  }

  /** Ends the tools that run. */
  async close(): Promise<void> {
    await Promise.all([...this.running].map((end) => end()))
  }

  protected configured(): Tool[] {
    const file = join(this.workspace.storage, 'tools.json')
    if (!existsSync(file)) return []
    return elementsOf(parse(readFileSync(file, 'utf8'))).filter(isObject) as unknown as Tool[]
  }
}

function resultOf(response: ToolCallResponse | undefined) {
  if (response && 'result' in response) return { content: textOf(response.result), is_error: false }
  return { content: textOf(response?.error), is_error: true }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? 'the tool did not run')
