import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ConfigureParams, Tool } from '../../spec/generated/messages/driver.ts'
import type { JsonObject } from '../wire/json.ts'
import { answerOf, beyondCommand, cannot, filled } from './exec-words.ts'
import { killGroup, survivorsOf } from './group.ts'
import type { Host, HostListener, Reply } from './host.ts'
import type { Launch } from './process.ts'
import { readTree, writeTree } from './tree.ts'

/** What a plain command is taken to do, unless its configuration says otherwise. */
const FEATURES = ['vfs', 'fs', 'http', 'process', 'policy', 'cancel', 'one-shot']

/**
 * Makes a plain command answer as a driver does: each call runs it once, with `{tool}`, `{arguments}`, `{root}` and
 * `{policy}` replaced. What it prints is the result when it ends with status 0, else the error.
 */
export function openExecHost(how: Launch): Host {
  return new ExecHost(how)
}

/** A call that runs. */
interface Running {
  child: ChildProcess
  cancelled: boolean
}

type ToolCall = { id: string; tool: string; arguments: JsonObject }

class ExecHost implements Host {
  usable = true
  readonly takesLimits = false
  readonly #how: Launch
  readonly #folder = mkdtempSync(join(tmpdir(), 'jp-conformance-exec-'))
  readonly #running = new Map<string, Running>()
  #listener: HostListener | undefined
  #tools = new Map<string, Tool>()
  #env: Record<string, string> = {}
  #asked = 0

  constructor(how: Launch) {
    this.#how = how
  }

  attach(listener: HostListener): void {
    this.#listener = listener
  }

  /** Spells what is asked and answered as a driver's lines, so that it is read in the same way. */
  async ask(method: string, params: JsonObject = {}, ms: number): Promise<Reply> {
    const id = ++this.#asked
    this.#listener?.sent(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const { promise, resolve } = Promise.withResolvers<Reply>()
    const timer = setTimeout(() => resolve(this.#tooLate(method, ms)), ms)
    const reply = await Promise.race([this.#answer(method, params), promise])
    clearTimeout(timer)
    const answer = 'result' in reply ? { result: reply.result } : { error: reply }
    const line = JSON.stringify({ jsonrpc: '2.0', id, ...answer })
    this.#listener?.received(Buffer.from(line), 'lf')
    return reply
  }

  async end(): Promise<void> {
    this.usable = false
    this.#killAll()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answer(method: string, params: JsonObject): Promise<Reply> {
    if (method === 'describe')
      return {
        result: { name: basename(this.#how.command[0] ?? ''), version: '', features: FEATURES },
      }
    if (method === 'configure') return this.#configure(params as ConfigureParams)
    if (method === 'call') return { result: { responses: await this.#callAll(params) } }
    if (method === 'cancel') return this.#cancel(String(params.id))
    if (method === 'snapshot') return { result: { files: readTree(this.#root) } }
    return cannot(`\`${method}\``)
  }

  get #root(): string {
    return join(this.#folder, 'project')
  }

  #configure({ project, tools = [], env = {}, interactive }: ConfigureParams): Reply {
    const beyond = interactive
      ? 'that a user is there to be asked'
      : tools.map(beyondCommand).find(Boolean)
    if (beyond) return cannot(`${beyond}: there is no driver to tell it`)
    rmSync(this.#root, { recursive: true, force: true })
    mkdirSync(this.#root)
    writeTree(this.#root, project?.files ?? {})
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
    this.#env = env
    for (const tool of tools) this.#writeTool(tool)
    return { result: {} }
  }

  /** A program of one word that becomes the tool, and its policy as a file. */
  #writeTool({ name, command, policy = {} }: Tool): void {
    const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
    writeFileSync(this.#fileOf(name, 'tool'), `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 })
    writeFileSync(this.#fileOf(name, 'policy.json'), JSON.stringify(policy))
  }

  #fileOf(tool: string, kind: string): string {
    const number = [...this.#tools.keys()].indexOf(tool)
    return join(this.#folder, `${number}.${kind}`)
  }

  #callAll({ calls }: JsonObject): Promise<JsonObject[]> {
    return Promise.all((calls as ToolCall[]).map((call) => this.#call(call)))
  }

  #call({ id, tool, arguments: args }: ToolCall): Promise<JsonObject> {
    const values: Record<string, string> = {
      tool: this.#fileOf(tool, 'tool'),
      policy: this.#fileOf(tool, 'policy.json'),
      root: this.#root,
      arguments: JSON.stringify(args),
    }
    const [program = '', ...words] = this.#how.command.map((word) => filled(word, values))
    const { promise, resolve } = Promise.withResolvers<JsonObject>()
    const child = spawn(program, words, {
      cwd: this.#how.cwd,
      env: { ...this.#how.env, ...this.#env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const running = { child, cancelled: false }
    this.#running.set(id, running)
    const [output, errors]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (piece: Buffer) => output.push(piece))
    child.stderr.on('data', (piece: Buffer) => {
      errors.push(piece)
      this.#listener?.stderr(piece)
    })
    child.on('error', (error) => resolve({ id, error: error.message }))
    child.on('exit', () => setTimeout(() => survivorsOf(child.pid), LEFT_MS))
    child.on('close', (code, signal) => {
      this.#running.delete(id)
      const end = answerOf({ code, signal, output, errors })
      resolve({ id, ...end, ...(running.cancelled && { cancelled: true }) })
    })
    return promise
  }

  #cancel(id: string): Reply {
    const running = this.#running.get(id)
    if (running) {
      running.cancelled = true
      killGroup(running.child.pid, 'SIGINT')
    }
    return { result: {} }
  }

  #tooLate(method: string, ms: number): Reply {
    this.#listener?.timer('answer', ms)
    this.usable = false
    this.#killAll()
    return {
      failed: `the command did not end in ${Math.round(ms)} ms (\`${method}\`)`,
      kind: 'deadline',
    }
  }

  #killAll(): void {
    for (const { child } of this.#running.values()) killGroup(child.pid, 'SIGKILL')
  }
}

/** How long what a command has left behind may hold its output open. */
const LEFT_MS = 1_000
