import type { Lookup } from '../spec/definitions.ts'
import { component, componentSchemas } from '../spec/flat.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { pascal, typeName } from '../spec/names.ts'
import { mapMembers, mapSchema, type Schema, without } from '../spec/walk.ts'
import { jsonOutput, type Output } from './output.ts'

/** Describes a protocol of typed JSON lines in AsyncAPI 3, seen from the plugin. */
export function asyncApi(
  title: string,
  version: string,
  messages: MessageSchema[],
  lookup: Lookup,
): Output {
  const lines = messages.filter(({ file: { value } }) => value.kind === 'message')
  const sent = lines.filter(({ file }) => file.value.from !== 'host')
  const received = lines.filter(({ file }) => file.value.from !== 'plugin')
  return jsonOutput('asyncapi/plugin.json', {
    asyncapi: '3.1.0',
    info: { title, version, license: { name: 'MIT' }, description: about },
    defaultContentType: 'application/json',
    channels: {
      stdin: channel('Lines that the host writes to the plugin.', received),
      stdout: channel('Lines that the plugin writes to the host.', sent),
    },
    operations: {
      ...operations('receive', 'stdin', received),
      ...operations('send', 'stdout', sent),
    },
    components: {
      messages: Object.fromEntries(lines.map((line) => [nameOf(line), messageObject(line)])),
      schemas: mapMembers(componentSchemas(messages, lookup), singleExamples),
    },
  })
}

const about =
  "One JSON object a line over the standard streams of a program that the host starts; operations are the plugin's."

const nameOf = ({ file }: MessageSchema): string => typeName(file)

const channel = (description: string, messages: MessageSchema[]): Schema => ({
  address: null,
  description,
  messages: Object.fromEntries(
    messages.map((each) => [nameOf(each), { $ref: `#/components/messages/${nameOf(each)}` }]),
  ),
})

const operations = (action: string, stream: string, messages: MessageSchema[]): Schema =>
  Object.fromEntries(
    messages.map((each) => [
      `${action}${pascal(nameOf(each))}`,
      {
        action,
        channel: { $ref: `#/channels/${stream}` },
        summary: each.file.value.summary,
        messages: [{ $ref: `#/channels/${stream}/messages/${nameOf(each)}` }],
      },
    ]),
  )

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
