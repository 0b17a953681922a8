import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Ajv2020, Options, ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../schemas/walk.ts'
import { documentOptions, messageOptions, withoutExamples, withoutWords } from './options.ts'
import type { Validate } from './validate.ts'

/**
 * Validators of a checkout, each compiled by Ajv when it is first called. The built package has modules of the same
 * exports in which they are compiled already. @see scripts/build.ts
 */
export function messageValidators<Types>(places: Places<Types>): Validators<Types> {
  return validatorsOf<Types>(places, (place) => messageLibrary().validator(place))
}

/** The same for documents, which report every error. */
export function documentValidators<Types>(places: Places<Types>): Validators<Types> {
  return validatorsOf<Types>(places, (place) => documentLibrary().validator(place))
}

/** The validators of each message's parts, by its name on the wire. */
export function methodValidators<Types, Methods extends MethodNames<Types>>(
  validators: Validators<Types>,
  methods: Methods,
): MethodValidators<Types, Methods> {
  const rows = Object.entries(methods).map(([method, parts]) => [
    method,
    Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, validators[name]])),
  ])
  return Object.fromEntries(rows) as MethodValidators<Types, Methods>
}

/** A file below `spec/generated/schemas/`, and a place in it, by the name of a validator. */
type Places<Types> = { readonly [Name in keyof Types]: string }

type Validators<Types> = { readonly [Name in keyof Types]: Validate<Types[Name]> }

type MethodNames<Types> = Readonly<Record<string, Readonly<Record<string, keyof Types>>>>

type MethodValidators<Types, Methods extends MethodNames<Types>> = {
  readonly [Method in keyof Methods]: {
    readonly [Part in keyof Methods[Method]]: Validate<Types[Methods[Method][Part]]>
  }
}

type Compile = (place: string) => ValidateFunction

function validatorsOf<Types>(places: Places<Types>, compile: Compile): Validators<Types> {
  const entries = Object.entries<string>(places).map(([name, place]) => [
    name,
    compiledOnce(() => compile(place)),
  ])
  return Object.fromEntries(entries) as Validators<Types>
}

function compiledOnce(compile: () => ValidateFunction): Validate {
  let compiled: ValidateFunction | undefined
  const validate = (value: unknown) => {
    compiled ??= compile()
    return compiled(value)
  }
  return Object.defineProperty(validate, 'errors', { get: () => compiled?.errors }) as Validate
}

/** An engine, and the files that it has read: those that were asked for, and what they refer to. */
class Library {
  readonly #ajv: Ajv2020
  readonly #read: (file: string) => Schema
  readonly #addresses = new Map<string, string>()

  constructor(ajv: Ajv2020, read: (file: string) => Schema) {
    this.#ajv = ajv
    this.#read = read
  }

  validator(place: string): ValidateFunction {
    const [file = '', pointer] = place.split('#')
    const address = this.#add(file)
    const found = this.#ajv.getSchema(pointer === undefined ? address : `${address}#${pointer}`)
    if (found === undefined) throw new TypeError(`no schema stands at ${place}`)
    return found
  }

  #add(file: string): string {
    const known = this.#addresses.get(file)
    if (known !== undefined) return known
    const schema = this.#read(file)
    const address = String(schema.$id)
    this.#addresses.set(file, address)
    this.#ajv.addSchema(schema)
    for (const [, other = ''] of JSON.stringify(schema).matchAll(REFERENCE)) this.#add(other)
    return address
  }
}

/** A reference to another file. */
const REFERENCE = /"\$ref":"\/spec\/([^"#]+)/g

const folder = join(import.meta.dirname, '../../spec/generated/schemas')
const schemaOf = (file: string) =>
  JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Schema

// Loaded with the first validator: it takes longer to load than most programs that use one.
const require = createRequire(import.meta.url)
function engine(options: Options): Ajv2020 {
  const { Ajv2020: Engine } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  return new Engine(options)
}

let messages: Library | undefined
function messageLibrary(): Library {
  messages ??= new Library(engine(messageOptions), (file) => withoutWords(schemaOf(file)))
  return messages
}

let documents: Library | undefined
function documentLibrary(): Library {
  documents ??= new Library(engine(documentOptions), (file) => withoutExamples(schemaOf(file)))
  return documents
}
