import { lookupIn } from '../spec/definitions.ts'
import { type MessageSchema, messageSchema } from '../spec/messages.ts'
import type { SpecTree } from '../spec/tree.ts'
import { catalogueOf, catalogueOutput } from './catalogue.ts'
import { documentOutputs } from './documents.ts'
import { formatTypes } from './formats.ts'
import { requirementIds } from './ids.ts'
import { machineData } from './machines.ts'
import { messageTypes } from './messages.ts'
import { jsonOutput, type Output } from './output.ts'
import { providerData } from './providers.ts'
import { messagePlaces } from './validators.ts'

/** Derives every file below `spec/generated/` from the specification, sorted by path: what compiling and running need. */
export async function generate(tree: SpecTree): Promise<Output[]> {
  const messages = tree.message.map(messageSchema)
  const catalogue = catalogueOf(tree)
  const outputs = [
    catalogueOutput(catalogue),
    requirementIds(catalogue),
    machineData(tree),
    ...messages.map(({ file, schema }) =>
      jsonOutput(`schemas/${file.protocol}/${file.name}.json`, schema),
    ),
    ...(await messageOutputs(messages)),
    ...(await documentOutputs(tree)),
    ...(await formatTypes()),
    providerData(tree),
  ]
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function messageOutputs(messages: MessageSchema[]): Promise<Output[]> {
  const lookup = lookupIn(messages)
  const protocols = [...new Set(messages.map(({ file }) => file.protocol))]
  const outputs = protocols.map(async (protocol) => {
    const own = messages.filter(({ file }) => file.protocol === protocol)
    return [await messageTypes(protocol, own, lookup), messagePlaces(protocol, own)]
  })
  return (await Promise.all(outputs)).flat()
}
