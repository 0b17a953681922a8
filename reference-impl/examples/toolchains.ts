import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** An example in another language: its folder, the programs that it needs, how it is built, its probe. */
export interface Example {
  folder: string
  needs: string[]
  build: string[] | 'none'
  probe?: string[]
}

/** Every example, as written in toolchains.yaml: the tools, and the hosts with their drivers. */
export function examplesIn(folder: string): { tools: Example[]; hosts: Example[] } {
  const text = readFileSync(join(folder, 'toolchains.yaml'), 'utf8')
  const { examples: tools, hosts } = parse(text) as { examples: Example[]; hosts: Example[] }
  return { tools, hosts }
}
