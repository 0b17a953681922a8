import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type MessageTest, messageTests } from '../harness/generators/message-tests.ts'
import { type SchemasById, selfContained } from '../harness/schemas/self-contained.ts'
import type { Schema } from '../harness/schemas/walk.ts'
import { isObject } from '../harness/wire/json.ts'
import { writeWhole } from './destinations.ts'
import { didYouMean } from './nearest.ts'
import { refuse } from './problem.ts'
import { type NamedSchema, storedSchemas } from './spec/schemas.ts'
import { type Status, status } from './status.ts'
import { Unwritten } from './unwritten.ts'

/** Options of the command. */
export interface FixturesOptions {
  protocol?: string
  seed: number
}

/** Tests of one schema, in the form of the JSON Schema Test Suite. */
interface Group {
  description: string
  schema: Schema
  tests: MessageTest[]
}

/**
 * Writes valid and invalid messages below a directory, `PROTOCOL/MESSAGE.json` each, which are there again next time.
 * @throws Unwritten
 */
export function writeFixtures(directory: string, { protocol, seed }: FixturesOptions): Status {
  if (directory === '')
    return refuse([{ message: 'the directory has an empty name.', hint: HINT }], status.usage)
  const all = storedSchemas().filter(({ folder }) => !DOCUMENTS.includes(folder))
  const known = [...new Set(all.map(({ folder }) => folder))]
  if (protocol !== undefined && !known.includes(protocol)) {
    const message = `unknown protocol \`${protocol}\`; ${didYouMean(protocol, known)}`
    return refuse([{ message }], status.usage)
  }
  const schemas: SchemasById = new Map(all.map(({ schema }) => [String(schema.$id), schema]))
  const written = all
    .filter(({ folder }) => folder === (protocol ?? folder))
    .map((message) => {
      const groups = groupsOf(message, schemas, seed)
      writeInto(join(directory, message.folder, `${message.name}.json`), groups)
      return groups.flatMap(({ tests }) => tests)
    })
  process.stdout.write(`${sentenceOf(written)} in ${directory}.\n`)
  return status.conformant
}

const HINT = 'jp-conformance fixtures DIR'

/** Folders of schemas that are of no message. */
const DOCUMENTS = ['config', 'results', 'transcript']

/** The tests of a whole message, then those of its parts: what stands in a part is changed there. */
function groupsOf({ name, schema }: NamedSchema, schemas: SchemasById, seed: number): Group[] {
  const id = String(schema.$id)
  const parts = isObject(schema.$defs) ? Object.keys(schema.$defs) : []
  const group = (description: string, part?: string, depth?: number) => {
    const own = selfContained(schemas, id, part)
    return { description, schema: own, tests: messageTests(own, seed, depth) }
  }
  return [
    group(name, undefined, parts.length > 0 ? 1 : undefined),
    ...parts.map((part) => group(`${part} of ${name}`, part)),
  ]
}

function writeInto(file: string, groups: Group[]): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new Unwritten(file, error)
  }
  writeWhole(file, `${JSON.stringify(groups, null, 1)}\n`)
}

function sentenceOf(files: MessageTest[][]): string {
  const tests = files.flat()
  const valid = tests.filter((test) => test.valid).length
  return `${files.length} files with ${valid} valid and ${tests.length - valid} invalid messages`
}
