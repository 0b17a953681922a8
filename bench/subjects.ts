import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Tool } from '../spec/generated/config.ts'
import type { Certify } from './programs/certify.ts'
import { root, type Workspace } from './workspace.ts'

const examples = join(root, 'reference-impl', 'examples')

/** The tool that is written for measuring. */
export const benchTool = (workspace: Workspace): Promise<string> =>
  workspace.tool('tool', 'bench/tools/tool.c')

/** What certifies the C example. */
export async function cExample(workspace: Workspace): Promise<Certify> {
  const from = 'reference-impl/examples/c'
  const program = await workspace.tool('stat', `${from}/stat.c`, `${from}/json.c`)
  return { ...exampleIn('c'), command: [program] }
}

/** What certifies an example that an interpreter runs. */
export function exampleIn(language: string): Certify {
  const base = join(examples, language)
  const config: Tool = parse(readFileSync(join(base, 'jp-conformance.yaml'), 'utf8'))
  return { config, command: config.command as string[], base }
}
