import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Ajv2020, Options, ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../schemas/walk.ts'
import { keepCode, keptCode } from './kept-code.ts'

const folder = join(import.meta.dirname, '../../spec/generated/schemas')

/** A reference to another file. */
const REFERENCE = /"\$ref":\s*"\/spec\/([^"#]+)/g

/** Compiles the schemas of the specification under one set of options; what was compiled once is kept for later starts. */
export class Library {
  readonly #options: Options
  readonly #prepared: (schema: Schema) => Schema
  readonly #texts = new Map<string, string>()
  readonly #addresses = new Map<string, string>()
  #ajv: Ajv2020 | undefined

  constructor(options: Options, prepared: (schema: Schema) => Schema) {
    this.#options = options
    this.#prepared = prepared
  }

  /** The validator of a place: a file below `spec/generated/schemas/`, and a pointer in it. */
  validator(place: string): ValidateFunction {
    const [file = ''] = place.split('#')
    const texts = [...this.#closure(file)].map((each) => this.#textOf(each))
    const key = [place, JSON.stringify(this.#options), ...texts]
    return keptCode(key) ?? keepCode(key, this.#engine(), this.#compiled(place))
  }

  #compiled(place: string): ValidateFunction {
    const [file = '', pointer] = place.split('#')
    const address = this.#add(file)
    const found = this.#engine().getSchema(
      pointer === undefined ? address : `${address}#${pointer}`,
    )
    if (found === undefined) throw new TypeError(`no schema stands at ${place}`)
    return found
  }

  #add(file: string): string {
    const known = this.#addresses.get(file)
    if (known !== undefined) return known
    const schema = this.#prepared(JSON.parse(this.#textOf(file)) as Schema)
    const address = String(schema.$id)
    this.#addresses.set(file, address)
    this.#engine().addSchema(schema)
    for (const other of this.#referredIn(file)) this.#add(other)
    return address
  }

  /** A file, and all files that it refers to. */
  #closure(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const other of this.#referredIn(file)) this.#closure(other, found)
    return found
  }

  #referredIn(file: string): string[] {
    return [...this.#textOf(file).matchAll(REFERENCE)].map(([, other = '']) => other)
  }

  #textOf(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(join(folder, `${file}.json`), 'utf8')
    this.#texts.set(file, text)
    return text
  }

  // Loaded with the first validator that was not kept: it takes longer to load than most programs that use one.
  #engine(): Ajv2020 {
    this.#ajv ??= new (require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')).Ajv2020({
      ...this.#options,
      code: { source: true, lines: true },
    })
    return this.#ajv
  }
}

const require = createRequire(import.meta.url)
