import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { messageValidators } from '../../harness/validators/first-use.ts'
import type { Validate } from '../../harness/validators/validate.ts'
import { validatorCode } from '../build/validators.ts'
import { type MessageSchema, messageSchema, type Part } from '../spec/messages.ts'
import { validatorName } from '../spec/names.ts'
import { readTree } from '../spec/tree.ts'

const root = join(import.meta.dirname, '../..')
const { tree } = readTree(root)
const messages = tree.message.map(messageSchema)
const protocols = [...new Set(messages.map(({ file }) => file.protocol))]

const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-validators-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Validators = Readonly<Record<string, Validate>>

/** The validators of the built package. */
async function built(protocol: string): Promise<Validators> {
  const file = join(folder, `${protocol}.mjs`)
  writeFileSync(file, validatorCode(protocol, tree) ?? '')
  return import(pathToFileURL(file).href)
}

/** Those of a checkout. */
async function compiledOnFirstUse(protocol: string): Promise<Validators> {
  const { places } = await import(`../../spec/generated/validators/${protocol}.ts`)
  return messageValidators<Record<string, unknown>>(places)
}

describe.each(protocols)('%s', (protocol) => {
  const own = messages.filter(({ file }) => file.protocol === protocol).flatMap(partsOf)

  test.each([
    ['built', built],
    ['compiled on first use', compiledOnFirstUse],
  ])('%s, lets its examples through and refuses the rest', async (_, load) => {
    const validators = await load(protocol)
    for (const { name, part } of own) {
      const validate = validators[name]
      expect(validate, name).toBeDefined()
      expect(
        part.examples.filter((example) => !validate?.(example)),
        name,
      ).toEqual([])
      expect(
        part.refused.filter(({ value }) => validate?.(value)),
        name,
      ).toEqual([])
    }
  })

  test('states the same in both forms', async () => {
    const [one, other] = [await built(protocol), await compiledOnFirstUse(protocol)]
    for (const { name, part } of own)
      for (const { value } of part.refused)
        expect(errorsOf(one[name], value), name).toEqual(errorsOf(other[name], value))
  })
})

function errorsOf(validate: Validate | undefined, value: unknown): string[] {
  validate?.(value)
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function partsOf({ file, parts }: MessageSchema): { name: string; part: Part }[] {
  return parts.map((part) => ({
    name: validatorName(file, part.name === 'schema' ? undefined : part.name),
    part,
  }))
}
