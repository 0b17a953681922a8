import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { policy as isPolicy } from '../../../harness/validators/driver.ts'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import type { Policy, Tool } from '../../../spec/generated/messages/driver.ts'
import { BadArgument } from '../../bad-argument.ts'

/** What `host run` is to do. */
export interface Wanted {
  root: string
  tool: Tool
  arguments: JsonObject
  sandbox: boolean
}

export const USAGE =
  'host run [--root DIR] [--policy FILE] [--arguments JSON] [--options JSON] [--name NAME] [--sandbox] -- TOOL…'

/** Reads the command line; a text states what is wrong with it. */
export function wantedBy(args: string[]): Wanted | string {
  try {
    return read(args)
  } catch (error) {
    return (error as Error).message
  }
}

function read(args: string[]): Wanted {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [program] = positionals
  if (program === undefined) throw new BadArgument('no tool is named')
  if (!statSync(values.root, { throwIfNoEntry: false })?.isDirectory())
    throw new BadArgument(`there is no directory ${values.root}`)
  return {
    root: values.root,
    sandbox: values.sandbox,
    arguments: objectIn(values.arguments, '--arguments'),
    tool: {
      name: values.name ?? basename(program),
      command: positionals,
      options: objectIn(values.options, '--options'),
      ...(values.policy !== undefined && { policy: policyIn(values.policy) }),
    },
  }
}

const OPTIONS = {
  root: { type: 'string', default: '.' },
  policy: { type: 'string' },
  arguments: { type: 'string', default: '{}' },
  options: { type: 'string', default: '{}' },
  name: { type: 'string' },
  sandbox: { type: 'boolean', default: false },
} as const

function objectIn(text: string, option: string): JsonObject {
  const value = parse(text)
  if (!isObject(value)) throw new BadArgument(`${option} takes a JSON object`)
  return value
}

function policyIn(file: string): Policy {
  const value = parse(readFileSync(file, 'utf8'))
  if (!isPolicy(value)) throw new BadArgument(`${file} is no policy`)
  return value
}
