import type { InquiryParams, Tool } from '../../spec/generated/messages/driver.ts'
import type { ToolCall } from '../../spec/generated/messages/toolstate.ts'
import { isStateful } from './coordinator/plan.ts'
import { cleanEnvironment } from './environment.ts'
import { fileServices } from './files/index.ts'
import { httpServices } from './http/index.ts'
import { decideBy, mayUseBy } from './policy/index.ts'
import { processServices } from './process/index.ts'
import type { Ask } from './runtime/answering.ts'
import { limitsFrom } from './runtime/limits.ts'
import type { Order } from './runtime/order.ts'
import { type Parts, plainParts } from './runtime/parts.ts'
import { sandboxed } from './sandbox/index.ts'
import type { Setup } from './setup.ts'

/** The parts of one run: everything that serves a tool, put together and varied. */
export function partsFor(setup: Setup, tool: Tool, call: ToolCall): Parts {
  const { project, env, sandbox = false, onStderr = () => {} } = setup
  const cwd = project.directory ?? '/'
  const environment = cleanEnvironment(process.env)
  const place = {
    cwd,
    path: environment.PATH ?? '',
    ...(project.directory !== undefined && { project: project.directory }),
    ...(environment.HOME !== undefined && { home: environment.HOME }),
  }
  const plain = plainParts({
    project,
    services: {
      ...fileServices(project),
      ...httpServices(),
      ...processServices(project.directory),
    },
    serviceContext: { env, decide: decideBy(tool.policy), mayUse: mayUseBy(tool.policy) },
    ask: checks(setup, tool, call),
    limits: limitsFrom(tool.limits),
    confine: (command) => (sandbox ? sandboxed(command, place) : command),
    cwd,
    environment,
    onStderr,
  })
  return setup.vary(plain)
}

/** The run that a call asks for. @see rfd-d11 §Initial context */
export const orderOf = (tool: Tool, call: ToolCall, answers: Tool['answers'] = {}): Order => ({
  name: tool.name,
  command: tool.command,
  arguments: call.arguments,
  answers: { ...tool.answers, ...answers },
  options: tool.options ?? {},
  stateful: isStateful(tool) && call.arguments.action !== undefined,
})

/** What an inquiry is about. */
export const sourceOf = (kind: InquiryParams['source']['kind'], tool: Tool, call: ToolCall) => ({
  kind,
  tool: tool.name,
  call: call.id,
})

/** Asks the user what the policy leaves open. @see rfd-d11 §Access policy enforcement */
function checks({ inquire }: Setup, tool: Tool, call: ToolCall): Ask {
  return async (operation, text) => {
    if (!inquire) return 'nobody'
    const source = { ...sourceOf('policy', tool, call), operation: { ...operation } }
    const output = await inquire({ question: { text }, source })
    return 'answer' in output ? output.answer === true : 'denied'
  }
}
