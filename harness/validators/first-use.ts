import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Library } from './library.ts'
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

const messageLibrary = onFirstUse(() => new Library(messageOptions, withoutWords))
const documentLibrary = onFirstUse(() => new Library(documentOptions, withoutExamples))

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
