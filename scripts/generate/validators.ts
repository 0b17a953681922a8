import { Ajv2020 } from 'ajv/dist/2020.js'
import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import standalone from 'ajv/dist/standalone/index.js'
import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { addressOf, type Definition, definitionsOf } from '../spec/definitions.ts'
import type { SpecFile } from '../spec/file.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { base } from '../spec/messages.ts'
import { camel, pascal, validatorName } from '../spec/names.ts'
import { banner, type Output } from './output.ts'

type Validator = { name: string; address: string; type: string }

/** Options under which every schema of the specification is compiled; `format` stays an annotation. */
export const ajvOptions = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false,
} as const

/** Writes the validators of one protocol's messages as code that imports nothing from a package. */
export function messageValidators(
  protocol: string,
  own: MessageSchema[],
  all: MessageSchema[],
): Output[] {
  const ajv = new Ajv2020({
    ...ajvOptions,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  for (const { schema } of all) ajv.addSchema(bare(schema))
  const validators = definitionsOf(own).map(validatorOf)
  const path = `validators/${protocol}`
  return [
    { path: `${path}.js`, text: code(ajv, validators) + methodMap(own) },
    {
      path: `${path}.d.ts`,
      text: declarations(validators, `../messages/${protocol}.ts`) + mapType(own),
    },
  ]
}

/** Writes the validators of whole documents; they report every error with the value and its schema. */
export function documentValidators(folder: string, documents: SpecFile<Schema>[]): Output[] {
  const source = { source: true, esm: true, lines: true }
  const ajv = new Ajv2020({ ...ajvOptions, allErrors: true, verbose: true, code: source })
  for (const file of documents)
    ajv.addSchema({ ...withoutExamples(file.value), $id: documentId(file) })
  const validators = documents.map((file) => ({
    name: camel(file.name),
    address: documentId(file),
    type: pascal(file.name),
  }))
  return [
    { path: `validators/${folder}.js`, text: code(ajv, validators) },
    { path: `validators/${folder}.d.ts`, text: declarations(validators, `../${folder}.ts`) },
  ]
}

/** Writes the few functions of Ajv that validators call at run time, and the type of a validator. */
export function validatorRuntime(): Output[] {
  const functions = Object.entries(runtime).map(
    ([name, body]) => `export const ${name} = ${body}\n`,
  )
  return [
    { path: 'validators/runtime.js', text: banner + functions.join('') },
    { path: 'validators/validate.d.ts', text: banner + validateType },
  ]
}

/** Address of a whole document's schema. */
export const documentId = ({ protocol, name, value }: SpecFile<Schema>): string =>
  typeof value.$id === 'string' ? value.$id : `${base}/spec/${protocol}/${name}`

const runtime: Record<string, string> = {
  equal: String(equal.default),
  ucs2length: String(ucs2length.default),
}

const validateType = `
/** One thing that a value has against its schema. */
export type SchemaError = {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  message?: string
  schema?: unknown
  parentSchema?: Record<string, unknown>
  data?: unknown
}

/** Tells whether a value has the type; otherwise \`errors\` says why, until the next call. */
export type Validate<T = unknown> = {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
`

const validatorOf = (each: Definition): Validator => ({
  name: validatorName(each.message.file, each.key),
  address: addressOf(each),
  type: each.name,
})

function code(ajv: Ajv2020, validators: Validator[]): string {
  const addresses = Object.fromEntries(validators.map(({ name, address }) => [name, address]))
  return banner + withoutUnused(withoutRequire(standalone.default(ajv, addresses)))
}

const bare = (schema: Schema): Schema =>
  mapSchema(schema, (inner) => without(inner, 'title', 'description', 'examples')) as Schema

const withoutExamples = (schema: Schema): Schema =>
  mapSchema(schema, (inner) => without(inner, 'examples')) as Schema

/** Ajv embeds every schema that it compiles, though most are never looked at again. */
const withoutUnused = (text: string): string =>
  text.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  )

function withoutRequire(text: string): string {
  const used = new Set<string>()
  const body = text
    .replace('"use strict";', '')
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_, local: string, module: string) => {
        if (!runtime[module])
          throw new Error(`validators need ${module}, which is not part of the runtime`)
        used.add(`${module} as ${local}`)
        return ''
      },
    )
  return used.size === 0 ? body : `import { ${[...used].join(', ')} } from './runtime.js'\n${body}`
}

const declarations = (validators: Validator[], types: string): string =>
  [
    banner.trimEnd(),
    `import type { ${validators
      .map(({ type }) => type)
      .sort()
      .join(', ')} } from '${types}'`,
    "import type { Validate } from './validate.d.ts'",
    ...validators.map(({ name, type }) => `export declare const ${name}: Validate<${type}>`),
    '',
  ].join('\n')

const methodMap = (messages: MessageSchema[]): string =>
  `\nexport const byMethod = {\n${methodRows(messages, (name) => name).join('')}}\n`

const mapType = (messages: MessageSchema[]): string =>
  `/** Validators by the name on the wire. */\nexport declare const byMethod: {\n${methodRows(messages, (name) => `typeof ${name}`).join('')}}\n`

const methodRows = (messages: MessageSchema[], value: (name: string) => string): string[] =>
  messages.map((message) => {
    const cells = definitionsOf([message])
      .filter(({ key }) => key === undefined || key === 'params' || key === 'result')
      .map((each) => `${each.key ?? 'whole'}: ${value(validatorOf(each).name)}`)
    return `  '${message.file.name}': { ${cells.join(', ')} },\n`
  })
