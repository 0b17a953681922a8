/** Serves a chat in the browser, on this machine only. */
import { commandPlugin, type Json, PluginFailure } from '../../../sdk/index.ts'
import { Chat } from './chat.ts'
import { serve } from './server.ts'

const USAGE = 'Usage: jp web-chat [--port PORT]'

const description = {
  name: 'web-chat',
  version: '1.0.0',
  description: 'Serves a chat in the browser',
  command: ['web-chat'],
  help: `${USAGE}\n\nWithout a port it takes a free one. \`port\` in the plugin's options states one too.`,
}

await commandPlugin(description, async ({ host, args, options }) => {
  const server = await serve(new Chat(host), portIn(args, options))
  await host.print(`Chat at http://127.0.0.1:${server.port}/\n`, { channel: 'chrome' })
  await host.untilShutdown()
  await server.close()
})

function portIn([flag = '--port', value, ...rest]: string[], options: Json = {}): number {
  const port = Number(value ?? options.port ?? 0)
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535
  if (flag !== '--port' || rest.length > 0 || !isPort) throw new PluginFailure(USAGE, 2)
  return port
}
