import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import jsonSchema from '@json-schema-tools/meta-schema'
import openRpc from '@open-rpc/meta-schema'
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import { exchangeFormats } from '../generate/exported.ts'
import type { Output } from '../generate/output.ts'
import { messageSchema } from '../spec/messages.ts'
import { danglingReferences } from './pointers.ts'
import type { LintRule, Violation } from './rule.ts'
import { compiledIn } from './schemas.ts'

/** What is exported for other tools is valid by the schemas that the formats publish. */
export const exchangeRules: LintRule[] = [
  {
    id: 'exchange-format',
    statement:
      'The OpenRPC and AsyncAPI documents are valid by the schemas of OpenRPC and AsyncAPI.',
    find: (tree) => {
      if (compiledIn(tree).violations.length > 0) return []
      return exchangeFormats(tree, tree.message.map(messageSchema)).flatMap(problemsOf)
    },
  },
]

/** Violations of its format's own schema in an exported document, and references that lead nowhere. */
export function problemsOf({ path, text }: Output): Violation[] {
  const document: unknown = JSON.parse(text)
  const validate = path.startsWith('openrpc/') ? openRpcValidator() : asyncApiValidator()
  return [...schemaProblems(validate, document), ...danglingReferences(document)].map(
    (problem) => ({
      file: path,
      line: 1,
      problem,
      expected: 'a document without errors',
      fix: 'mend the message that it comes from, or its generator in scripts/generate/',
    }),
  )
}

function schemaProblems(validate: ValidateFunction, document: unknown): string[] {
  if (validate(document)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'the document'} ${message}`,
  )
}

let openRpcCompiled: ValidateFunction | undefined
function openRpcValidator(): ValidateFunction {
  openRpcCompiled ??= lenient()
    .addSchema(jsonSchema as AnySchema, 'https://meta.json-schema.tools')
    .compile(withoutDialect(openRpc))
  return openRpcCompiled
}

let asyncApiCompiled: ValidateFunction | undefined
/** @see scripts/lint/asyncapi/README.md */
function asyncApiValidator(): ValidateFunction {
  const file = join(import.meta.dirname, 'asyncapi/3.1.0.schema.json')
  asyncApiCompiled ??= lenient().compile(
    withoutDialect(JSON.parse(readFileSync(file, 'utf8')) as object),
  )
  return asyncApiCompiled
}

/** Both schemas are draft 7, and written for validators that pass over what they do not know. */
const lenient = () => new Ajv({ ...LENIENT, logger: false })

/** AsyncAPI's schema has draft 7's own schema among its definitions, where Ajv may not have it already. */
const LENIENT = { strict: false, validateFormats: false, meta: false, validateSchema: false }

const withoutDialect = ({ $schema: _, ...schema }: { $schema?: unknown }): AnySchema => schema
