import { lookupIn } from '../spec/definitions.ts'
import { jsonRpcProtocols, type MessageSchema, messageSchema } from '../spec/messages.ts'
import type { SpecTree } from '../spec/tree.ts'
import { asyncApi } from './asyncapi.ts'
import { catalogueOf, catalogueOutput } from './catalogue.ts'
import { documentOutputs } from './documents.ts'
import { formatTypes } from './formats.ts'
import { requirementIds } from './ids.ts'
import { machineData } from './machines.ts'
import { markdownIndex } from './markdown.ts'
import { messageTypes } from './messages.ts'
import { openRpc } from './openrpc.ts'
import { jsonOutput, type Output } from './output.ts'
import { providerOutputs } from './providers.ts'
import { messageValidators, validatorRuntime } from './validators.ts'

const titles = {
  vfs: 'VFS tool protocol',
  driver: 'Driver protocol',
  plugin: 'Command plugin protocol',
}

/** Derives every generated file from the specification, sorted by path. */
export async function generate(tree: SpecTree): Promise<Output[]> {
  const messages = tree.message.map(messageSchema)
  const catalogue = catalogueOf(tree)
  const outputs = [
    catalogueOutput(catalogue),
    requirementIds(catalogue),
    machineData(tree),
    markdownIndex(catalogue, tree),
    ...validatorRuntime(),
    ...messages.map(({ file, schema }) =>
      jsonOutput(`schemas/${file.protocol}/${file.name}.json`, schema),
    ),
    ...(await messageOutputs(messages)),
    ...(await documentOutputs(tree)),
    ...(await formatTypes()),
    ...providerOutputs(tree),
    ...exchangeFormats(tree, messages),
  ]
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Describes the protocols in the formats that other tools read. */
export function exchangeFormats(tree: SpecTree, messages: MessageSchema[]): Output[] {
  const lookup = lookupIn(messages)
  const own = (name: string) => messages.filter(({ file }) => file.protocol === name)
  const present = (name: string) => own(name).length > 0
  const rpc = jsonRpcProtocols.filter(present)
  const plugin = present('plugin')
    ? [asyncApi(titles.plugin, versionOf(tree, 'plugin'), own('plugin'), lookup)]
    : []
  return [
    ...rpc.map((name) => openRpc(name, titles[name], versionOf(tree, name), own(name), lookup)),
    ...plugin,
  ]
}

async function messageOutputs(messages: MessageSchema[]): Promise<Output[]> {
  const lookup = lookupIn(messages)
  const protocols = [...new Set(messages.map(({ file }) => file.protocol))]
  const outputs = protocols.map(async (protocol) => {
    const own = messages.filter(({ file }) => file.protocol === protocol)
    return [
      await messageTypes(protocol, own, lookup),
      ...messageValidators(protocol, own, messages),
    ]
  })
  return (await Promise.all(outputs)).flat()
}

function versionOf({ revisions }: SpecTree, protocol: string): string {
  const histories = revisions.flatMap(({ value }) => value.protocols)
  const history = histories.find((each) => each.protocol === protocol)
  const current = history?.revisions.find((each) => each.current) ?? history?.revisions.at(-1)
  return String(current?.version ?? current?.id ?? '1')
}
