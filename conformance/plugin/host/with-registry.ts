import { join } from 'node:path'
import { textOf } from '../../../harness/session/plugin-host/install-probe.ts'
import {
  openRegistry,
  type RegistryServer,
} from '../../../harness/session/plugin-host/registry-server.ts'
import { mapValues } from '../../../harness/wire/json.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import { installDirectory, servedAs } from './lay-out.ts'
import type { Given } from './scenario.ts'

/** What stands for the address of the registry in the configuration. */
const PLACEHOLDER = '{registry}'

/** Runs a session with the registry that its scenario asks for, if it does. */
export async function withRegistry<T>(
  folder: string,
  { registry }: Given,
  config: PluginHost,
  run: (registry?: RegistryServer) => Promise<T>,
): Promise<T> {
  if (!registry) return run()
  const { entries, programs = {}, once, updates = 1 } = registry
  const texts = Object.entries(programs).map(
    ([id, does]) => [id, Buffer.from(textOf(folder, servedAs(id), does))] as const,
  )
  const server = await openRegistry({
    ...{ home: folder, directory: join(folder, installDirectory(config)) },
    ...{ entries, programs: new Map(texts) },
    ...(once && { documentUntil: updates }),
  })
  try {
    return await run(server)
  } finally {
    server.close()
  }
}

/** Variables of the host, and words of its command line, that state the address of the registry. */
export function addressIn(
  { registry = {} }: PluginHost,
  url: string | undefined,
): { env: Record<string, string>; options: string[] } {
  if (url === undefined) return { env: {}, options: [] }
  const placed = (text: string) => text.replaceAll(PLACEHOLDER, () => url)
  const { env = {}, options = [] } = registry
  return {
    env: mapValues(env, (value) => placed(value)),
    options: options.map(placed),
  }
}
