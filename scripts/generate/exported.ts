import { lookupIn } from '../spec/definitions.ts'
import { jsonRpcProtocols, type MessageSchema, messageSchema } from '../spec/messages.ts'
import { readTree, type SpecTree } from '../spec/tree.ts'
import { asyncApi } from './asyncapi.ts'
import { catalogueOf } from './catalogue.ts'
import { markdownIndex } from './markdown.ts'
import { openRpc } from './openrpc.ts'
import type { Output } from './output.ts'
import { providerPage } from './provider/table.ts'

const titles = {
  vfs: 'VFS tool protocol',
  driver: 'Driver protocol',
  plugin: 'Command plugin protocol',
}

/** Writes what `spec export` hands out and nothing here reads: the built package carries it, a checkout makes it. */
export const exported = (tree: SpecTree): Output[] => [
  markdownIndex(catalogueOf(tree), tree),
  providerPage(tree),
  ...exchangeFormats(tree, tree.message.map(messageSchema)),
]

/** The same of a checkout, by path; findings of form are what `npm run spec:lint` reports. */
export const exportedOf = (root: string): Map<string, string> =>
  new Map(exported(readTree(root).tree).map(({ path, text }) => [path, text]))

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

function versionOf({ revisions }: SpecTree, protocol: string): string {
  const histories = revisions.flatMap(({ value }) => value.protocols)
  const history = histories.find((each) => each.protocol === protocol)
  const current = history?.revisions.find((each) => each.current) ?? history?.revisions.at(-1)
  return String(current?.version ?? current?.id ?? '1')
}
