import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ConfigureParams, Tool } from '../../spec/generated/messages/driver.ts'
import type { JsonObject } from '../wire/json.ts'
import { beyondCommand, cannot, filled } from './command-arguments.ts'
import { CommandRun } from './command-run.ts'
import type { Host, HostListener, Reply } from './host.ts'
import { type GoesOn, OpenRequests } from './open-requests.ts'
import type { Launch } from './process.ts'
import { removeDirectory } from './remove-directory.ts'
import { shellWord } from './shell-word.ts'
import { readTree, writeTree } from './tree.ts'

/** What a plain command is taken to do, unless its configuration states otherwise. */
const FEATURES = ['vfs', 'fs', 'http', 'process', 'policy', 'cancel', 'one-shot']

/**
 * Makes a plain command answer as a driver does: each call runs it once, with `{tool}`, `{arguments}`, `{root}` and
 * `{policy}` replaced. What it prints is the result when it ends with status 0, else the error.
 */
export function openCommandHost(how: Launch): Host {
  return new CommandHost(how)
}

/** A request that waits for its answer. */
interface CommandRequest {
  key: number
  method: string
  goesOn?: GoesOn
  settle(reply: Reply): void
}

type ToolCall = { id: string; tool: string; arguments: JsonObject }

class CommandHost implements Host {
  usable = true
  readonly takesLimits = false
  readonly #how: Launch
  readonly #folder = mkdtempSync(join(tmpdir(), 'jp-conformance-exec-'))
  readonly #running = new Map<string, CommandRun>()
  readonly #open = new OpenRequests<CommandRequest>((request, ms) => this.#tooLate(request, ms))
  #listener: HostListener | undefined
  #tools = new Map<string, Tool>()
  #env: Record<string, string> = {}
  #asked = 0
  #configured = 0

  constructor(how: Launch) {
    this.#how = how
  }

  attach(observer: HostListener): void {
    this.#listener = observer
  }

  /** Records what is asked and answered as a driver's lines, so that it is read in the same way. */
  async ask(method: string, params: JsonObject = {}, ms: number, goesOn?: GoesOn): Promise<Reply> {
    const id = ++this.#asked
    this.#listener?.sent(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const reply = await new Promise<Reply>((settle, fail) => {
      this.#open.add({ key: id, method, settle, ...(goesOn && { goesOn }) }, ms)
      this.#answer(method, params)
        .catch((error) => systemErrorReply(method, error))
        .then((reply) => this.#open.take(id)?.settle(reply), fail)
    })
    const answer = 'result' in reply ? { result: reply.result } : { error: reply }
    const line = JSON.stringify({ jsonrpc: '2.0', id, ...answer })
    this.#listener?.received(Buffer.from(line), 'lf')
    return reply
  }

  async leave(): Promise<Reply> {
    return cannot('that it ends: there is no driver to ask')
  }

  async end(): Promise<void> {
    this.usable = false
    this.#killAll()
    removeDirectory(this.#folder)
  }

  async #answer(method: string, params: JsonObject): Promise<Reply> {
    if (method === 'describe')
      return {
        result: { name: basename(this.#how.command[0] ?? ''), version: '', features: FEATURES },
      }
    if (method === 'configure') return this.#configure(params as ConfigureParams)
    if (method === 'call') return this.#callAll(params)
    if (method === 'cancel') return this.#cancel(String(params.id))
    if (method === 'snapshot') return { result: { files: readTree(this.#root) } }
    return cannot(`\`${method}\``)
  }

  /** Another one each time, for what a command leaves behind cannot always be removed. */
  get #root(): string {
    return join(this.#folder, String(this.#configured), 'project')
  }

  #configure({ project, tools = [], env = {}, interactive }: ConfigureParams): Reply {
    const beyond = interactive
      ? 'that a user is there to be asked'
      : tools.map(beyondCommand).find(Boolean)
    if (beyond) return cannot(`${beyond}: there is no driver to give it to`)
    removeDirectory(this.#root)
    this.#configured += 1
    mkdirSync(this.#root, { recursive: true })
    writeTree(this.#root, project?.files ?? {})
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
    this.#env = env
    for (const tool of tools) this.#writeTool(tool)
    return { result: {} }
  }

  /** A program without arguments that becomes the tool, and its policy as a file. */
  #writeTool({ name, command, policy = {} }: Tool): void {
    const words = command.map(shellWord).join(' ')
    writeFileSync(this.#fileOf(name, 'tool'), `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 })
    writeFileSync(this.#fileOf(name, 'policy.json'), JSON.stringify(policy))
  }

  #fileOf(tool: string, kind: string): string {
    const number = [...this.#tools.keys()].indexOf(tool)
    return join(this.#folder, `${number}.${kind}`)
  }

  async #callAll({ calls }: JsonObject): Promise<Reply> {
    const replies = await Promise.all((calls as ToolCall[]).map((call) => this.#call(call)))
    const responses = replies.flatMap((reply) => ('result' in reply ? [reply.result] : []))
    return replies.find((reply) => !('result' in reply)) ?? { result: { responses } }
  }

  async #call({ id, tool, arguments: args }: ToolCall): Promise<Reply> {
    const values: Record<string, string> = {
      tool: this.#fileOf(tool, 'tool'),
      policy: this.#fileOf(tool, 'policy.json'),
      root: this.#root,
      arguments: JSON.stringify(args),
    }
    const command = this.#how.command.map((word) => filled(word, values))
    const how = { ...this.#how, command, env: { ...this.#how.env, ...this.#env } }
    const call = new CommandRun(how, (chunk) => this.#listener?.stderr(chunk))
    this.#running.set(id, call)
    const reply = await call.reply.finally(() => this.#running.delete(id))
    return 'result' in reply ? { result: { id, ...reply.result } } : reply
  }

  #cancel(id: string): Reply {
    this.#running.get(id)?.cancel()
    return { result: {} }
  }

  #tooLate({ key, method, settle }: CommandRequest, ms: number): void {
    this.#listener?.timer('answer', ms)
    this.usable = false
    this.#killAll()
    this.#open.take(key)
    const failed = `the command did not end in ${Math.round(ms)} ms (\`${method}\`)`
    settle({ failed, kind: 'deadline' })
  }

  #killAll(): void {
    for (const call of this.#running.values()) call.kill()
  }
}

/** The reply to what the system refuses; an error of our own is none. */
function systemErrorReply(method: string, error: NodeJS.ErrnoException): Reply {
  if (error.code === undefined) throw error
  if (BEYOND_SYSTEM.includes(error.code)) return cannot(`these arguments: ${error.message}`)
  return { failed: `\`${method}\` could not be carried out: ${error.message}`, kind: 'driver' }
}

/** Arguments that are too long, or hold a NUL. */
const BEYOND_SYSTEM = ['E2BIG', 'ERR_INVALID_ARG_VALUE']
