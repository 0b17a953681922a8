import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { mapValues } from '../../harness/wire/json.ts'
import type { Lookup } from '../spec/definitions.ts'
import { component, componentSchemas } from '../spec/flat.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { typeName } from '../spec/names.ts'
import { listOf } from '../spec/requirements.ts'
import { jsonOutput, type Output } from './output.ts'

/** Describes a protocol of typed JSON lines in AsyncAPI 3, seen from the plugin. */
export function asyncApi(
  title: string,
  version: string,
  messages: MessageSchema[],
  lookup: Lookup,
): Output {
  const lines = messages.filter(({ file: { value } }) => value.kind === 'message')
  const stdin = streamOf('receive', 'stdin', lines, 'plugin')
  const stdout = streamOf('send', 'stdout', lines, 'host')
  return jsonOutput('asyncapi/plugin.json', {
    asyncapi: '3.1.0',
    info: { title, version, license: { name: 'MIT' }, description: about },
    defaultContentType: 'application/json',
    channels: {
      stdin: channel('Lines that the host writes to the plugin.', stdin),
      stdout: channel('Lines that the plugin writes to the host.', stdout),
    },
    operations: { ...operations(stdin, stdout), ...operations(stdout, stdin) },
    components: {
      messages: Object.fromEntries(lines.map((line) => [nameOf(line), messageObject(line)])),
      schemas: mapValues(componentSchemas(messages, lookup), singleExamples),
    },
  })
}

const about =
  "One JSON object a line over the standard streams of a program that the host starts; operations are the plugin's."

const nameOf = ({ file }: MessageSchema): string => typeName(file)

const streamOf = (
  action: Stream['action'],
  name: string,
  lines: MessageSchema[],
  notFrom: string,
): Stream => ({ action, name, messages: lines.filter(({ file }) => file.value.from !== notFrom) })

const channel = (description: string, { messages }: Stream): Schema => ({
  address: null,
  description,
  messages: Object.fromEntries(
    messages.map((each) => [nameOf(each), { $ref: `#/components/messages/${nameOf(each)}` }]),
  ),
})

type Stream = { action: 'receive' | 'send'; name: string; messages: MessageSchema[] }

const operations = (own: Stream, other: Stream): Schema =>
  Object.fromEntries(
    own.messages.map((each) => [own.action + nameOf(each), operation(each, own, other)]),
  )

function operation(each: MessageSchema, own: Stream, other: Stream): Schema {
  const replies = listOf(each.file.value.replies)
  const answers = other.messages.filter(({ file }) => replies.includes(file.name))
  return {
    action: own.action,
    channel: { $ref: `#/channels/${own.name}` },
    summary: each.file.value.summary,
    messages: [channelMessage(each, own)],
    ...(answers.length > 0 ? { reply: reply(answers, other) } : {}),
  }
}

const reply = (answers: MessageSchema[], other: Stream): Schema => ({
  channel: { $ref: `#/channels/${other.name}` },
  messages: answers.map((answer) => channelMessage(answer, other)),
})

const channelMessage = (each: MessageSchema, { name }: Stream): Schema => ({
  $ref: `#/channels/${name}/messages/${nameOf(each)}`,
})

const messageObject = ({ file, parts }: MessageSchema): Schema => ({
  name: file.value.message,
  title: file.name,
  summary: file.value.summary,
  payload: component(typeName(file)),
  examples: parts.flatMap(({ examples }) => examples.map((payload) => ({ payload }))),
})

/** The examples stand at the messages; a second copy in the schemas would only grow the file. */
const singleExamples = (schema: unknown): unknown =>
  mapSchema(schema, (inner) => without(inner, 'examples'))
