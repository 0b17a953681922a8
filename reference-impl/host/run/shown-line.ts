import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'

/** What a person reads of a response: on which stream, and the exit status that goes with it. */
export interface DisplayLine {
  stream: 'stdout' | 'stderr'
  text: string
  status: 0 | 1
}

/** Shows a response: content as it is, blocks one a line, a failure by its message and causes. */
export function displayed(response: ToolCallResponse): DisplayLine {
  if ('error' in response) return { stream: 'stderr', text: failureText(response), status: 1 }
  const { result } = response
  const text = Array.isArray(result) ? result.map(blockText).join('\n') : textOf(result)
  return { stream: 'stdout', text, status: 0 }
}

function failureText({ error }: Extract<ToolCallResponse, { error: unknown }>): string {
  if (typeof error === 'string') return `${error}\n`
  const lines = [error.message, ...(error.trace ?? []), ...(error.transient ? [PASSING] : [])]
  return lines.map((line) => `${line}\n`).join('')
}

const PASSING = 'This may pass: try again.'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

type Block = Extract<Extract<ToolCallResponse, { result: unknown }>['result'], unknown[]>[number]

function blockText(block: Block): string {
  if ('text' in block) return block.text
  if ('resource' in block)
    return 'text' in block.resource ? block.resource.text : block.resource.blob
  return 'question' in block ? block.question.text : textOf(block)
}
