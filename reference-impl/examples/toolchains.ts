import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** An example in another language: its folder, the programs that it needs, how it is built, what else it has. */
export interface Example {
  folder: string
  needs: string[]
  build: string[] | 'none'
  probe?: string[]
  /** Configuration of its stateful tool. */
  stateful?: string
  /** Configuration of its one-shot tool on plain stdio. */
  oneShot?: string
  /** Configuration of its stateful tool on plain stdio. */
  stdio?: string
  /** Configuration of its command plugin. */
  plugin?: string
  /** Configuration by which a host of plugins is certified through its driver. */
  driven?: string
}

/** The examples by what they are. */
export interface Examples {
  tools: Example[]
  /** Hosts with their drivers. */
  hosts: Example[]
  plugins: Example[]
  pluginHosts: Example[]
}

/** Every example, as written in toolchains.yaml. */
export function examplesIn(folder: string): Examples {
  const text = readFileSync(join(folder, 'toolchains.yaml'), 'utf8')
  const { examples: tools, hosts, plugins, pluginHosts } = parse(text)
  return { tools, hosts, plugins, pluginHosts }
}
