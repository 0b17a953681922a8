import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Command, failed } from './command.ts'
import type { Host } from './host.ts'
import type { Message } from './seams.ts'

/** Commands that follow conversations and query, for hosts of the profile `d18`. @see rfd-d18 §Subscriptions */
export const chatting: Readonly<Record<string, Command>> = {
  chat,
  watch,
  summarize,
}

/** One subscription to show what happens, and one to log what tools return. */
const SUBSCRIPTIONS = { chat: {}, log: { events: ['tool_call_response'] } }

const SCHEMA = { type: 'object', properties: { summary: { type: 'string' } } }

/** Sends a text, shows what comes of it, and decides prompts as its settings state. */
async function chat(host: Host, [conversation = '', ...words]: readonly string[], init: Message) {
  await runTurn(host, { type: 'query', conversation, content: words.join(' ') }, init)
}

/** Has a file of the workspace summarized in a structured answer. */
async function summarize(
  host: Host,
  [conversation = '', path = '']: readonly string[],
  init: Message,
) {
  const { root } = init.workspace as { root: string }
  const content = readFileSync(join(root, path), 'utf8')
  const attachments = [{ type: 'file_content', path, content }]
  const query = { type: 'query', conversation, content: `Summarize ${path}` }
  await runTurn(host, { ...query, attachments, schema: SCHEMA }, init)
}

async function runTurn(host: Host, query: Message, init: Message): Promise<void> {
  const completed = new Promise<void>((resolve) => {
    host.onEvent = (event) => takeEvent(host, event, init, resolve)
  })
  const { conversation } = query
  for (const [sub_id, filter] of Object.entries(SUBSCRIPTIONS)) {
    if (failed(host, await host.ask({ type: 'subscribe', sub_id, conversation, ...filter }))) return
  }
  if (failed(host, await host.ask(query))) return
  await completed
  host.print('\n')
  for (const sub_id of Object.keys(SUBSCRIPTIONS)) await host.ask({ type: 'unsubscribe', sub_id })
  host.exit(0)
}

function takeEvent(host: Host, event: Message, init: Message, complete: () => void): void {
  const data = isObject(event.data) ? event.data : {}
  if (event.sub_id === 'log') logResult(host, data)
  else if (typeof event.respond === 'string') host.send(answerTo(event, data, init))
  else if (data.type === 'query_complete') complete()
  else if (data.type === 'chat_response') host.print(textOf(data))
}

function logResult(host: Host, { type, id }: JsonObject): void {
  if (type === 'tool_call_response') host.log('debug', 'a tool has ended', { call: id })
}

const textOf = ({ message, data }: JsonObject): string =>
  typeof message === 'string' ? message : data === undefined ? '' : JSON.stringify(data)

/** The decision on a prompt: tools are approved, and questions get the first answer, where no setting states another. */
function answerTo({ sub_id, respond }: Message, data: JsonObject, { options }: Message): Message {
  const { tools, answers } = settingsIn(options)
  const about = { type: 'respond', sub_id, respond }
  if (respond === 'inquiry') {
    const answer = answers[String(data.id)] ?? elementsOf(data.options)[0] ?? true
    return { ...about, inquiry_id: data.id, answer }
  }
  const wanted = tools[String(data.name)]
  const change = isObject(wanted)
    ? { action: 'modify', arguments: { ...(data.arguments as JsonObject), ...wanted } }
    : { action: wanted ?? 'approve' }
  return { ...about, tool_call_id: data.id, ...change }
}

function settingsIn(options: unknown): Record<'tools' | 'answers', JsonObject> {
  const { tools, answers } = isObject(options) ? options : {}
  return { tools: isObject(tools) ? tools : {}, answers: isObject(answers) ? answers : {} }
}

/** Shows what is written in several conversations, until it is asked to end. */
async function watch(host: Host, conversations: readonly string[]): Promise<void> {
  const names = new Map(conversations.map((id, i) => [`watch-${i + 1}`, id]))
  host.onEvent = ({ sub_id, data }) => {
    const text = isObject(data) && typeof data.message === 'string' ? data.message : undefined
    if (text !== undefined) host.print(`${names.get(String(sub_id))}: ${text}\n`)
  }
  for (const [sub_id, conversation] of names) {
    const events = ['chat_response', 'query_complete']
    if (failed(host, await host.ask({ type: 'subscribe', sub_id, conversation, events }))) return
  }
}
