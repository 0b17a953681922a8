import { spawn } from 'node:child_process'
import { cutLines } from '../../harness/wire/lines.ts'

const INIT = { jsonrpc: '2.0', method: 'init', params: { tool: { name: 'tool', arguments: {} } } }
const CONTENT = { content: 'hello', size: 5 }

/** The least that a host can do: talks to a tool until it ends; records, validates and judges nothing. */
export function handLoop(command: readonly string[]): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = cutLines((line) => {
    const { id } = JSON.parse(line.toString())
    if (id !== undefined) child.stdin.write(spelled({ jsonrpc: '2.0', id, result: CONTENT }))
  })
  child.stdout.on('data', lines.push)
  child.stdin.write(spelled(INIT))
  return new Promise((resolve) => child.on('close', () => resolve()))
}

/** The same as an async loop that awaits each message; it answers with any content. */
export async function awaitLoop(command: readonly string[], content = 'hello'): Promise<void> {
  await awaited(command, content)
}

/** The milliseconds that such a loop takes from the first message to the last. */
export async function awaited(command: readonly string[], content = 'hello'): Promise<number> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const next = nextLine(child.stdout)
  child.stdin.write(spelled(INIT))
  const first = await next()
  const start = performance.now()
  for (let line = first; line; line = await next()) {
    const { id } = JSON.parse(line.toString())
    if (id === undefined) break
    child.stdin.write(spelled({ jsonrpc: '2.0', id, result: { content, size: content.length } }))
  }
  const ms = performance.now() - start
  await ended
  return ms
}

function nextLine(stream: NodeJS.ReadableStream): () => Promise<Buffer | undefined> {
  const ready: Buffer[] = []
  let wanted: ((line: Buffer | undefined) => void) | undefined
  const lines = cutLines((line) => {
    if (wanted) wanted(line)
    else ready.push(line)
    wanted = undefined
  })
  stream.on('data', lines.push).on('end', () => wanted?.(undefined))
  return () => {
    const line = ready.shift()
    if (line) return Promise.resolve(line)
    return new Promise((resolve) => {
      wanted = resolve
    })
  }
}

const spelled = (message: unknown) => `${JSON.stringify(message)}\n`
