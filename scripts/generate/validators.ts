import { createRequire } from 'node:module'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { base } from '../../harness/schemas/base.ts'
import type { Schema } from '../../harness/schemas/walk.ts'
import {
  documentOptions,
  messageOptions,
  withoutExamples,
  withoutWords,
} from '../../harness/validators/options.ts'
import { addressOf, type Definition, definitionsOf } from '../spec/definitions.ts'
import type { SpecFile } from '../spec/file.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { camel, pascal, validatorName } from '../spec/names.ts'
import { banner, type Output } from './output.ts'

/** A validator: its name, the address of its schema, the file and the place in it, and the type that it reports. */
type Validator = { name: string; address: string; place: string; type: string }

/** Writes where the schemas of one protocol's validators stand, and what types they report. */
export const messagePlaces = (protocol: string, own: MessageSchema[]): Output => ({
  path: `validators/${protocol}.ts`,
  text:
    places(definitionsOf(own).map(validatorOf), `../messages/${protocol}.ts`) +
    `\n/** Validators by the name on the wire. */\nexport const methods = {\n${methodRows(own, (name) => `'${name}'`).join('')}} as const\n`,
})

/** Writes the same for the documents of a folder. */
export const documentPlaces = (folder: string, documents: SpecFile<Schema>[]): Output => ({
  path: `validators/${folder}.ts`,
  text: places(documents.map(documentValidator), `../${folder}.ts`),
})

/** Writes the validators of one protocol's messages as code that imports nothing from a package. */
export function messageCode(own: MessageSchema[], all: MessageSchema[]): string {
  const ajv = new Ajv2020({ ...messageOptions, code: SOURCE })
  for (const { schema } of all) ajv.addSchema(withoutWords(schema))
  return (
    code(ajv, definitionsOf(own).map(validatorOf)) +
    `\nexport const byMethod = {\n${methodRows(own, (name) => name).join('')}}\n`
  )
}

/** Writes the validators of whole documents; they report every error with the value and its schema. */
export function documentCode(documents: SpecFile<Schema>[], messages: MessageSchema[]): string {
  const ajv = new Ajv2020({ ...documentOptions, code: SOURCE })
  for (const { schema } of messages) ajv.addSchema(withoutExamples(schema))
  for (const file of documents)
    ajv.addSchema({ ...withoutExamples(file.value), $id: documentId(file) })
  const validators = documents.map(documentValidator)
  const names = validators.map(({ name }) => name)
  return `${code(ajv, validators)}\nexport const validators = { ${names.join(', ')} }\n`
}

const SOURCE = { source: true, esm: true, lines: true }

/** Address of a whole document's schema. */
export const documentId = ({ folder, name, value }: SpecFile<Schema>): string =>
  typeof value.$id === 'string' ? value.$id : `${base}/spec/${folder}/${name}`

const documentValidator = (file: SpecFile<Schema>): Validator => ({
  name: camel(file.name),
  address: documentId(file),
  place: `${file.folder}/${file.name}`,
  type: pascal(file.name),
})

const validatorOf = (each: Definition): Validator => ({
  name: validatorName(each.message.file, each.key),
  address: addressOf(each),
  place: `${each.message.file.protocol}/${each.message.file.name}${each.key ? `#/$defs/${each.key}` : ''}`,
  type: typeOf(each),
})

/** A message and its parts by the list of all messages: where one only refers to another it has no type of its own. */
function typeOf({ key, name, message: { file, parts } }: Definition): string {
  const whole = parts.some((part) => part.name === 'schema')
  const listed = whole ? key === undefined : isPart(key)
  if (!listed) return name
  return `${pascal(file.protocol)}Messages['${file.name}']${key ? `['${key}']` : ''}`
}

const isPart = (key: string | undefined) => key === 'params' || key === 'result'

const places = (validators: Validator[], types: string): string =>
  [
    banner.trimEnd(),
    `import type { ${namesIn(validators).join(', ')} } from '${types}'`,
    '',
    '/** Where the schema of each stands: a file below `schemas/`, and a place in it. */',
    'export const places = {',
    ...validators.map(({ name, place }) => `  ${name}: '${place}',`),
    '} as const',
    '',
    '/** What each shows a value to be. */',
    'export type Types = {',
    ...validators.map(({ name, type }) => `  ${name}: ${type}`),
    '}',
    '',
  ].join('\n')

const namesIn = (validators: Validator[]): string[] =>
  [...new Set(validators.map(({ type }) => type.replace(/\[.*/, '')))].sort()

/** The few functions of Ajv that validators call at run time. */
const runtime: Record<string, string> = {
  equal: sourceOf('ajv/dist/runtime/equal.js'),
  ucs2length: sourceOf('ajv/dist/runtime/ucs2length.js'),
}

function sourceOf(module: string): string {
  const { default: run } = createRequire(import.meta.url)(module) as { default: () => unknown }
  return String(run)
}

function code(ajv: Ajv2020, validators: Validator[]): string {
  const addresses = Object.fromEntries(validators.map(({ name, address }) => [name, address]))
  return banner + withoutUnused(withoutRequire(standalone.default(ajv, addresses)))
}

/** Ajv embeds every schema that it compiles, though most are never looked at again. */
const withoutUnused = (text: string): string =>
  text.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  )

function withoutRequire(text: string): string {
  return text
    .replace('"use strict";', '')
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_, local: string, module: string) => {
        if (!runtime[module])
          throw new Error(`validators need ${module}, which is not part of the runtime`)
        return `const ${local} = ${runtime[module]};`
      },
    )
}

const methodRows = (messages: MessageSchema[], value: (name: string) => string): string[] =>
  messages.map((message) => {
    const cells = definitionsOf([message])
      .filter(({ key }) => key === undefined || isPart(key))
      .map((each) => `${each.key ?? 'whole'}: ${value(validatorOf(each).name)}`)
    return `  '${message.file.name}': { ${cells.join(', ')} },\n`
  })
