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

/** Every example, as written in toolchains.yaml. */
export function examplesIn(folder: string): Example[] {
  const text = readFileSync(join(folder, 'toolchains.yaml'), 'utf8')
  return (parse(text) as { examples: Example[] }).examples
}
